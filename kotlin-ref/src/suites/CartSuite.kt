package suites

import cart.CartPrice
import cart.ShoppingCart
import recorder.suite

/** What does a cart cost? */
val cart = suite<ShoppingCart, CartPrice>(
    "cart", cases = 46, mapOf("freeShippingPieces" to ShoppingCart.FREE_SHIPPING_PIECES),
) { it.price() }
