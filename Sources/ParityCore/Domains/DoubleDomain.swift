/// Floating-point numbers: where to look, and which of two is simpler.
package struct DoubleDomain: Sendable {
  /// Whether they are numbers that a `Float` holds.
  let isFloat: Bool

  /// The thresholds that the suite names.
  let near: [Double]

  /// Values that the fixture's cases have here.
  let known: [Double]

  /// Values worth trying, the simplest first: thresholds, known values, and where arithmetic,
  /// rounding and printing change.
  package let anchors: [Double]

  private static let small: [Double] = [
    0, 1, -1, 0.5, 2, 10, 100, -0.0, 1.5, 2.5, -0.5, 0.25,
  ]

  /// Where the usual texts go over to an exponent, and what no binary fraction holds.
  private static let powers: [Double] = [0.1, 0.01, 1e-3, 1e-4, 1e-5, 1e-7, 1e7, 1e15, 1e16, 1e21]

  private static let doubleLimits: [Double] = [
    .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown,
    .leastNonzeroMagnitude, 0x1p53, 0x1p63, 1 + .ulpOfOne,
  ]

  private static let floatLimits: [Double] = [
    Float.greatestFiniteMagnitude, Float.leastNormalMagnitude, Float.leastNormalMagnitude.nextDown,
    Float.leastNonzeroMagnitude, 0x1p24, 0x1p63, 1 + Float.ulpOfOne,
  ].map { Double($0) }

  init(isFloat: Bool, near: [Double], known: [Double] = []) {
    func held(_ double: Double) -> Double { isFloat ? Double(Float(double)) : double }
    self.isFloat = isFloat
    self.near = near.map(held)
    self.known = known.map(held)
    let limits = isFloat ? Self.floatLimits : Self.doubleLimits
    var places = self.near + self.known + Self.small + Self.powers.map(held)
    for limit in limits { places += [limit, -limit] }
    var anchors: [Double] = []
    for value in places + [.infinity, -.infinity, .nan]
    where !anchors.contains(where: { Self.areSame($0, value) }) {
      anchors.append(value)
    }
    self.anchors = anchors
  }

  /// Whether two numbers are the same bit for bit, any NaN being NaN.
  static func areSame(_ one: Double, _ other: Double) -> Bool {
    one.bitPattern == other.bitPattern || one.isNaN && other.isNaN
  }

  /// The number as JSON.
  package func json(_ double: Double) -> JSONValue {
    isFloat ? .number(Float(double)) : .number(double)
  }

  /// The number that a value stands for; nil where it is none of this domain.
  package func number(of value: JSONValue) -> Double? {
    let number: Double?
    switch value {
    case .double(let double): number = isFloat ? Double(Float(double)) : double
    case .integer(let integer): number = isFloat ? Double(Float(integer)) : Double(integer)
    case .string(let name): number = NonFinite.values.first { $0.name == name }?.double
    default: number = nil
    }
    // Not what only comes near it.
    return number.flatMap { json($0) == value ? $0 : nil }
  }

  /// How far a value is from simple: its place among the anchors, or its digits beyond them.
  func cost(of value: Double) -> UInt64 {
    if let rank = anchors.firstIndex(where: { Self.areSame($0, value) }) { return UInt64(rank) }
    let text = json(value).text
    return UInt64(anchors.count + text.utf8.count - (text.hasSuffix(".0") ? 2 : 0))
  }

  /// Values that may be simpler: every anchor, and the number with fewer digits.
  func simpler(than value: Double) -> [Double] {
    if !value.isFinite || anchors.contains(where: { Self.areSame($0, value) }) { return anchors }
    let steps: [Double] = [1, 10, 100, 1000, 1e6, 1e9, 1e12]
    let rounded = steps.flatMap {
      [(value * $0).rounded(.towardZero) / $0, (value / $0).rounded(.towardZero) * $0]
    }
    return anchors
      + (rounded + [-value]).map { isFloat ? Double(Float($0)) : $0 }
      .filter { $0.isFinite && !Self.areSame($0, value) && cost(of: $0) < cost(of: value) }
  }

  /// Makes a value up: near a threshold or a power of ten, with two decimals, or any bits.
  func draw(_ draw: inout Draw) -> Double {
    let value: Double =
      switch draw.random.below(8) {
      case 0, 1: nudged(draw.random.element(of: near + known + [0, 1]), &draw)
      case 2, 3: draw.random.element(of: anchors)
      case 4: nudged(Self.power(of: Int(draw.random.integer(in: -20...20))), &draw)
      case 5: Double(draw.random.integer(in: -100_000...100_000)) / 100
      case 6: Double(draw.random.integer(in: -1000...1000))
      default: anyBits(&draw)
      }
    return isFloat ? Double(Float(value)) : value
  }

  private func nudged(_ value: Double, _ draw: inout Draw) -> Double {
    switch (draw.random.below(3), isFloat) {
    case (0, _): value
    case (1, true): Double(Float(value).nextUp)
    case (1, false): value.nextUp
    case (_, true): Double(Float(value).nextDown)
    case (_, false): value.nextDown
    }
  }

  private func anyBits(_ draw: inout Draw) -> Double {
    let bits = draw.random.next()
    return isFloat
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private static func power(of exponent: Int) -> Double {
    // Exact up to 22; below zero the nearest.
    let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
    return exponent < 0 ? 1 / power : power
  }
}
