import Cart
import ParityHarness

extension CartSuite {
  /// The sound price of another cart.
  func misread(
    _ name: String, _ fault: String, change: @escaping @Sendable (inout ShoppingCart) -> Void
  ) -> Mutant<ShoppingCart, CartPrice> {
    Mutant(name, fault) { input in
      var cart = input
      change(&cart)
      return try cart.price()
    }
  }

  /// The sound price, and something else said of it.
  func misstate(
    _ name: String, _ fault: String,
    change: @escaping @Sendable (ShoppingCart, inout CartPrice) -> Void
  ) -> Mutant<ShoppingCart, CartPrice> {
    Mutant(name, fault) { cart in
      var price = try cart.price()
      change(cart, &price)
      return price
    }
  }

  /// The sound price, with another rule for when there are many pieces.
  func recount(
    _ name: String, _ fault: String, areMany: @escaping @Sendable (ShoppingCart) -> Bool
  ) -> Mutant<ShoppingCart, CartPrice> {
    misstate(name, fault) { cart, price in
      let rule: CartPrice.ShippingRule = areMany(cart) ? .pieces : .priced
      guard [.pieces, .priced].contains(price.shippingRule), rule != price.shippingRule else {
        return
      }
      price.shippingRule = rule
      price.shipsFree.toggle()
      price.total += price.shipsFree ? -cart.shipping.price : cart.shipping.price
    }
  }
}

extension ShoppingCart {
  var pieces: Int64 { lines.reduce(0) { $0 + Int64($1.count) } }

  mutating func changeLines(_ change: (inout Line) -> Void) {
    for line in lines.indices { change(&lines[line]) }
  }

  mutating func changeDiscounts(_ change: (inout Discount) -> Void) {
    changeLines { line in
      guard var discount = line.discount else { return }
      change(&discount)
      line.discount = discount
    }
  }
}
