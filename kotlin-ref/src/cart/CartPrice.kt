package cart

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What a cart costs, and how that is made up. */
@Serializable
data class CartPrice(
    /** What is to be paid; not finite where prices are too large for a `Double`. */
    val total: Double,
    /** Whether delivery costs nothing. */
    val shipsFree: Boolean,
    /** The first rule that settles that. */
    val shippingRule: ShippingRule,
    /** The lines, in the order of the cart. */
    val lines: List<Line>,
    /** The tax of each category that is in the cart. */
    val taxes: Map<String, Double>,
) {
    /** What one line costs before tax, and the tax on it. */
    @Serializable
    data class Line(val net: Double, val tax: Double)
}

/** Why delivery costs what it does, in the order in which it is asked. */
@Serializable
enum class ShippingRule {
    @SerialName("pickup") PICKUP,
    @SerialName("coupon") COUPON,
    @SerialName("pieces") PIECES,
    @SerialName("priced") PRICED,
}

/** Why a cart has no price. */
sealed class CartException : Exception()

class EmptyCartException : CartException()
class InvalidMembershipException : CartException()
class EmptyLineException : CartException()
class InvalidPriceException : CartException()
class InvalidDiscountException : CartException()
class UnknownCategoryException : CartException()
