/// How far two numbers under one key may be apart and still be taken for the same.
///
/// ```swift
/// let tolerances = [
///   Tolerance("total", .unitsInLastPlace(1)), Tolerance("lines[].price", .absolute(0.005)),
/// ]
/// ```
public struct Tolerance: Hashable, Sendable {
  /// How a difference is measured, and how large it may be.
  public enum Limit: Hashable, Sendable {
    /// The difference itself.
    case absolute(Double)
    /// The difference divided by the larger of the two absolute values.
    case relative(Double)
    /// How many steps from one `Double` to the next lie between the two; between integers, how many
    /// integers.
    case unitsInLastPlace(Int)
  }

  /// Which numbers: keys with dots between them, `[]` for every element of an array, and `*` for
  /// every key of an object.
  package let key: String

  package let limit: Limit

  private let steps: [Substring]

  /// Allows a difference.
  ///
  /// - Parameters:
  ///   - key: which numbers of the answer: keys with dots between them, `[]` for every element of an
  ///     array, and `*` for every key of an object, such as `lines[].price` or `prices.*`.
  ///   - limit: how large the difference may be.
  public init(_ key: String, _ limit: Limit) {
    self.key = key
    self.limit = limit
    steps = key.replacing("[]", with: ".[]").split(separator: ".")
  }

  /// Whether a path leads to a number that it is for.
  func covers(_ path: ValuePath) -> Bool {
    steps.count == path.steps.count
      && zip(steps, path.steps).allSatisfy { pattern, step in
        switch step {
        case .key(let key): pattern == "*" || CodeUnits.areEqual(String(pattern), key)
        case .element: pattern == "[]"
        case .elements: false
        }
      }
  }

  /// How far two values are apart, as the limit measures it; nil where one of them is no number.
  package func distance(_ one: JSONValue, _ other: JSONValue) -> Double? {
    var exact: Double?
    if case .integer(let one) = one, case .integer(let other) = other {
      // As doubles, large integers that differ may be the same.
      exact = Double((one - other).magnitude)
    }
    guard let one = one.double, let other = other.double else { return nil }
    let difference = exact ?? abs(one - other)
    switch limit {
    case .absolute: return difference
    case .relative: return difference == 0 ? 0 : difference / max(abs(one), abs(other))
    case .unitsInLastPlace: return exact ?? Double(one.steps(to: other))
    }
  }

  /// The largest distance that is allowed.
  package var largest: Double {
    switch limit {
    case .absolute(let limit), .relative(let limit): limit
    case .unitsInLastPlace(let count): Double(count)
    }
  }

  /// The largest distance that is allowed, in words.
  package var limitWords: String { words(for: largest) }

  /// A distance in words.
  package func words(for distance: Double) -> String {
    switch limit {
    case .absolute: "\(distance)"
    case .relative: "\(distance) of the value"
    case .unitsInLastPlace:
      // There are more steps between doubles than an `Int` counts.
      (Int(exactly: distance).map { counted($0, "unit") } ?? "\(distance) units")
        + " in the last place"
    }
  }
}

extension JSONValue {
  /// The number, as the nearest `Double`; nil where this is none.
  fileprivate var double: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    default: nil
    }
  }
}

extension Double {
  /// How many steps from one number to the next lead to another; 0.0 and -0.0 are one.
  fileprivate func steps(to other: Double) -> UInt64 {
    func rank(_ value: Double) -> Int64 {
      let magnitude = Int64(value.magnitude.bitPattern)
      return value.sign == .minus ? -magnitude : magnitude
    }
    return rank(self).magnitude(to: rank(other))
  }
}

extension Int64 {
  fileprivate func magnitude(to other: Int64) -> UInt64 {
    UInt64(bitPattern: Swift.max(self, other) &- Swift.min(self, other))
  }
}
