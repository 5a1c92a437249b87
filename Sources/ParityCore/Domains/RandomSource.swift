/// Random numbers that are the same on every machine: SplitMix64, whose whole state is 64 bits.
///
/// Each number is the next multiple of a constant, added to the seed and mixed. It is no source for
/// secrets, and long enough for tests: 2^64 numbers before the first repetition.
package struct RandomSource: Sendable {
  private var state: UInt64

  /// A source that starts at a seed.
  package init(seed: UInt64) { state = seed }

  /// The source of one case of a run, which depends on nothing but the seed and the case's number.
  ///
  /// The place to start at is mixed twice: sources of neighbouring cases must not be one sequence,
  /// shifted.
  package init(seed: UInt64, case number: Int) {
    self.init(seed: Self.mix(Self.mix(seed) &+ UInt64(number)))
  }

  /// Any 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A number from 0 up to, not including, the bound; each as likely as any other.
  package mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0, "there is no number below 0")
    // The high half of the product is the number; low halves short of `rest` occur too often.
    let rest = (0 &- bound) % bound
    while true {
      let product = next().multipliedFullWidth(by: bound)
      if product.low >= rest { return product.high }
    }
  }

  /// A number from a range, each as likely as any other.
  package mutating func integer(in range: ClosedRange<Int64>) -> Int64 {
    let width = UInt64(bitPattern: range.upperBound &- range.lowerBound)
    let distance = width == .max ? next() : below(width + 1)
    return Int64(bitPattern: UInt64(bitPattern: range.lowerBound) &+ distance)
  }

  /// True `times` times in `total` on average.
  package mutating func chance(_ times: UInt64, in total: UInt64) -> Bool { below(total) < times }

  /// One of several elements, of which there is at least one.
  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int(below(UInt64(elements.count)))]
  }

  private static func mix(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
