import ParityHarness

extension ExplorableSuite {
  /// A made-up input, once it is repaired, as the suite reads it; nil where it does not.
  func read(_ input: JSONValue) -> Input? {
    do throws(JSONFault) { return try repaired(input).decode(Input.self) } catch { return nil }
  }
}
