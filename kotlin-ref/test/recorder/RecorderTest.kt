package recorder

import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Fixtures that the recorder refuses, and one that it takes. */
class RecorderTest {
    /** The good fixture with one text in it replaced, which has to be there once. */
    private fun fixture(old: String, new: String): String {
        val parts = TinySuite.FIXTURE.split(old)
        assertEquals(2, parts.size, "$old in the fixture")
        return parts.joinToString(new)
    }

    @Test
    fun aGoodFixtureIsRecordedWithTheInputsAsTheyWereRead() {
        val lines = recorded(TinySuite.FIXTURE).lines()
        assertEquals(
            listOf(
                """  "cases": [""",
                """    {"id":"one","input":{"number":1,"text":"a"},"output":{"answer":"1 a"}},""",
                """    {"id":"two","input":{"number":2,"text":null},""" +
                    """"output":{"answer":"2 null"}}""",
                "  ],",
                """  "sources": {""",
                """    "tiny/Tiny.kt": {""",
                """      "sha256": "c124054f34b200b42d684fb4f09705020efe97b5a745dd106e497212456c765b"""",
                "    }",
                "  }",
                "}",
                "",
            ),
            lines.dropWhile { "cases" !in it },
        )
        assertTrue("""  "suite": "tiny",""" in lines)
        assertTrue("""  "constants": {"unlucky":13},""" in lines)
    }

    @Test
    fun aRecordingIsTheSameEveryTime() {
        assertEquals(recorded(TinySuite.FIXTURE), recorded(TinySuite.FIXTURE))
    }

    @Test
    fun theAgreedOutcomeChangesNothing() = assertEquals(
        recorded(TinySuite.FIXTURE),
        recorded(fixture("\"wrong\"", "[1, 2]")),
    )

    // The whole.

    @Test
    fun aMissingFileIsRefused() {
        val file = Path.of("no-such-folder", "tiny.json")
        val refusal = assertThrows(UnusableFixture::class.java) {
            record(TinySuite(), file, Sources(Path.of(".")))
        }
        assertEquals("there is no such file", refusal.message)
    }

    @Test
    fun theFixtureOfAnotherSuiteIsRefused() = assertRefused(
        "expected the suite \"tiny\", found \"large\"",
        fixture("\"tiny\"", "\"large\""),
    )

    @Test
    fun oneCaseTooFewIsRefused() = assertRefused(
        "expected exactly 2 cases, found 1",
        """{"suite": "tiny", "cases": [{}]}""",
    )

    @Test
    fun oneCaseTooManyIsRefused() = assertRefused(
        "expected exactly 2 cases, found 3",
        """{"suite": "tiny", "cases": [{}, {}, {}]}""",
    )

    @Test
    fun noCasesAreRefused() = assertRefused(
        "expected exactly 2 cases, found 0",
        """{"suite": "tiny", "cases": []}""",
    )

    @Test
    fun aKeyOfTheFixtureThatMeansNothingIsRefused() = assertRefused(
        "fixture: unknown key \"note\" (known: \"suite\", \"cases\")",
        fixture("\"cases\"", "\"note\": 1, \"cases\""),
    )

    @Test
    fun aCaseThatIsNoObjectIsRefused() = assertRefused(
        "case 2 of 2: expected an object, found 5",
        """{"suite": "tiny", "cases": [{}, 5]}""",
    )

    // The cases.

    @Test
    fun anIdThatIsTakenIsRefused() =
        assertRefused("case 2 of 2: the id \"one\" is already taken", fixture("\"two\"", "\"one\""))

    @Test
    fun anIdThatIsNotInKebabCaseIsRefused() {
        val rule = "expected lower-case letters, digits and single hyphens between them"
        for (id in listOf("", "One", "a_b", "-a", "a-", "a--b", "a b")) {
            assertRefused(
                "case 1 of 2: key \"id\": $rule, found \"$id\"",
                fixture("\"one\"", "\"$id\""),
            )
        }
    }

