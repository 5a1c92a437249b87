package import Cart
package import ParityHarness

extension CartSuite {
  /// When delivery costs nothing, stated without the implementation's help.
  package var decision: Decision<ShoppingCart>? {
    Decision(
      result: "shipsFree",
      conditions: [
        Condition("pickup", holds: { $0.shipping == .pickup }) {
          $0.shipping = $0.shipping == .pickup ? .standard : .pickup
        },
        Condition("coupon", holds: { $0.coupon == .freeShipping }) {
          $0.coupon = $0.coupon == .freeShipping ? nil : .freeShipping
        },
        Condition("pieces", atLeast: pieces),
      ]
    ) { ask in
      ask("pickup") || ask("coupon") || ask("pieces")
    }
  }

  private var pieces: Threshold<ShoppingCart> {
    Threshold(
      ShoppingCart.freeShippingPieces,
      measure: { $0.lines.map { Int64($0.count) }.reduce(0, +) },
      set: { cart, pieces in
        cart.lines = Array(cart.lines.prefix(1))
        for line in cart.lines.indices { cart.lines[line].count = Int32(pieces) }
      })
  }
}
