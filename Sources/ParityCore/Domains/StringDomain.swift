/// Strings like some that are known, and strings that one language takes for the same as another.
package struct StringDomain: Sendable {
  /// The strings that the suite names, and those of the fixture's cases.
  let near: [String]

  /// Strings worth trying, the simplest first: those named, and variations on the first of them.
  package let anchors: [String]

  /// Spellings that Unicode takes for the same, in different code units.
  private static let canonical: [[String]] = [
    ["\u{E9}", "e\u{301}"], ["\u{C5}", "A\u{30A}", "\u{212B}"], ["\u{AC00}", "\u{1100}\u{1161}"],
    ["\u{E1}", "a\u{301}"], ["\u{F1}", "n\u{303}"],
  ]

  /// Spellings that people take for the same.
  private static let lookAlikes: [[String]] = [
    ["0", "\u{FF10}"], ["2", "\u{FF12}"], ["-", "\u{2011}"],
  ]

  init(near: [String], known: [String] = []) {
    var named: [String] = []
    for string in near + known where !named.contains(where: { CodeUnits.areEqual($0, string) }) {
      named.append(string)
    }
    self.near = named
    let base = near.first ?? ""
    let endings = Self.canonical.prefix(3).joined() + ["0", " ", "\u{1F680}"]
    var anchors: [String] = []
    for string in named + ["", Self.shortened(base)] + endings.map({ base + $0 })
    where !anchors.contains(where: { CodeUnits.areEqual($0, string) }) {
      anchors.append(string)
    }
    self.anchors = anchors
  }

  /// How far a string is from simple: its place among the anchors, or its length beyond them.
  func cost(of string: String) -> UInt64 {
    let rank = anchors.firstIndex { CodeUnits.areEqual($0, string) }
    return UInt64(rank ?? anchors.count + string.unicodeScalars.count)
  }

  /// Strings that may be simpler: every anchor, and the string with one scalar less.
  func simpler(than string: String) -> [String] {
    let scalars = Array(string.unicodeScalars.prefix(40))
    return anchors
      + scalars.indices.map { index in
        Self.string(scalars[..<index] + scalars[(index + 1)...])
      }
  }

  /// Makes a string up: a known one, an earlier one of the same input, or a variation on that.
  func draw(_ draw: inout Draw) -> String {
    if draw.strings.isEmpty || draw.random.chance(1, in: 2) {
      return draw.random.element(of: draw.random.chance(1, in: 3) ? near + [""] : anchors)
    }
    let earlier = draw.random.element(of: draw.strings)
    switch draw.random.below(4) {
    case 0: return earlier
    case 1: return edited(earlier, &draw)
    default:
      return respelt(earlier, Self.canonical, &draw) ?? respelt(earlier, Self.lookAlikes, &draw)
        ?? edited(earlier, &draw)
    }
  }

  /// The same text in other code units, if a part of it has another spelling.
  private func respelt(_ string: String, _ families: [[String]], _ draw: inout Draw) -> String? {
    let scalars = Array(string.unicodeScalars)
    var spellings: [String] = []
    for family in families {
      for (member, spelling) in family.enumerated() {
        let part = Array(spelling.unicodeScalars)
        for start in scalars.indices where scalars[start...].starts(with: part) {
          for (other, replacement) in family.enumerated() where other != member {
            spellings.append(
              Self.string(
                scalars[..<start] + Array(replacement.unicodeScalars)
                  + scalars[(start + part.count)...]))
          }
        }
      }
    }
    return spellings.isEmpty ? nil : draw.random.element(of: spellings)
  }

  private func edited(_ string: String, _ draw: inout Draw) -> String {
    switch draw.random.below(4) {
    case 0: Self.shortened(string)
    case 1: string + " "
    case 2: string + "\u{E9}"
    default: Self.string(string.unicodeScalars.map(Self.otherCase))
    }
  }

  private static func shortened(_ string: String) -> String {
    Self.string(string.unicodeScalars.dropLast())
  }

  /// ASCII alone: what else has a case depends on the version of Unicode.
  private static func otherCase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "a"..."z", "A"..."Z": Unicode.Scalar(UInt8(scalar.value) ^ 0x20)
    default: scalar
    }
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
