import Cart
import ParityHarness

extension CartSuite {
  /// Prices of carts that have none, and none of carts that have one.
  var faultMutants: [Mutant<ShoppingCart, CartPrice>] {
    [
      Mutant("one-fault-for-another", "A cart without a line is like a line without a piece.") {
        if $0.lines.isEmpty { throw CartError.emptyLine }
        return try $0.price()
      },
      Mutant("membership-last", "The lines are looked at before the membership.") { cart in
        var stranger = cart
        (stranger.yearlyPercentage, stranger.years) = (0, 0)
        _ = try stranger.price()
        return try cart.price()
      },
      Mutant("minus-zero-refused", "-0.0 is less than 0, as in an order of all Doubles.") { cart in
        if cart.yearlyPercentage == 0, cart.yearlyPercentage.sign == .minus {
          throw CartError.invalidMembership
        }
        return try cart.price()
      },
      misread("years-to-come-ignored", "Years below zero count as none.") {
        $0.years = max($0.years, 0)
      },
      misread("any-percentage", "A percentage that is no number is 0, as no < holds for it.") {
        if $0.yearlyPercentage.isNaN { $0.yearlyPercentage = 0 }
      },
      misread("dearer-by-discount", "A discount may be below zero.") {
        $0.changeDiscounts { $0.percentage = max($0.percentage, 0) }
      },
      misread("empty-line-dropped", "A line without pieces is left out.") { cart in
        if cart.lines.count > 1 { cart.lines.removeAll { $0.count < 1 } }
      },
      misread("percentages-capped", "A percentage above 100 counts as 100.") {
        $0.yearlyPercentage = $0.yearlyPercentage > 100 ? 100 : $0.yearlyPercentage
        $0.changeDiscounts { $0.percentage = $0.percentage > 100 ? 100 : $0.percentage }
      },
      misread("sign-ignored", "A price below zero counts like one above.") {
        $0.changeLines { if $0.unitPrice < 0 { $0.unitPrice = -$0.unitPrice } }
      },
      misread("not-a-number-accepted", "A price that is no number is 0, as no < holds for it.") {
        $0.changeLines { if $0.unitPrice.isNaN { $0.unitPrice = 0 } }
      },
      misread("infinite-price-accepted", "A price may be infinite.") {
        $0.changeLines { if $0.unitPrice == .infinity { $0.unitPrice = .greatestFiniteMagnitude } }
      },
      misread("unused-discount-unchecked", "A discount that is not given may be impossible.") {
        $0.changeLines { if $0.count < $0.discount?.fromCount ?? 0 { $0.discount = nil } }
      },
      misread("categories-canonically-equal", "The tax rate is looked up as in a dictionary.") {
        let rates = $0.taxRates
        $0.changeLines { line in
          if let index = rates.index(forKey: line.category) { line.category = rates[index].key }
        }
      },
      misread("categories-of-any-case", "The tax rate is looked up in small letters.") {
        $0.changeLines { $0.category = $0.category.lowercased() }
      },
      misread("last-fault-first", "Of two faulty lines the last one is named.") {
        let prices = $0.lines
        if prices.allSatisfy({ $0.unitPrice < 0 || $0.count < 1 }) { $0.lines.reverse() }
      },
    ]
  }
}
