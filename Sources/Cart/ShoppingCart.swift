/// What somebody is about to buy, and all that the price depends on.
public struct ShoppingCart: Hashable, Codable, Sendable {
  /// Some pieces of one thing.
  public struct Line: Hashable, Codable, Sendable {
    /// By which the tax rate is found; compared by its UTF-16 code units.
    public var category: String

    /// How many pieces, at least one.
    public var count: Int32

    /// What one piece costs before tax: finite, and not negative.
    public var unitPrice: Double

    /// What the line costs less; nil for a line at its full price.
    public var discount: Discount?
  }

  /// What many pieces of one thing cost less.
  public struct Discount: Hashable, Codable, Sendable {
    /// From 0 to 100.
    public var percentage: Double

    /// From how many pieces on.
    public var fromCount: Int32
  }

  /// A code that is redeemed once.
  public enum Coupon: String, Codable, CaseIterable, Sendable {
    /// Five off what the goods cost with tax, which are then free at the least.
    case fiveOff = "five-off"
    /// Delivery costs nothing.
    case freeShipping = "free-shipping"
  }

  /// How the goods are delivered.
  public enum Shipping: String, Codable, CaseIterable, Sendable {
    case pickup, standard, express

    /// What it costs.
    public var price: Double {
      switch self {
      case .pickup: 0
      case .standard: 4.9
      case .express: 9.9
      }
    }
  }

  /// At least one.
  public var lines: [Line]

  /// The rate of each category: 0.19 for 19 per cent.
  public var taxRates: [String: Double]

  /// What the goods cost less for each year of membership, of what is left then; from 0 to 100.
  public var yearlyPercentage: Double

  /// For how many years somebody has been a member; not negative.
  public var years: Int32

  /// The coupon, if there is one.
  public var coupon: Coupon?

  /// How the goods are delivered.
  public var shipping: Shipping
}
