/// Reads what every fixture has, strictly: its cases with their ids, inputs and contracts, or axes.
///
/// What an input and an outcome hold is the suite's affair, and is read where its code runs. Here
/// they are objects whose syntax is right. What can be used is used: a case with a fault stays as a
/// row without an input, so that the others are still compared.
struct FixtureReader {
  private let suite: (name: String, caseCount: Int, axes: [String], hasContracts: Bool)
  private let text: JSONText
  private let recordedIDs: [String]
  private let isCounted: Bool
  private var fixture: Fixture
  private var problems: [Problem] = []

  /// Contracts that were read before, by their index in the table.
  private var memo = OutcomeMemo<Int32>()
  /// Where the first outcome of each contract is, by the contract's index.
  private var firstPlaces: [Int32: Range<Int>] = [:]
  private var ids: IDIndex

  /// The fixture and all that is wrong with it.
  ///
  /// The recorded ids name the cases that went or came when their number is not right. A fixture of
  /// another time, which is not counted, may have another number of them.
  static func read(
    _ text: JSONText, for suite: some Suite, recordedIDs: [String] = [], isCounted: Bool = true
  ) -> (fixture: Fixture, problems: [Problem]) {
    var reader = FixtureReader(
      suite: (suite.name, suite.caseCount, suite.axes, suite.hasContracts), text: text,
      recordedIDs: recordedIDs,
      isCounted: isCounted)
    reader.read()
    return (reader.fixture, reader.problems)
  }

