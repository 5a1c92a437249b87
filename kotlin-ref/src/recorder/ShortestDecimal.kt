package recorder

import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode

// `toString` is neither the shortest text before JDK 19 nor the same one on every JDK, and a
// recording has to be.

/** The shortest decimal that reads back as the finite [number], closest to it: `0.1`, `1.0E16`. */
fun shortestDecimal(number: Double): String =
    shortestDecimal(number, BigDecimal(number)) { it.toDouble() == Math.abs(number) }

/** The same for a Float, of which `0.1f` is `0.1` too. */
fun shortestDecimal(number: Float): String =
    shortestDecimal(number, BigDecimal(number.toDouble())) { it.toFloat() == Math.abs(number) }

private fun shortestDecimal(
    number: Number,
    exact: BigDecimal,
    readsBack: (String) -> Boolean,
): String {
    val words = number.toString()
    val enough = BigDecimal(words).stripTrailingZeros().precision()
    val shortest = (enough downTo 1).asSequence()
        .map { closest(exact.abs(), digits = it, readsBack) }
        .takeWhile { it != null }
        .last()
    return (if (words.startsWith('-')) "-" else "") + text(checkNotNull(shortest))
}

/** The closest neighbour with so many [digits] that reads back; of two as close, the even one. */
private fun closest(
    exact: BigDecimal,
    digits: Int,
    readsBack: (String) -> Boolean,
): BigDecimal? = listOf(RoundingMode.HALF_EVEN, RoundingMode.FLOOR, RoundingMode.CEILING)
    .map { exact.round(MathContext(digits, it)) }
    .find { readsBack(it.toString()) }
    ?.stripTrailingZeros()

/** In Kotlin's form: from a thousandth up to ten million without an exponent. */
private fun text(decimal: BigDecimal): String {
    val digits = decimal.unscaledValue().toString()
    val exponent = digits.length - 1 - decimal.scale()
    return if (decimal.signum() == 0) {
        "0.0"
    } else if (exponent in -3..6) {
        decimal.toPlainString().let { if ('.' in it) it else "$it.0" }
    } else {
        "${digits.first()}.${digits.drop(1).ifEmpty { "0" }}E$exponent"
    }
}
