package recorder

import kotlinx.serialization.Serializable
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Fixtures of axes instead of cases. */
class ProductTest {
    @Serializable
    class Pair(val a: Int, val b: Int)

    @Serializable
    data class Comparison(val isBelow: Boolean)

    @Serializable
    data class Total(val sum: Int)

    /** Whether one number is below another. */
    private fun below(cases: Int? = 6) =
        suite<Pair, Comparison>("tiny", cases, fixture = Fixture.AXES) { Comparison(it.a < it.b) }

    /** The sum, which has more answers than there are letters. */
    private val sum =
        suite<Pair, Total>("tiny", cases = 53, fixture = Fixture.AXES) { Total(it.a + it.b) }

    private val row = suite<Map<String, Int>, Total>("tiny", fixture = Fixture.AXES) { Total(0) }

    private fun fixture(a: String, b: String) =
        """{"suite": "tiny", "axes": {"a": [$a], "b": [$b]}}"""

    @Test
    fun everyCombinationIsALetterTheLastAxisFastest() = assertEquals(
        listOf(
            """  "axes": {""",
            """    "a": [1,2],""",
            """    "b": [1,2,3]""",
            """  },""",
            """  "legend": {""",
            """    "a": {"isBelow":false},""",
            """    "b": {"isBelow":true}""",
            """  },""",
            """  "rows": [""",
            """    "abbaab"""",
            """  ],""",
            """  "sources": {""",
            """    "tiny/Tiny.kt": {""",
            """      "sha256": "c124054f34b200b42d684fb4f09705020efe97b5a745dd106e497212456c765b"""",
            """    }""",
            """  }""",
            """}""",
            "",
        ),
        recorded(fixture("1, 2", "1, 2, 3"), below()).lines().dropWhile { "axes" !in it },
    )

    @Test
    fun theAxesOfTheFixtureSetTheOrder() {
        val fixture = """{"suite": "tiny", "axes": {"b": [1, 2, 3], "a": [1, 2]}}"""
        val recorded = recorded(fixture, below(cases = null))
        assertTrue("\"aababb\"" in recorded, recorded)
    }

    @Test
    fun anInputWithoutPropertiesHasNoAxes() {
        val refusal = assertThrows(UnusableReference::class.java) {
            recorded(fixture("1", "1"), row)
        }
        assertEquals("an input without properties has no axes", refusal.message)
    }

    @Test
    fun anAxisThatIsMissingIsRefused() = assertRefused(
        "fixture: missing key \"axes.b\" (present: \"a\")",
        """{"suite": "tiny", "axes": {"a": [1, 2]}}""",
        below(),
    )

    @Test
    fun aNumberOfCombinationsThatIsNotThePinnedOneIsRefused() = assertRefused(
        "expected exactly 6 rows, found 4",
        fixture("1, 2", "1, 2"),
        below(),
    )

    @Test
    fun anAxisWithoutValuesIsRefused() = assertRefused(
        "fixture: key \"axes.b\": expected at least one value, found an array",
        fixture("1, 2", ""),
        below(),
    )

    @Test
    fun anAxisThatNobodyAskedForIsRefused() = assertRefused(
        "fixture: unknown key \"axes.c\" (known: \"a\", \"b\")",
        """{"suite": "tiny", "axes": {"a": [1, 2], "b": [1, 2, 3], "c": [1]}}""",
        below(),
    )

    @Test
    fun aValueOfAnotherTypeIsRefusedWithTheRowItCameToIn() = assertRefused(
        "row 2: key \"b\": expected an integer, found \"3\"",
        fixture("1, 2", "1, 2, \"3\""),
        below(),
    )

    @Test
    fun moreAnswersThanLettersAreRefused() {
        val values = (1..53).joinToString()
        val refusal = assertThrows(UnusableReference::class.java) {
            recorded(fixture("0", values), sum)
        }
        assertEquals("more than 52 different answers, too many for letters", refusal.message)
    }
}
