import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Nesting` {
  enum Form: Sendable, CaseIterable, CustomTestStringConvertible {
    case arrays, objects, both

    var testDescription: String { "\(self)" }

    /// A number of containers, one in the other.
    func text(depth: Int) -> String {
      let levels = (0..<depth).map { level in
        switch self {
        case .arrays: ("[", "]")
        case .objects: ("{\"a\":", "}")
        case .both: level % 3 == 0 ? ("{\"a\":", "}") : ("[", "]")
        }
      }
      return levels.map(\.0).joined() + "0" + levels.reversed().map(\.1).joined()
    }

    /// The offset of the container that is open together with the ones around it.
    func offset(of depth: Int) -> Int {
      text(depth: depth).split(separator: "0")[0].utf8.count
    }
  }

  @Test(arguments: Form.allCases, [1, 2, 63, 64, 65, 127, 128, 129, 511, 512])
  func `Up to 512 levels are read`(form: Form, depth: Int) throws {
    let text = JSONText(form.text(depth: depth))
    try text.validate()
    let value = try text.root().value()
    #expect(value.text == form.text(depth: depth))
  }

  @Test(arguments: Form.allCases, [513, 514, 577, 5000])
  func `The 513th level is refused where it opens`(form: Form, depth: Int) {
    let fault = #expect(throws: JSONFault.self) {
      try JSONText(form.text(depth: depth)).validate()
    }
    #expect(fault?.offset == form.offset(of: 512))
    #expect(fault?.message == "nested deeper than 512 arrays and objects")
  }

  @Test(arguments: Form.allCases)
  func `The 513th level is refused the same by every way of reading`(form: Form) throws {
    let text = JSONText(form.text(depth: 513))
    let root = try text.root()
    let readings: [() throws -> Void] = [
      { _ = try root.value() },
      { _ = try root.end() },
      { if root.isObject { _ = try root.object() } else { _ = try root.elements() } },
      { _ = try root.bool() },
    ]
    for read in readings {
      let fault = #expect(throws: JSONFault.self) { try read() }
      #expect(fault?.kind == .syntax)
      #expect(fault?.offset == form.offset(of: 512))
    }
  }

  @Test(arguments: ["[", "{\"\":", "[{\"\":", "[[],", "{\"a\":[],\"b\":"])
  func `A text that only opens is refused, however long it is`(piece: String) {
    let text = JSONText(String(repeating: piece, count: 100_000))
    let readings: [() throws -> Void] = [
      { try text.validate() },
      { _ = try text.root().value() },
      { _ = try text.root().elements() },
      { _ = try text.root().object() },
      { _ = try text.root().int64() },
    ]
    for read in readings {
      let fault = #expect(throws: JSONFault.self) { try read() }
      #expect(fault.map { $0.offset <= 513 * piece.utf8.count } == true)
    }
  }

  @Test func `A hundred thousand brackets that close are refused too`() {
    let text = JSONText(
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000))
    let fault = #expect(throws: JSONFault.self) { try text.validate() }
    #expect(fault?.offset == 512)
  }

  @Test func `A hundred thousand containers beside one another are no nesting`() throws {
    let text = JSONText("[" + String(repeating: "[],{},", count: 50_000) + "0]")
    try text.validate()
    #expect(try text.root().elements().count == 100_001)
  }

  @Test func `A wrong bracket deep inside is told from the right one`() {
    // Across the words in which the open containers are remembered.
    for depth in [1, 63, 64, 65, 66, 128, 129, 200] {
      let arrays = String(repeating: "[", count: depth)
      let fault = #expect(throws: JSONFault.self) {
        try JSONText("{\"a\":\(arrays)0}").validate()
      }
      #expect(fault?.offset == depth + 6)
      let objects = String(repeating: "{\"a\":", count: depth)
      let other = #expect(throws: JSONFault.self) { try JSONText("[\(objects)0]").validate() }
      #expect(other?.offset == depth * 5 + 2)
    }
  }

  @Test func `Open containers are remembered in order`() {
    var random = SplitMix(seed: 64)
    var nesting = JSONNesting()
    var expected: [JSONNesting.Kind] = []
    // A walk that drifts upwards first and comes back to nothing in the end.
    for step in 0..<4000 {
      let opens = expected.isEmpty || Int.random(in: 0..<10, using: &random) < (step < 2000 ? 7 : 4)
      if opens {
        let kind: JSONNesting.Kind = Bool.random(using: &random) ? .array : .object
        nesting.push(kind)
        expected.append(kind)
      } else {
        nesting.pop()
        expected.removeLast()
      }
      #expect(nesting.depth == expected.count)
      if let top = expected.last { #expect(nesting.top == top) }
    }
    while let top = expected.popLast() {
      #expect(nesting.top == top)
      nesting.pop()
    }
    #expect(nesting.depth == 0)
  }
}
