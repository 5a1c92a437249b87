import ParityHarness

extension JSONText {
  /// A text under a name that no test asks about.
  convenience init(_ string: String) { self.init(string, name: "test.json") }

  convenience init(_ bytes: [UInt8]) { self.init(bytes, name: "test.json") }
}

/// Whether a text can go to a terminal as it is: only scalars that are seen and mean themselves.
func isPrintable(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}

/// A small generator of numbers with a seed, so that every run tries the same texts.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
