package recorder

import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Fixtures that the recorder refuses, and one that it takes. */
class RecorderTest {
    @Test
    fun aGoodFixtureIsRecordedWithTheInputsAsTheyWereRead() {
        val lines = recorded(TINY_FIXTURE).lines()
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
        assertEquals(recorded(TINY_FIXTURE), recorded(TINY_FIXTURE))
    }

    @Test
    fun theAgreedOutcomeChangesNothing() = assertEquals(
        recorded(TINY_FIXTURE),
        recorded(tinyFixture("\"wrong\"", "[1, 2]")),
    )

    // The whole.

    @Test
    fun aMissingFileIsRefused() {
        val file = Path.of("no-such-folder", "tiny.json")
        val refusal = assertThrows(UnusableFixture::class.java) {
            record(tinySuite(), file, Sources(listOf(Path.of("."))))
        }
        assertEquals("there is no such file", refusal.message)
    }

    @Test
    fun theFixtureOfAnotherSuiteIsRefused() = assertRefused(
        "expected the suite \"tiny\", found \"large\"",
        tinyFixture("\"tiny\"", "\"large\""),
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
        tinyFixture("\"cases\"", "\"note\": 1, \"cases\""),
    )

    @Test
    fun aCaseThatIsNoObjectIsRefused() = assertRefused(
        "case 2 of 2: expected an object, found 5",
        """{"suite": "tiny", "cases": [{}, 5]}""",
    )

    // The cases.

    @Test
    fun anIdThatIsTakenIsRefused() =
        assertRefused(
            "case 2 of 2: the id \"one\" is already taken",
            tinyFixture("\"two\"", "\"one\""),
        )

    @Test
    fun anIdThatIsNotInKebabCaseIsRefused() {
        val rule = "expected lower-case letters, digits and single hyphens between them"
        for (id in listOf("", "One", "a_b", "-a", "a-", "a--b", "a b")) {
            assertRefused(
                "case 1 of 2: key \"id\": $rule, found \"$id\"",
                tinyFixture("\"one\"", "\"$id\""),
            )
        }
    }

    @Test
    fun aCaseWithoutItsAgreedOutcomeIsRefused() = assertRefused(
        "case \"two\": missing key \"expect\" (present: \"id\", \"input\")",
        tinyFixture(", \"expect\": {\"answer\": \"wrong\"}", ""),
    )

    @Test
    fun aKeyOfACaseThatMeansNothingIsRefused() = assertRefused(
        "case \"two\": unknown key \"notes\" " +
            "(known: \"id\", \"note\", \"input\", \"expect\")",
        tinyFixture("\"expect\": {\"answer\": \"wrong\"}", "\"expect\": {}, \"notes\": 1"),
    )

    @Test
    fun aNoteChangesNothingAndIsAString() {
        val noted = tinyFixture("\"id\": \"two\"", "\"id\": \"two\", \"note\": \"why\"")
        assertEquals(recorded(TINY_FIXTURE), recorded(noted))
        assertRefused(
            "case \"two\": key \"note\": expected a string, found 5",
            noted.replace("\"why\"", "5"),
        )
    }

    @Test
    fun withoutAContractACaseNeedsNoAgreedOutcomeAndMayHaveOne() = assertEquals(
        recorded(TINY_FIXTURE),
        recorded(
            tinyFixture(", \"expect\": {\"answer\": \"wrong\"}", ""),
            tinySuite(fixture = Fixture.CASES),
        ),
    )

    @Test
    fun withoutAPinnedNumberAnyWillDoButNone() {
        assertEquals(recorded(TINY_FIXTURE), recorded(TINY_FIXTURE, tinySuite(cases = null)))
        assertRefused(
            "there are no cases",
            """{"suite": "tiny", "cases": []}""",
            tinySuite(cases = null),
        )
    }

    @Test
    fun anInputThatIsNoObjectIsRefused() = assertRefused(
        "case \"one\": key \"input\": expected an object, found 5",
        tinyFixture("{\"number\": 1, \"text\": \"a\"}", "5"),
    )

    @Test
    fun aMissingInputIsRefused() = assertRefused(
        "case \"one\": missing key \"number\" (present: \"text\")",
        tinyFixture("\"number\": 1, ", ""),
    )

    @Test
    fun anInputThatNobodyReadsIsRefused() = assertRefused(
        "case \"one\": unknown key \"extra\" (known: \"number\", \"text\")",
        tinyFixture("\"number\": 1", "\"number\": 1, \"extra\": 0"),
    )

    @Test
    fun whatIsNoIntegerIsRefused() {
        for (literal in listOf("\"5\"", "1.0", "1e0", "-0.0", "true", "null", "01", "+1", "NaN")) {
            assertRefused(
                "case \"one\": key \"number\": expected an integer, found $literal",
                tinyFixture("\"number\": 1,", "\"number\": $literal,"),
            )
        }
    }

    @Test
    fun anIntegerThatFitsNoIntIsRefused() {
        val long = "1" + "0".repeat(40)
        for (literal in listOf("2147483648", "-2147483649", "1099511627776", long)) {
            assertRefused(
                "case \"one\": key \"number\": " +
                    "expected an integer that fits a Kotlin Int, found $literal",
                tinyFixture("\"number\": 1,", "\"number\": $literal,"),
            )
        }
    }

    @Test
    fun bothEndsOfIntAreRead() {
        for (literal in listOf("2147483647", "-2147483648")) {
            val recorded = recorded(tinyFixture("\"number\": 1,", "\"number\": $literal,"))
            assertTrue("\"answer\":\"$literal a\"" in recorded, recorded)
        }
    }

    @Test
    fun halfOfASurrogatePairIsRefused() {
        for (half in listOf("\\ud83d", "\\ude00", "\\ude00\\ud83d")) {
            assertRefused(
                "case \"one\": key \"text\": " +
                    "expected a string of whole characters, found \"$half\"",
                tinyFixture("\"a\"", "\"$half\""),
            )
        }
    }

    @Test
    fun aWholeSurrogatePairIsRead() {
        val recorded = recorded(tinyFixture("\"a\"", "\"\\ud83d\\ude00\""))
        assertTrue("\"answer\":\"1 \uD83D\uDE00\"" in recorded, recorded)
    }

    // The text.

    @Test
    fun aByteOrderMarkIsRefused() =
        assertRefused("starts with a byte order mark", "\uFEFF" + TINY_FIXTURE)

    @Test
    fun bytesThatAreNoUTF8AreRefused() {
        val bytes = TINY_FIXTURE.toByteArray()
        bytes[TINY_FIXTURE.indexOf("\"a\"") + 1] = 0xFF.toByte()
        assertRefused("not valid UTF-8", bytes)
    }

    @Test
    fun whatIsNoJSONIsRefusedAndNotQuoted() {
        val texts = listOf("", "{", "{\"suite\": \"tiny\"", TINY_FIXTURE + "}", "\u001b[2J")
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
