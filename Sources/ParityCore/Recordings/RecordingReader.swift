extension Recording {
  /// Reads a recording strictly; a fault means that it is no recording of this suite.
  package init(_ text: JSONText, suite: String) throws(JSONFault) {
    var object = try text.root().streamingObject()
    let format = try object.value("format")
    if try format.int64() != Recording.format {
      throw format.outOfRange("expected the format \(Recording.format); this is another one")
    }
    let name = try object.value("suite")
    if try !CodeUnits.areEqual(name.string(), suite) {
      throw name.outOfRange("expected a recording of \(Escaped.literal(suite))")
    }
    self.text = text
    kotlin = try object.value("kotlin").string()
    coroutines = try object.value("coroutines").string()
    constants = try Recording.readConstants(object.value("constants"))
    if let axes = try object.valueIfPresent("axes") {
      _ = try axes.object()
      self.axes = axes
      rows = []
      outputs = try Recording.readProduct(
        legend: object.value("legend"), rows: object.value("rows"))
    } else {
      axes = nil
      let cases = try object.value("cases")
      let end: Int
      (rows, outputs, end) = try Recording.readRows(cases)
      object.advance(to: end)
    }
    sources = try Recording.readSources(object.value("sources"))
    try object.finish()
    try text.expectEnd(after: object.end)
  }

  private static func readConstants(_ node: JSONNode) throws(JSONFault) -> [Constant] {
    var constants: [Constant] = []
    try node.object().forEachMember { (name, value) throws(JSONFault) in
      constants.append(Constant(name, try value.int64()))
    }
    return constants
  }

  private static func readSources(_ node: JSONNode) throws(JSONFault) -> [KotlinSources.File] {
    var sources: [KotlinSources.File] = []
    try node.object().forEachMember { (path, value) throws(JSONFault) in
      if !isBelow(path) {
        throw value.outOfRange("expected a path below the Kotlin sources")
      }
      var entry = try value.object()
      sources.append(KotlinSources.File(path: path, digest: try entry.value("sha256").string()))
      try entry.finish()
    }
    if sources.isEmpty {
      throw node.outOfRange("expected the digest of at least one Kotlin source, found none")
    }
    return sources
  }

  /// Whether a path is names of folders and a file, so that it leads to nothing else.
  ///
  /// NB: byte by byte, because a slash before a combining mark is another character to Swift.
  private static func isBelow(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { name in
        !name.isEmpty && !name.contains(0) && !name.elementsEqual(".".utf8)
          && !name.elementsEqual("..".utf8)
      }
  }

  /// Rows of one letter each, in lines of any length, and what the letters mean.
  private static func readProduct(legend: JSONNode, rows: JSONNode) throws(JSONFault) -> TruthTable
  {
    var outputs = TruthTable()
    var places = [Int32?](repeating: nil, count: 256)
    try legend.object().forEachMember { (letter, outcome) throws(JSONFault) in
      guard letter.utf8.count == 1, let unit = letter.utf8.first else {
        throw outcome.outOfRange("expected one letter as the key, found \(Escaped.literal(letter))")
      }
      places[Int(unit)] = outputs.index(of: .outcome(try Outcome(any: outcome)))
    }
    _ = try rows.forEachElement { (line) throws(JSONFault) in
      for unit in try line.string().utf8 {
        guard let place = places[Int(unit)] else {
          throw line.outOfRange("a letter of this line is not in the legend")
        }
        outputs.append(index: place)
      }
      return try line.end()
    }
    return outputs
  }

  private static func readRows(
    _ node: JSONNode
  ) throws(JSONFault) -> (rows: [Entry], outputs: TruthTable, end: Int) {
    let text = node.text
    var rows: [Entry] = []
    var outputs = TruthTable()
    var memo = OutcomeMemo<Int32>()
    var ids = IDIndex(capacity: 0)
    let end = try node.forEachElement { (element) throws(JSONFault) in
      var object = try element.streamingObject()
      let id = try object.value("id")
      guard id.isString else { throw id.mismatch("a string") }
      let idEnd = try text.skipString(id.offset)
      object.advance(to: idEnd)
      let known = ids.enter(rows.count, hash: text.hash(ofString: id.offset..<idEnd)) {
        text.hasSameString(at: id.offset, as: text, at: rows[$0].idOffset)
      }
      if known != nil {
        throw id.outOfRange(
          "the id \(Escaped.plain(text.checkedString(at: id.offset))) appears twice")
      }
      let input = try object.value("input")
      if !input.isObject { throw input.mismatch("an object") }
      let output = try object.value("output")
      if let (place, end) = memo.meaning(at: output.offset, in: text) {
        object.advance(to: end)
        outputs.append(index: place)
      } else {
        let place = outputs.index(of: .outcome(try Outcome(any: output)))
        let end = try output.end()
        object.advance(to: end)
        memo.remember(output.offset..<end, as: place)
        outputs.append(index: place)
      }
      try object.finish()
      rows.append(
        Entry(text: text, offset: element.offset, idOffset: id.offset, input: input.offset))
      return object.end
    }
    return (rows, outputs, end)
  }
}
