package recorder

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Fixtures of axes instead of cases. */
class ProductTest {
    /** Whether one number is below another. */
    private open class Below(override val caseCount: Int = 6) : TinySuite() {
        override val axes = listOf("a", "b")

        override fun answer(input: StrictObject): JsonObject {
            val isBelow = input.int("a") < input.int("b")
            return buildJsonObject { put("isBelow", isBelow) }
        }
    }

    /** The sum, which has more answers than there are letters. */
    private class Sum(count: Int) : Below(count) {
        override fun answer(input: StrictObject): JsonObject {
            val sum = input.int("a") + input.int("b")
            return buildJsonObject { put("sum", sum) }
        }
    }

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
        recorded(fixture("1, 2", "1, 2, 3"), Below()).lines().dropWhile { "axes" !in it },
    )

    @Test
    fun aNumberOfCombinationsThatIsNotThePinnedOneIsRefused() = assertRefused(
        "expected exactly 6 rows, found 4",
        fixture("1, 2", "1, 2"),
        Below(),
    )

    @Test
    fun anAxisWithoutValuesIsRefused() = assertRefused(
        "fixture, axes: key \"b\": expected at least one value, found an array",
        fixture("1, 2", ""),
        Below(),
    )

    @Test
    fun anAxisThatNobodyAskedForIsRefused() = assertRefused(
        "fixture, axes: unknown key \"c\" (known: \"a\", \"b\")",
        """{"suite": "tiny", "axes": {"a": [1, 2], "b": [1, 2, 3], "c": [1]}}""",
        Below(),
    )

    @Test
    fun aValueOfAnotherTypeIsRefusedWithTheRowItCameToIn() = assertRefused(
        "row 2: key \"b\": expected an integer, found \"3\"",
        fixture("1, 2", "1, 2, \"3\""),
        Below(),
    )

    @Test
    fun moreAnswersThanLettersAreRefused() {
        val values = (1..53).joinToString()
        val refusal = assertThrows(UnusableReference::class.java) {
            recorded(fixture("0", values), Sum(53))
        }
        assertEquals("more than 52 different answers, too many for letters", refusal.message)
    }
}
