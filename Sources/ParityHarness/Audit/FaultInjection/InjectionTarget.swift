/// The files of one suite at parity, with the places in them where faults can be injected.
struct InjectionTarget {
  let fixture: TextSpan
  let recording: TextSpan
  let name: String

  init(suite: String, fixture: JSONText, recording: JSONText) throws(JSONFault) {
    name = suite
    self.fixture = try TextSpan(fixture.root())
    self.recording = try TextSpan(recording.root())
  }

  /// The cases and the recorded rows; the same cases in the same order, as the files are at parity.
  var cases: [TextSpan] { fixture["cases"]?.inner ?? [] }
  var rows: [TextSpan] { recording["cases"]?.inner ?? [] }

  /// The first case whose contract is one outcome for both twins, and its number.
  var plain: (row: Int, item: TextSpan, expect: TextSpan)? { plains.first }

  var plains: [(row: Int, item: TextSpan, expect: TextSpan)] {
    cases.enumerated().compactMap { row, item in
      guard let expect = item["expect"], expect["because"] == nil else { return nil }
      return (row, item, expect)
    }
  }

  /// The first case whose contract states a divergence, and its number.
  var divergence: (row: Int, item: TextSpan, expect: TextSpan)? {
    for (row, item) in cases.enumerated() {
      if let expect = item["expect"], expect["because"] != nil { return (row, item, expect) }
    }
    return nil
  }

  /// The first integer that is in an input under a key of its own.
  var integer: TextSpan? {
    cases.lazy.compactMap { $0["input"]?.inner.first(where: \.isInteger) }.first
  }

  /// The first Kotlin source that the recording was made from.
  var source: String? { recording["sources"]?.inner.first?.key }

  // MARK: Changes

  func edit(fixture edits: TextEdit?...) -> [FileEdit]? { edit(fixture: edits) }

  func edit(fixture edits: [TextEdit?]) -> [FileEdit]? {
    guard let edits = all(edits) else { return nil }
    return [.write(.fixture, TextEdit.apply(edits, to: fixture.node.text))]
  }

  func edit(recording edits: TextEdit?...) -> [FileEdit]? { edit(recording: edits) }

  func edit(recording edits: [TextEdit?]) -> [FileEdit]? {
    guard let edits = all(edits) else { return nil }
    return [.write(.recording, TextEdit.apply(edits, to: recording.node.text))]
  }

  /// The bytes of the fixture or the recording, changed as a whole.
  func rewrite(_ file: InjectionFile, _ change: ([UInt8]) -> [UInt8]) -> [FileEdit]? {
    let text = file == .fixture ? fixture.node.text : recording.node.text
    return [.write(file, change(Array(text.bytes[..<text.count])))]
  }

  /// Nothing when one of the edits has no place, as half a fault is another one.
  private func all(_ edits: [TextEdit?]) -> [TextEdit]? {
    let found = edits.compactMap { $0 }
    return found.isEmpty || found.count < edits.count ? nil : found
  }
}
