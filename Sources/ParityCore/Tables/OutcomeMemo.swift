/// Outcomes that were read before, by the bytes that they were written with.
///
/// Few different outcomes occur in many rows, mostly written alike: what is found here need not be
/// read again, not even to its end.
struct OutcomeMemo<Meaning> {
  private var known: [(range: Range<Int>, meaning: Meaning)] = []

  /// What the same bytes meant earlier, and where they end.
  func meaning(at offset: Int, in text: JSONText) -> (meaning: Meaning, end: Int)? {
    for entry in known {
      let range = offset..<offset + entry.range.count
      // The object that is known is closed with its last byte, and so is one of the same bytes.
      if range.upperBound <= text.count, text.isSame(entry.range, range) {
        return (entry.meaning, range.upperBound)
      }
    }
    return nil
  }

  /// Remembers the meaning of an object, as long as there are few: looking through many costs more
  /// than reading.
  mutating func remember(_ range: Range<Int>, as meaning: Meaning) {
    if known.count < 16 { known.append((range, meaning)) }
  }
}
