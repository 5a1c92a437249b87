#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ShoppingCart {
  /// From how many pieces on delivery costs nothing.
  public static let freeShippingPieces: Int64 = 10

  /// What a coupon for five takes off.
  public static let couponValue = 5.0

  /// What the cart costs.
  ///
  /// Amounts are not rounded: that is for whoever shows them.
  public func price() throws(CartError) -> CartPrice {
    if lines.isEmpty { throw .emptyCart }
    guard isPercentage(yearlyPercentage), years >= 0 else { throw .invalidMembership }
    var price = CartPrice(
      total: 0, shipsFree: shippingRule != .priced, shippingRule: shippingRule, lines: [],
      taxes: [:])
    var goods = 0.0
    for line in lines {
      let priced = try self.price(of: line)
      price.lines.append(priced)
      price.taxes[line.category, default: 0] += priced.tax
      goods += priced.net + priced.tax
    }
    if coupon == .fiveOff {
      // NB: `max` would take 0 where the goods are not a number.
      goods = goods < Self.couponValue ? 0 : goods - Self.couponValue
    }
    price.total = goods * pow(1 - yearlyPercentage / 100, Double(years))
    if !price.shipsFree { price.total += shipping.price }
    return price
  }

  private func price(of line: Line) throws(CartError) -> CartPrice.Line {
    if line.count < 1 { throw .emptyLine }
    guard line.unitPrice >= 0, line.unitPrice.isFinite else { throw .invalidPrice }
    var net = Double(line.count) * line.unitPrice
    if let discount = line.discount {
      guard isPercentage(discount.percentage) else { throw .invalidDiscount }
      if line.count >= discount.fromCount { net -= net * discount.percentage / 100 }
    }
    guard let rate = taxRate(of: line.category) else { throw .unknownCategory }
    return CartPrice.Line(net: net, tax: net * rate)
  }

  /// NB: a dictionary takes strings for one that are only canonically equal, and Kotlin does not.
  private func taxRate(of category: String) -> Double? {
    taxRates.first { $0.key.utf16.elementsEqual(category.utf16) }?.value
  }

  private var shippingRule: CartPrice.ShippingRule {
    if shipping == .pickup { return .pickup }
    if coupon == .freeShipping { return .coupon }
    let pieces = lines.reduce(0) { $0 + Int64($1.count) }
    return pieces >= Self.freeShippingPieces ? .pieces : .priced
  }
}

/// False for what is not a number.
private func isPercentage(_ number: Double) -> Bool { number >= 0 && number <= 100 }
