package cart

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What somebody is about to buy, and all that the price depends on. */
@Serializable
data class ShoppingCart(
    /** At least one. */
    val lines: List<Line>,
    /** The rate of each category: 0.19 for 19 per cent. */
    val taxRates: Map<String, Double>,
    /** What the goods cost less for each year of membership, of what is left then; 0 to 100. */
    val yearlyPercentage: Double,
    /** For how many years somebody has been a member; not negative. */
    val years: Int,
    val coupon: Coupon?,
    val shipping: Shipping,
) {
    /** Some pieces of one thing. */
    @Serializable
    data class Line(
        val category: String,
        /** How many pieces, at least one. */
        val count: Int,
        /** What one piece costs before tax: finite, and not negative. */
        val unitPrice: Double,
        val discount: Discount?,
    )

    /** What many pieces of one thing cost less. */
    @Serializable
    data class Discount(
        /** From 0 to 100. */
        val percentage: Double,
        /** From how many pieces on. */
        val fromCount: Int,
    )

    /** A code that is redeemed once. */
    @Serializable
    enum class Coupon {
        @SerialName("five-off") FIVE_OFF,
        @SerialName("free-shipping") FREE_SHIPPING,
    }

    /** How the goods are delivered, and what that costs. */
    @Serializable
    enum class Shipping(val price: Double) {
        @SerialName("pickup") PICKUP(0.0),
        @SerialName("standard") STANDARD(4.9),
        @SerialName("express") EXPRESS(9.9),
    }

    /**
     * What the cart costs. Amounts are not rounded: that is for whoever shows them.
     *
     * @throws CartException for the first fault, line by line.
     */
    fun price(): CartPrice {
        if (lines.isEmpty()) throw EmptyCartException()
        if (!isPercentage(yearlyPercentage) || years < 0) throw InvalidMembershipException()
        val priced = lines.map(::priceOf)
        val taxes = mutableMapOf<String, Double>()
        for ((line, price) in lines.zip(priced)) {
            taxes[line.category] = (taxes[line.category] ?: 0.0) + price.tax
        }
        var goods = priced.fold(0.0) { sum, line -> sum + (line.net + line.tax) }
        if (coupon == Coupon.FIVE_OFF) goods = if (goods < COUPON_VALUE) 0.0 else goods - COUPON_VALUE
        // NB: `pow` has another last digit on other processors, and a recording has to be the same.
        val reduced = goods * StrictMath.pow(1 - yearlyPercentage / 100, years.toDouble())
        val rule = shippingRule()
        val shipsFree = rule != ShippingRule.PRICED
        return CartPrice(
            if (shipsFree) reduced else reduced + shipping.price, shipsFree, rule, priced, taxes,
        )
    }

    private fun priceOf(line: Line): CartPrice.Line {
        if (line.count < 1) throw EmptyLineException()
        if (!(line.unitPrice >= 0) || line.unitPrice.isInfinite()) throw InvalidPriceException()
        var net = line.count * line.unitPrice
        if (line.discount != null) {
            if (!isPercentage(line.discount.percentage)) throw InvalidDiscountException()
            if (line.count >= line.discount.fromCount) net -= net * line.discount.percentage / 100
        }
        val rate = taxRates[line.category] ?: throw UnknownCategoryException()
        return CartPrice.Line(net, tax = net * rate)
    }

    private fun shippingRule(): ShippingRule = when {
        shipping == Shipping.PICKUP -> ShippingRule.PICKUP
        coupon == Coupon.FREE_SHIPPING -> ShippingRule.COUPON
        lines.sumOf { it.count.toLong() } >= FREE_SHIPPING_PIECES -> ShippingRule.PIECES
        else -> ShippingRule.PRICED
    }

    companion object {
        /** From how many pieces on delivery costs nothing. */
        const val FREE_SHIPPING_PIECES: Long = 10

        /** What a coupon for five takes off. */
        const val COUPON_VALUE: Double = 5.0
    }
}

/** False for what is not a number. */
private fun isPercentage(number: Double): Boolean = number >= 0 && number <= 100
