/// What a cart costs, and how that is made up.
public struct CartPrice: Hashable, Codable, Sendable {
  /// What one line costs.
  public struct Line: Hashable, Codable, Sendable {
    /// Before tax, the discount taken off.
    public var net: Double

    /// The tax on it.
    public var tax: Double
  }

  /// Why delivery costs what it does, in the order in which it is asked.
  public enum ShippingRule: String, Codable, CaseIterable, Sendable {
    /// The goods are fetched.
    case pickup
    /// The coupon pays for it.
    case coupon
    /// There are many pieces.
    case pieces
    /// It costs its price.
    case priced
  }

  /// What is to be paid.
  ///
  /// Not finite where prices are too large for a `Double`.
  public var total: Double

  /// Whether delivery costs nothing.
  public var shipsFree: Bool

  /// The first rule that settles that.
  public var shippingRule: ShippingRule

  /// The lines, in the order of the cart.
  public var lines: [Line]

  /// The tax of each category that is in the cart.
  public var taxes: [String: Double]
}

/// Why a cart has no price: the first fault, line by line.
public enum CartError: Error, Hashable, Sendable {
  /// There is no line.
  case emptyCart
  /// The membership's percentage or years are impossible.
  case invalidMembership
  /// A line has no piece.
  case emptyLine
  /// A unit price is negative or not finite.
  case invalidPrice
  /// A discount's percentage is impossible.
  case invalidDiscount
  /// There is no tax rate for a line's category.
  case unknownCategory
}
