package import Cart
package import ParityHarness

extension CartSuite {
  /// The price with one fault each.
  package var mutants: [Mutant<ShoppingCart, CartPrice>] {
    discounts + memberships + coupons + deliveries + amounts + faultMutants
  }

  private var discounts: [Mutant<ShoppingCart, CartPrice>] {
    [
      misread("discount-one-piece-later", "It takes one piece more, as > for >= does.") {
        $0.changeDiscounts { $0.fromCount += $0.fromCount > 0 ? 1 : 0 }
      },
      misread("discount-one-piece-earlier", "One piece less is enough.") {
        $0.changeDiscounts { $0.fromCount -= $0.fromCount > 0 ? 1 : 0 }
      },
      misread("discount-from-one", "A discount from no piece on is none.") {
        $0.changeDiscounts { if $0.fromCount < 1 { $0.percentage *= 0 } }
      },
    ]
  }

  private var memberships: [Mutant<ShoppingCart, CartPrice>] {
    [
      misread("one-year-only", "Every year but the first is forgotten.") {
        $0.years = min($0.years, 1)
      },
      misread("years-not-compounded", "Each year's percentage is of the whole, not of the rest.") {
        if $0.years > 0 {
          $0.yearlyPercentage = min($0.yearlyPercentage * Double($0.years), 100)
          $0.years = 1
        }
      },
      misread("a-year-for-nobody", "Whoever is no member counts as one for a year.") {
        if $0.years == 0 { $0.years = 1 }
      },
      misstate("delivery-reduced", "The membership reduces the delivery too.") { cart, price in
        if cart.years == 1, !price.shipsFree {
          price.total -= cart.shipping.price * cart.yearlyPercentage / 100
        }
      },
    ]
  }

  private var coupons: [Mutant<ShoppingCart, CartPrice>] {
    [
      misread("coupon-ignored", "A coupon for five takes nothing off.") {
        if $0.coupon == .fiveOff { $0.coupon = nil }
      },
      misstate("coupon-paid-out", "What the coupon is worth more than the goods is paid out.") {
        let goods = $1.lines.reduce(0) { $0 + $1.net + $1.tax }
        if $0.coupon == .fiveOff { $1.total -= max(0, ShoppingCart.couponValue - goods) }
      },
      misstate("coupon-last", "The coupon is taken off after the membership's percentage.") {
        if $0.coupon == .fiveOff, $0.years == 1 {
          $1.total -= ShoppingCart.couponValue * $0.yearlyPercentage / 100
        }
      },
      misstate("not-a-number-for-nothing", "What is no number becomes 0, as in Swift's max.") {
        if $0.coupon == .fiveOff { $1.total = max(0, $1.total) }
      },
    ]
  }

  private var deliveries: [Mutant<ShoppingCart, CartPrice>] {
    [
      recount("pieces-one-less", "One piece less is enough.") { $0.pieces >= 9 },
      recount("pieces-one-more", "It takes one piece more.") { $0.pieces > 10 },
      recount("pieces-in-32-bits", "Pieces are counted in 32 bits, as Kotlin's Int wraps.") {
        Int32(truncatingIfNeeded: $0.pieces) >= 10
      },
      recount("largest-line", "Only the pieces of one line count.") { cart in
        cart.lines.contains { $0.count >= 10 }
      },
      misstate("coupon-before-pickup", "The coupon is named where the goods are fetched.") {
        if $0.coupon == .freeShipping { $1.shippingRule = .coupon }
      },
      misread("express-is-standard", "Express costs what the standard does.") {
        if $0.shipping == .express { $0.shipping = .standard }
      },
    ]
  }

  private var amounts: [Mutant<ShoppingCart, CartPrice>] {
    [
      misstate("taxes-of-last-lines", "A category has the tax of its last line.") {
        for (line, price) in zip($0.lines, $1.lines) { $1.taxes[line.category] = price.tax }
      },
      misread("first-rate-for-all", "Every line has the rate of the first.") { cart in
        let rate = cart.lines.first.flatMap { cart.taxRates[$0.category] }
        if let rate { cart.taxRates = cart.taxRates.mapValues { _ in rate } }
      },
      misstate("rounded-to-cents", "What is to be paid is rounded to cents.") {
        $1.total = ($1.total * 100).rounded() / 100
      },
      misstate("in-32-bits", "What is to be paid is a Float.") {
        $1.total = Double(Float($1.total))
      },
      misstate("taxes-from-the-last-line", "Taxes are added up from the last line to the first.") {
        $1.taxes = [:]
        for (line, price) in zip($0.lines, $1.lines).reversed() {
          $1.taxes[line.category, default: 0] += price.tax
        }
      },
      misstate("largest-for-infinity", "What is too large is the largest Double.") {
        $1.total = $1.total.isInfinite ? .greatestFiniteMagnitude : $1.total
      },
      misstate("rate-of-nothing", "Without a rate there is no tax, on whatever it is.") {
        for line in $0.lines.indices where $0.taxRates[$0.lines[line].category] == 0 {
          if $1.lines[line].tax.isNaN { $1.lines[line].tax = 0 }
        }
      },
      misstate("minus-zero-lost", "A line that costs -0.0 costs 0.0.") {
        for line in $1.lines.indices { $1.lines[line].net += 0 }
      },
      misread("subnormal-for-nothing", "Prices too small for full precision are 0.") {
        $0.changeLines { if $0.unitPrice.isSubnormal, $0.unitPrice > 0 { $0.unitPrice = 0 } }
      },
    ]
  }
}
