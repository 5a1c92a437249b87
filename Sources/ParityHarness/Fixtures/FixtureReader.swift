/// Reads a fixture strictly: everything that may be wrong with it is found here, and located.
///
/// What can be used is used. A case with a fault stays as a row without an input, so that the
/// others are still compared.
struct FixtureReader<S: Suite> {
  private let suite: S
  private let text: JSONText
  private let recordedIDs: [String]
  private var fixture: Fixture
  private var problems: [Problem] = []
  private var places: TextPlaces

  private var memo = OutcomeMemo<(kotlin: Cell, swift: Cell)>()

  /// The cases by the hash of their id; a million ids need no second copy to be told apart.
  private var rowsByHash: [Int: Int] = [:]

  /// The fixture and all that is wrong with it.
  ///
  /// The recorded ids name the cases that went or came when their number is not right.
  static func read(_ text: JSONText, for suite: S, recordedIDs: [String]) -> (
    fixture: Fixture, problems: [Problem]
  ) {
    var reader = FixtureReader(suite: suite, text: text, recordedIDs: recordedIDs)
    reader.read()
    return (reader.fixture, reader.problems)
  }

  private init(suite: S, text: JSONText, recordedIDs: [String]) {
    self.suite = suite
    self.text = text
    self.recordedIDs = recordedIDs
    fixture = Fixture(text: text)
    places = TextPlaces(text)
  }

  private mutating func read() {
    do {
      try readFile()
    } catch {
      report(error)
    }
    // A text that is no JSON is called that, whatever else was met on the way to the fault.
    if !problems.isEmpty {
      do {
        try text.validate()
      } catch {
        // A repeated key that was met in a case has been told with that case.
        let place = places.position(of: error.offset)
        problems.removeAll { $0.code != .jsonDuplicateKey || error.kind != .duplicateKey }
        if !problems.contains(where: { $0.line == place.line && $0.column == place.column }) {
          report(error)
        }
      }
    }
  }

  /// Reads as far as the text can be read: what stands before a fault in its syntax is kept.
  private mutating func readFile() throws(JSONFault) {
    let root = try text.root()
    let list = suite.axes.isEmpty ? "cases" : "axes"
    var cases: JSONNode?
    var seen: Set<String> = []
    let end = try root.forEachMember { (range, value) throws(JSONFault) in
      let key = try text.decodeString(range)
      let node = JSONNode(text: text, offset: value.offset, key: key, depth: value.depth)
      if !seen.insert(key).inserted { throw text.repeatedKey(key, at: range.lowerBound) }
      switch key {
      case "suite": try readName(node)
      case "cases" where suite.axes.isEmpty:
        cases = node
        return try node.forEachElement { (element) throws(JSONFault) in try read(case: element) }
      case "axes" where !suite.axes.isEmpty:
        cases = node
        try read(axes: node)
      default:
        report(text.unknownKey(key, at: range.lowerBound, known: ["suite", list]))
      }
      return try node.end()
    }
    try text.expectEnd(after: end)
    fixture.isComplete = true
    for key in ["suite", list] where !seen.contains(key) {
      report(text.missingKey(key, at: root.offset, unread: Array(seen)))
    }
    if let cases, suite.axes.isEmpty, fixture.cases.count != suite.caseCount {
      reportCount(at: cases)
    }
  }

  /// Reads the axes and checks each value once, in a row with the first values of the others.
  private mutating func read(axes node: JSONNode) throws(JSONFault) {
    let end = try node.end()
    do {
      let axes = try Axes(node, keys: suite.axes)
      let count = axes.rowCount
      if count != suite.caseCount {
        report(
          .fixtureCount, at: node.offset,
          "\(count) rows, and \(suite.name) has exactly "
            + "\(suite.caseCount)", key: "axes")
        return
      }
      var stride = count
      for axis in axes.axes {
        stride /= axis.values.count
        for place in axis.values.indices {
          var object = axes.object(place * stride)
          _ = try suite.readInput(&object)
          try object.finish()
        }
      }
      fixture.axes = axes
      fixture.cases = (0..<count).map {
        Fixture.Case(id: "row-\($0)", range: node.offset..<end, input: .row($0))
      }
      let none = TruthTable(repeating: .absent, count: count)
      fixture.contract = (none, none)
    } catch {
      _ = try node.end()
      report(error)
    }
  }

  private mutating func readName(_ node: JSONNode) throws(JSONFault) {
    let expected = "the suite's name, \(Escaped.literal(suite.name))"
    if !node.isString {
      report(node.mismatch(expected))
    } else if try !CodeUnits.areEqual(node.string(), suite.name) {
      report(node.outOfRange("expected \(expected)"))
    }
  }

  /// Reads one case and keeps it whatever is wrong with it; the offset after it.
  private mutating func read(case node: JSONNode) throws(JSONFault) -> Int {
    var id: String?
    var item = Fixture.Case(id: "", range: node.offset..<node.offset, input: nil)
    var expected: (kotlin: Cell, swift: Cell) = (.absent, .absent)
    do {
      var object = try node.object()
      id = try readID(&object)
      var input = try object.value("input").object()
      _ = try suite.readInput(&input)
      try input.finish()
      expected = try readExpected(object.value("expect"), caseID: id)
      try object.finish()
      item = Fixture.Case(
        id: id ?? "", range: node.offset..<object.end, input: .object(input.node.offset))
    } catch {
      // A fault of the syntax is thrown again from here, and ends the reading.
      item = Fixture.Case(id: id ?? "", range: node.offset..<(try node.end()), input: nil)
      expected = (.absent, .absent)
      report(error, caseID: id, caseNumber: fixture.cases.count + 1)
    }
    fixture.cases.append(item)
    fixture.contract.kotlin.append(expected.kotlin)
    fixture.contract.swift.append(expected.swift)
    return item.range.upperBound
  }