    @Test
    fun aCaseWithoutItsAgreedOutcomeIsRefused() = assertRefused(
        "case \"two\": missing key \"expect\" (present: \"id\", \"input\")",
        fixture(", \"expect\": {\"answer\": \"wrong\"}", ""),
    )

    @Test
    fun aKeyOfACaseThatMeansNothingIsRefused() = assertRefused(
        "case \"two\": unknown key \"note\" (known: \"id\", \"expect\", \"input\")",
        fixture("\"expect\": {\"answer\": \"wrong\"}", "\"expect\": {}, \"note\": 1"),
    )

    @Test
    fun aMissingInputIsRefused() = assertRefused(
        "case \"one\", input: missing key \"number\" (present: \"text\")",
        fixture("\"number\": 1, ", ""),
    )

    @Test
    fun anInputThatNobodyReadsIsRefused() = assertRefused(
        "case \"one\", input: unknown key \"extra\" (known: \"number\", \"text\")",
        fixture("\"number\": 1", "\"number\": 1, \"extra\": 0"),
    )

    @Test
    fun whatIsNoIntegerIsRefused() {
        for (literal in listOf("\"5\"", "1.0", "1e0", "-0.0", "true", "null", "01", "+1", "NaN")) {
            assertRefused(
                "case \"one\", input: key \"number\": expected an integer, found $literal",
                fixture("\"number\": 1,", "\"number\": $literal,"),
            )
        }
    }

    @Test
    fun anIntegerThatFitsNoIntIsRefused() {
        val long = "1" + "0".repeat(40)
        for (literal in listOf("2147483648", "-2147483649", "1099511627776", long)) {
            assertRefused(
                "case \"one\", input: key \"number\": " +
                    "expected an integer that fits a Kotlin Int, found $literal",
                fixture("\"number\": 1,", "\"number\": $literal,"),
            )
        }
    }

    @Test
    fun bothEndsOfIntAreRead() {
        for (literal in listOf("2147483647", "-2147483648")) {
            val recorded = recorded(fixture("\"number\": 1,", "\"number\": $literal,"))
            assertTrue("\"answer\":\"$literal a\"" in recorded, recorded)
        }
    }

    @Test
    fun halfOfASurrogatePairIsRefused() {
        for (half in listOf("\\ud83d", "\\ude00", "\\ude00\\ud83d")) {
            assertRefused(
                "case \"one\", input: key \"text\": " +
                    "expected a string of whole characters, found \"$half\"",
                fixture("\"a\"", "\"$half\""),
            )
        }
    }

    @Test
    fun aWholeSurrogatePairIsRead() {
        val recorded = recorded(fixture("\"a\"", "\"\\ud83d\\ude00\""))
        assertTrue("\"answer\":\"1 \uD83D\uDE00\"" in recorded, recorded)
    }

    // The text.

    @Test
    fun aByteOrderMarkIsRefused() =
        assertRefused("starts with a byte order mark", "\uFEFF" + TinySuite.FIXTURE)

    @Test
    fun bytesThatAreNoUTF8AreRefused() {
        val bytes = TinySuite.FIXTURE.toByteArray()
        bytes[TinySuite.FIXTURE.indexOf("\"a\"") + 1] = 0xFF.toByte()
        assertRefused("not valid UTF-8", bytes)
    }

    @Test
    fun whatIsNoJSONIsRefusedAndNotQuoted() {
        val texts = listOf("", "{", "{\"suite\": \"tiny\"", TinySuite.FIXTURE + "}", "\u001b[2J")
        for (text in texts) {
            val refusal = assertThrows(UnusableFixture::class.java) { recorded(text) }
            val message = refusal.message.orEmpty()
            assertTrue(message.startsWith("not valid JSON: "), message)
            assertTrue(message.all { it in ' '..'~' }, message)
        }
    }

    @Test
    fun jSONThatIsNoObjectIsRefused() {
        assertRefused("expected an object, found an array", "[]")
        assertRefused("expected an object, found \"tiny\"", "\"tiny\"")
    }

    @Test
    fun nestingWithoutEndIsRefusedAndDoesNotEndTheRecorder() =
        assertRefused("nested too deeply", "[".repeat(1_000_000))
}
