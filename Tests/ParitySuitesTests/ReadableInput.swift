import ParityHarness

extension ExplorableSuite {
  /// Whether the suite reads a made-up input, once it is repaired.
  func reads(_ input: JSONValue) -> Bool {
    do throws(JSONFault) {
      var object = try JSONText(repaired(input).text, name: "generated").root().object()
      _ = try readInput(&object)
      try object.finish()
      return true
    } catch {
      return false
    }
  }
}
