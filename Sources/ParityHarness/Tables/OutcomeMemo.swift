/// Outcomes that were read before, by the bytes that they were written with.
///
/// Few different outcomes occur in many rows, mostly written alike: what is found here need not be
/// read again.
struct OutcomeMemo<Meaning> {
  private var known: [(range: Range<Int>, meaning: Meaning)] = []

  /// What the same bytes meant earlier.
  func meaning(of range: Range<Int>, in text: JSONText) -> Meaning? {
    for entry in known
    where entry.range.count == range.count && text.isSame(entry.range, range) {
      return entry.meaning
    }
    return nil
  }

  /// Remembers a meaning, as long as there are few: looking through many costs more than reading.
  mutating func remember(_ range: Range<Int>, as meaning: Meaning) {
    if known.count < 16 { known.append((range, meaning)) }
  }
}
