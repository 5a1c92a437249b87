/// The files of one suite at parity, with the places in them where faults can be planted.
struct BiteSite {
  let fixture: TextPlace
  let recording: TextPlace
  let name: String

  init(suite: String, fixture: JSONText, recording: JSONText) throws(JSONFault) {
    name = suite
    self.fixture = try TextPlace(fixture.root())
    self.recording = try TextPlace(recording.root())
  }

  /// The cases and the recorded rows; the same cases in the same order, as the files are at parity.
  var cases: [TextPlace] { fixture["cases"]?.inner ?? [] }
  var rows: [TextPlace] { recording["cases"]?.inner ?? [] }

  /// The first case whose contract is one outcome for both twins, and its number.
  var plain: (row: Int, item: TextPlace, expect: TextPlace)? { plains.first }

  var plains: [(row: Int, item: TextPlace, expect: TextPlace)] {
    cases.enumerated().compactMap { row, item in
      guard let expect = item["expect"], expect["because"] == nil else { return nil }
      return (row, item, expect)
    }
  }

  /// The first case whose contract states a divergence, and its number.
  var divergence: (row: Int, item: TextPlace, expect: TextPlace)? {
    for (row, item) in cases.enumerated() {
      if let expect = item["expect"], expect["because"] != nil { return (row, item, expect) }
    }
    return nil
  }

  /// The first integer that stands in an input under a key of its own.
  var integer: TextPlace? {
    cases.lazy.compactMap { $0["input"]?.inner.first(where: \.isInteger) }.first
  }

  /// The first Kotlin source that the recording was made from.
  var source: String? { recording["sources"]?.inner.first?.key }

  // MARK: Changes

  func edit(fixture edits: TextEdit?...) -> [BiteChange]? { edit(fixture: edits) }

  func edit(fixture edits: [TextEdit?]) -> [BiteChange]? {
    guard let edits = all(edits) else { return nil }
    return [.write(.fixture, TextEdit.apply(edits, to: fixture.node.text))]
  }

  func edit(recording edits: TextEdit?...) -> [BiteChange]? { edit(recording: edits) }

  func edit(recording edits: [TextEdit?]) -> [BiteChange]? {
    guard let edits = all(edits) else { return nil }
    return [.write(.recording, TextEdit.apply(edits, to: recording.node.text))]
  }

  /// The bytes of the fixture or the recording, changed as a whole.
  func rewrite(_ file: BiteFile, _ change: ([UInt8]) -> [UInt8]) -> [BiteChange]? {
    let text = file == .fixture ? fixture.node.text : recording.node.text
    return [.write(file, change(Array(text.bytes[..<text.count])))]
  }

  /// Nothing when one of the edits has no place, as half a fault is another one.
  private func all(_ edits: [TextEdit?]) -> [TextEdit]? {
    let found = edits.compactMap { $0 }
    return found.isEmpty || found.count < edits.count ? nil : found
  }
}