  private init(
    suite: (name: String, caseCount: Int, axes: [String], hasContracts: Bool), text: JSONText,
    recordedIDs: [String], isCounted: Bool
  ) {
    self.isCounted = isCounted
    self.suite = suite
    self.text = text
    self.recordedIDs = recordedIDs
    fixture = Fixture(text: text)
    ids = IDIndex(capacity: suite.axes.isEmpty ? suite.caseCount : 0)
    if suite.axes.isEmpty { fixture.cases.reserveCapacity(suite.caseCount) }
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
        if error.kind == .syntax { problems = [] }
        // A repeated key that was met in a case has been told with that case.
        let place = text.position(of: error.offset)
        if !problems.contains(where: { $0.line == place.line && $0.column == place.column }) {
          report(error)
        }
      }
    }
  }

  /// Reads as far as the text can be read: what comes before a fault in its syntax is kept.
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
    if isCounted, let cases, suite.axes.isEmpty, fixture.cases.count != suite.caseCount {
      reportCount(at: cases)
    }
  }

  /// Reads the axes, each value of which has to be one that can be shown.
  private mutating func read(axes node: JSONNode) throws(JSONFault) {
    let end = try node.end()
    do {
      let axes = try Axes(node, keys: suite.axes)
      let count = axes.rowCount
      // The pinned number keeps a file from asking for more rows than there is memory.
      let isTooLong = count > max(suite.caseCount, 1 << 22)
      if isTooLong || isCounted && count != suite.caseCount {
        report(
          .fixtureCount, at: node.offset,
          "\(count) rows, and \(suite.name) has exactly "
            + "\(suite.caseCount)", key: "axes")
        return
      }
      try text.refuseRepeatedKeys(in: node.offset..<end)
      for axis in axes.axes.indices {
        for place in axes.axes[axis].values.indices {
          _ = try axes.node(of: axis, at: place).value()
        }
      }
      fixture.axes = axes
      fixture.cases = (0..<count).map {
        Fixture.Case(text, row: $0, axes: node.offset..<end)
      }
      fixture.contracts = ContractTable(repeating: .none, count: count)
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
    var id: Int?
    var item: Fixture.Case
    var contract: Int32
    do throws(JSONFault) {
      var object = try node.streamingObject()
      let idOffset = try object.offset(of: "id")
      object.advance(to: try readID(at: idOffset, in: object))
      id = idOffset
      let input = try object.value("input")
      guard input.isObject else { throw input.mismatch("an object") }
      let inputEnd = try input.end()
      object.advance(to: inputEnd)
      contract =
        suite.hasContracts
        ? try readContract(object.value("expect"), in: &object)
        : fixture.contracts.index(of: .none)
      let note = try object.valueIfMore("note")
      _ = try note?.string()
      try object.finish()
      item = Fixture.Case(
        text, at: node.offset..<object.end, idOffset: id, input: input.offset..<inputEnd,
        noteOffset: note?.offset)
    } catch {
      // A fault of the syntax is thrown from here, and ends the reading.
      item = Fixture.Case(text, at: node.offset..<(try node.end()), idOffset: id, input: nil)
      contract = fixture.contracts.index(of: .none)
      let fault = text.firstFault(in: item.range, error)
      // Of two ids neither is the case's.
      let known = fault.kind == .duplicateKey && fault.key == "id" ? nil : id
      report(
        fault, caseID: known.map(text.checkedString), caseNumber: fixture.cases.count + 1)
    }
    fixture.cases.append(item)
    fixture.contracts.append(index: contract)
    return item.range.upperBound
  }

  /// Reads the id at this node; the offset after it.
  private mutating func readID(at offset: Int, in item: JSONObject) throws(JSONFault) -> Int {
    guard text.bytes[offset] == UInt8(ascii: "\"") else {
      throw item.value("id", at: offset).mismatch("a string")
    }
    let end = try text.skipString(offset)
    var hash = text.hash(ofKebabCase: offset + 1..<end - 1)
    if hash == nil {
      // Perhaps one that is written with escapes.
      let id = try text.decodeString(offset..<end)
      let decoded = JSONText(id, name: text.name)
      hash = decoded.hash(ofKebabCase: 0..<decoded.count)
      if hash == nil {
        throw item.value("id", at: offset).outOfRange(
          "expected an id in kebab-case (a-z, 0-9 and single hyphens), found "
            + Escaped.literal(id))
      }
    }
    let (text, cases) = (text, fixture.cases)
    let first = ids.enter(cases.count, hash: hash ?? 0) {
      cases[$0].hasID(at: offset, of: text)
    }
    if let first {
      let start = fixture.cases[first].range.lowerBound
      var object = try JSONNode(text: text, offset: start).object()
      let place = text.position(of: try object.value("id").offset)
      let id = text.checkedString(at: offset)
      report(
        .fixtureDuplicateID, at: offset,
        "the id \(id) appears twice; the first is in line \(place.line)", caseID: id, key: "id")
    }
    return end
  }

  /// One outcome for both twins, or `{"kotlin": …, "swift": …, "because": …}`.
  private mutating func readContract(
    _ node: JSONNode, in item: inout JSONObject
  ) throws(JSONFault) -> Int32 {
    if let (contract, end) = memo.meaning(at: node.offset, in: text) {
      item.advance(to: end)
      return contract
    }
    var object = try node.object()
    item.advance(to: object.end)
    let (hasKotlin, hasSwift) = (try object.contains("kotlin"), try object.contains("swift"))
    guard hasKotlin || hasSwift else {
      let contract = fixture.contracts.index(of: .same(try Outcome(any: node)))
      memo.remember(node.offset..<object.end, as: contract)
      note(node.offset..<object.end, of: contract, .both)
      return contract
    }
    let kotlinNode = try object.value("kotlin")
    let swiftNode = try object.value("swift")
    let kotlin = try Outcome(any: kotlinNode)
    let swift = try Outcome(any: swiftNode)
    let because = try object.value("because")
    let reason = try because.string()
    try object.finish()
    let caseID = try item.value("id").string()
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
    let contract = fixture.contracts.index(
      of: .divergence(kotlin: kotlin, swift: swift, reason: reason))
    note(kotlinNode.offset..<(try kotlinNode.end()), of: contract, .kotlin)
    note(swiftNode.offset..<(try swiftNode.end()), of: contract, .swift)
    return contract
  }

  /// Notes where an outcome of a contract is written, unless the same was noted already.
  private mutating func note(
    _ place: Range<Int>, of contract: Int32, _ twin: Fixture.StatedOutcome.Twin
  ) {
    if twin == .both {
      if let first = firstPlaces[contract], text.isSame(first, place) { return }
      firstPlaces[contract] = firstPlaces[contract] ?? place
    }
    fixture.outcomes.append(.init(place: place, contract: contract, twin: twin))
  }

  private mutating func reportCount(at cases: JSONNode) {
    let count =
      "\(counted(fixture.cases.count, "case")), and \(suite.name) has exactly \(suite.caseCount)"
    let roster = CaseListDiff(recorded: recordedIDs, current: fixture.cases.map(\.id))
    let change = recordedIDs.isEmpty ? nil : roster.sentence
    report(
      .fixtureCount, at: cases.offset, [count, change].compactMap { $0 }.joined(separator: "; "),
      key: "cases")
  }

  private mutating func report(_ fault: JSONFault, caseID: String? = nil, caseNumber: Int? = nil) {
    let number = caseID == nil ? caseNumber.map { "case number \($0): " } ?? "" : ""
    report(
      fault.kind.code, at: fault.offset, number + fault.message, caseID: caseID, key: fault.key)
  }

  private mutating func report(
    _ code: Problem.Code, at offset: Int, _ message: String, caseID: String? = nil,
    key: String? = nil
  ) {
    var problem = Problem(code, message, file: text.name, suite: suite.name)
    problem.caseID = caseID
    problem.key = key
    problems.append(problem.at(text.position(of: offset)))
  }
}
