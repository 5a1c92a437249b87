package recorder

import java.math.BigDecimal
import java.util.Random
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ShortestDecimalTest {
    private fun digits(text: String) =
        text.substringBefore('E').filter(Char::isDigit).trim('0').length

    @Test
    fun wellKnownOnes() {
        assertEquals("0.1", shortestDecimal(0.1f))
        assertEquals("1.0E10", shortestDecimal(1e10f))
        assertEquals("0.001", shortestDecimal(0.001f))
        assertEquals("9.999999E-4", shortestDecimal(9.999999e-4f))
        assertEquals("1.0E7", shortestDecimal(1e7f))
        assertEquals("9999999.0", shortestDecimal(9999999f))
        assertEquals("1.0E-45", shortestDecimal(Float.MIN_VALUE))
        assertEquals("1.1754944E-38", shortestDecimal(java.lang.Float.MIN_NORMAL))
        // Where the methods before JDK 19 write one digit too many.
        assertEquals("2.0E-44", shortestDecimal(Float.fromBits(14)))
        assertEquals("3.3554432E7", shortestDecimal(33554432f))
        assertEquals("2.0E23", shortestDecimal(2e23))
        assertEquals("2.2250738585072014E-308", shortestDecimal(java.lang.Double.MIN_NORMAL))
    }

    @Test
    fun ofTwoAsCloseTheEvenOneIsTaken() {
        assertEquals("2097152.2", shortestDecimal(2097152.25f))
        assertEquals("2097152.8", shortestDecimal(2097152.75f))
    }

    @Test
    fun everyPowerOfTwoAndItsNeighboursReadBackAndAreNoLongerThanToString() {
        for (exponent in -149..127) {
            val power = Math.scalb(1f, exponent)
            for (number in listOf(Math.nextDown(power), power, Math.nextUp(power))) {
                if (number == 0f) continue
                val text = shortestDecimal(number)
                assertEquals(number, text.toFloat(), text)
                assertEquals(-number, shortestDecimal(-number).toFloat())
                assertTrue(digits(text) <= digits(number.toString()), "$text, $number")
            }
        }
    }

    @Test
    fun noShorterDecimalReadsBackAndNoneAsShortIsCloser() {
        val random = Random(1)
        repeat(5_000) {
            val number = Float.fromBits(random.nextInt() and Int.MAX_VALUE)
            if (!number.isFinite() || number == 0f) return@repeat
            assertShortest(number, shortestDecimal(number))
        }
    }

    /** One in the last place more or less is further away; every tenfold coarser text differs. */
    private fun assertShortest(number: Float, text: String) {
        val exact = BigDecimal(number.toDouble())
        val decimal = BigDecimal(text).stripTrailingZeros()
        assertEquals(number, text.toFloat(), text)
        for (neighbour in listOf(decimal + decimal.ulp(), decimal - decimal.ulp())) {
            val isCloser = (neighbour - exact).abs() < (decimal - exact).abs()
            assertTrue(!isCloser || neighbour.toFloat() != number, "$neighbour, not $text")
        }
        if (decimal.precision() == 1) return
        val coarse = decimal.movePointRight(decimal.scale() - 1).toBigInteger()
        for (candidate in listOf(coarse, coarse.inc())) {
            val shorter = BigDecimal(candidate).movePointLeft(decimal.scale() - 1)
            assertTrue(shorter.toFloat() != number, "$shorter is shorter than $text")
        }
    }

    @Test
    fun doublesReadBack() {
        val random = Random(1)
        repeat(1_000) {
            val number = Double.fromBits(random.nextLong())
            if (!number.isFinite()) return@repeat
            val text = shortestDecimal(number)
            assertEquals(number, text.toDouble(), text)
            assertTrue(digits(text) <= digits(number.toString()), "$text, $number")
        }
    }
}