  private mutating func readID(_ object: inout JSONObject) throws(JSONFault) -> String {
    let node = try object.value("id")
    let id = try node.string()
    guard isKebabCase(id) else {
      throw node.outOfRange(
        "expected an id in kebab-case (a-z, 0-9 and single hyphens), found \(Escaped.literal(id))")
    }
    if let first = firstRow(of: id) {
      let start = fixture.cases[first].range.lowerBound
      var object = try JSONNode(text: text, offset: start).object()
      let place = places.position(of: try object.value("id").offset)
      report(
        .fixtureDuplicateID, at: node.offset,
        "the id \(id) stands twice; the first is in line \(place.line)", caseID: id, key: "id")
    } else {
      rowsByHash[id.hashValue] = fixture.cases.count
    }
    return id
  }

  /// The row that has an id already.
  private func firstRow(of id: String) -> Int? {
    guard let row = rowsByHash[id.hashValue] else { return nil }
    if row < fixture.cases.count && fixture.cases[row].id == id { return row }
    return fixture.cases.firstIndex { $0.id == id }
  }

  /// One outcome for both twins, or `{"kotlin": …, "swift": …, "because": …}`.
  private mutating func readExpected(_ node: JSONNode, caseID: String?) throws(JSONFault)
    -> (kotlin: Cell, swift: Cell)
  {
    let range = node.offset..<(try node.end())
    if let expected = memo.meaning(of: range, in: text) { return expected }
    var object = try node.object()
    let (hasKotlin, hasSwift) = (try object.contains("kotlin"), try object.contains("swift"))
    guard hasKotlin || hasSwift else {
      let outcome = try suite.readOutcome(&object)
      try object.finish()
      memo.remember(range, as: (.outcome(outcome), .outcome(outcome)))
      return (.outcome(outcome), .outcome(outcome))
    }
    let kotlin = try readOutcome(object.value("kotlin"))
    let swift = try readOutcome(object.value("swift"))
    let because = try object.value("because")
    let reason = try because.string()
    try object.finish()
    if reason.allSatisfy(\.isWhitespace) {
      report(
        .divergenceUnexplained, at: because.offset,
        "a divergence needs its reason, in words that an app engineer understands",
        caseID: caseID, key: "because")
    }
    if kotlin == swift {
      report(
        .divergenceHealed, at: node.offset,
        "the two outcomes of this divergence are the same; state the one outcome instead",
        caseID: caseID, key: "expect")
    }
    fixture.reasons[fixture.cases.count] = reason
    return (.outcome(kotlin), .outcome(swift))
  }

  private func readOutcome(_ node: JSONNode) throws(JSONFault) -> Outcome {
    var object = try node.object()
    let outcome = try suite.readOutcome(&object)
    try object.finish()
    return outcome
  }

  private mutating func reportCount(at cases: JSONNode) {
    let count = "\(fixture.cases.count) cases, and \(suite.name) has exactly \(suite.caseCount)"
    let roster = Roster(recorded: recordedIDs, current: fixture.cases.map(\.id))
    let change = recordedIDs.isEmpty ? nil : roster.sentence
    report(
      .fixtureCount, at: cases.offset, [count, change].compactMap { $0 }.joined(separator: "; "),
      key: "cases")
  }

  private mutating func report(_ fault: JSONFault, caseID: String? = nil, caseNumber: Int? = nil) {
    let code: Problem.Code =
      switch fault.kind {
      case .syntax: .jsonSyntax
      case .duplicateKey: .jsonDuplicateKey
      case .type: .fixtureType
      case .range: .fixtureRange
      case .missingKey: .fixtureMissingKey
      case .unknownKey: .fixtureUnknownKey
      }
    let number = caseID == nil ? caseNumber.map { "case number \($0): " } ?? "" : ""
    report(code, at: fault.offset, number + fault.message, caseID: caseID, key: fault.key)
  }

  private mutating func report(
    _ code: Problem.Code, at offset: Int, _ message: String, caseID: String? = nil,
    key: String? = nil
  ) {
    var problem = Problem(code, message, file: text.name, suite: suite.name)
    problem.caseID = caseID
    problem.key = key
    problems.append(problem.at(places.position(of: offset)))
  }
}

/// Whether a name is made of lower-case ASCII letters, digits and single hyphens between them.
private func isKebabCase(_ name: String) -> Bool {
  var previous = UInt8(ascii: "-")
  for unit in name.utf8 {
    let isLetter = isDigit(unit) || (unit >= UInt8(ascii: "a") && unit <= UInt8(ascii: "z"))
    let isHyphen = unit == UInt8(ascii: "-") && previous != UInt8(ascii: "-")
    if !isLetter && !isHyphen { return false }
    previous = unit
  }
  return previous != UInt8(ascii: "-")
}
