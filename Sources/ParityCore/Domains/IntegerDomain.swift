/// Integers of a range: where to look, and which of two is simpler.
package struct IntegerDomain: Sendable {
  package let range: ClosedRange<Int64>

  /// The thresholds that the suite names.
  let near: [Int64]

  /// Values that the fixture's cases have here.
  let known: [Int64]

  /// Values worth trying, the simplest first: thresholds, known values, and the ends of number
  /// types.
  package let anchors: [Int64]

  private let ranks: [Int64: UInt64]

  init(_ range: ClosedRange<Int64>, near: [Int64], known: [Int64] = []) {
    self.range = range
    self.near = near.filter(range.contains)
    var seen: Set<Int64> = []
    self.known = known.filter { seen.insert($0).inserted }
    var anchors: [Int64] = []
    var ranks: [Int64: UInt64] = [:]
    let next = near.flatMap { [$0 &- 1, $0 &+ 1] }
    let ends = [Int64(Int32.max), Int64(Int32.min), Int64.max, Int64.min]
      .flatMap { [$0, $0 &+ 1, $0 &- 1] }
    let powers: [Int64] = [1 << 32, 1 << 53]
    let own = [range.lowerBound, range.upperBound]
    for value in near + known + [0, 1, -1] + next + ends + powers + own
    where range.contains(value) && ranks[value] == nil {
      ranks[value] = UInt64(anchors.count)
      anchors.append(value)
    }
    self.anchors = anchors
    self.ranks = ranks
  }

  /// How far a value is from simple: its place among the anchors, or the distance to the nearest.
  func cost(of value: Int64) -> UInt64 {
    if let rank = ranks[value] { return rank }
    let distance = Self.distance(value, nearestAnchor(to: value))
    let (sum, isOver) = distance.addingReportingOverflow(UInt64(anchors.count))
    return isOver ? .max : sum
  }

  /// Values that may be simpler: every anchor, and those on the way to the nearest one.
  func simpler(than value: Int64) -> [Int64] {
    if ranks[value] != nil { return anchors }
    let anchor = nearestAnchor(to: value)
    let distance = Self.distance(value, anchor)
    var steps: Set<UInt64> = [1, 2, distance - 1]
    for shift in 1..<8 { steps.insert(distance >> shift) }
    steps.insert(distance - distance >> 2)
    let bits = UInt64(bitPattern: anchor)
    return anchors
      + steps.filter { $0 > 0 && $0 < distance }.sorted()
      .map { Int64(bitPattern: value > anchor ? bits &+ $0 : bits &- $0) }
  }

  /// Makes a value up: near a threshold, near an earlier value of the same input, or anywhere.
  package func draw(_ draw: inout Draw) -> Int64 {
    let value: Int64? =
      switch draw.random.below(8) {
      case 0, 1: Self.sum(draw.random.element(of: near + known + [0]), Self.nudge(&draw))
      case 2, 3: nil
      case 4, 5: related(&draw)
      case 6: multiple(&draw)
      default: anywhere(&draw)
      }
    if let value, range.contains(value) { return value }
    return draw.random.element(of: anchors)
  }

  /// A threshold away from an earlier value, give or take one; or what is left of the threshold.
  private func related(_ draw: inout Draw) -> Int64? {
    if draw.integers.isEmpty { return nil }
    let earlier = draw.random.element(of: draw.integers)
    let step = draw.random.element(of: near + [0])
    let exact: Int64? =
      switch draw.random.below(3) {
      case 0: Self.sum(earlier, step)
      case 1: Self.difference(earlier, step)
      default: Self.difference(step, earlier)
      }
    return Self.sum(exact, Self.nudge(&draw))
  }

  private func multiple(_ draw: inout Draw) -> Int64? {
    let units = near.filter { $0 > 1 }
    if units.isEmpty { return nil }
    let unit = draw.random.element(of: units)
    let factor = anyMagnitude(&draw, (Int64.min / unit)...(Int64.max / unit))
    return Self.sum(factor.multipliedReportingOverflow(by: unit).partialValue, Self.nudge(&draw))
  }

  private func anywhere(_ draw: inout Draw) -> Int64 {
    draw.random.chance(1, in: 2)
      ? draw.random.integer(in: range) : anyMagnitude(&draw, range)
  }

  /// A number of any length, so that short ones are as likely as long ones.
  private func anyMagnitude(_ draw: inout Draw, _ range: ClosedRange<Int64>) -> Int64 {
    let value = Int64(bitPattern: draw.random.next()) >> draw.random.below(64)
    return min(max(value, range.lowerBound), range.upperBound)
  }

  private func nearestAnchor(to value: Int64) -> Int64 {
    // The earlier of two that are as near.
    anchors.min { Self.distance(value, $0) < Self.distance(value, $1) } ?? value
  }

  private static func distance(_ one: Int64, _ other: Int64) -> UInt64 {
    UInt64(bitPattern: max(one, other) &- min(one, other))
  }

  private static func nudge(_ draw: inout Draw) -> Int64 { draw.random.integer(in: -1...1) }

  private static func sum(_ one: Int64?, _ other: Int64) -> Int64? {
    guard let (sum, isOver) = one?.addingReportingOverflow(other), !isOver else { return nil }
    return sum
  }

  private static func difference(_ one: Int64, _ other: Int64) -> Int64? {
    let (difference, isOver) = one.subtractingReportingOverflow(other)
    return isOver ? nil : difference
  }
}
