package import Cart
package import ParityHarness

/// What a cart costs.
package struct CartSuite: Suite {
  package let name = "cart"
  package let caseCount = 46
  package let constants = [Constant("freeShippingPieces", ShoppingCart.freeShippingPieces)]

  /// Only a total comes from a power, which no standard defines to the last digit.
  ///
  /// Java's may be one unit from this one, and what is multiplied by it is then up to two away. All
  /// else is sums, products and quotients, the same bit for bit.
  package let tolerances = [Tolerance("total", .unitsInLastPlace(2))]

  package let sources: [DeclarationReference] = [
    .swift("Sources/Cart/ShoppingCart+Price.swift", "func price() throws"),
    .kotlin("kotlin-ref/src/cart/ShoppingCart.kt", "fun price(): CartPrice"),
  ]

  package init() {}

  package func answer(_ cart: ShoppingCart) throws -> CartPrice { try cart.price() }
}
