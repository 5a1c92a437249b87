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
    fun `A good fixture is recorded with the inputs as they were read`() {
        val lines = recorded(TinySuite.FIXTURE).lines()
        assertEquals(
            listOf(
                """  "cases": [""",
                """    {"id":"one","input":{"number":1,"text":"a"},"output":{"answer":"1 a"}},""",
                """    {"id":"two","input":{"number":2,"text":null},""" +
                    """"output":{"answer":"2 null"}}""",
                "  ]",
                "}",
                "",
            ),
            lines.dropWhile { "cases" !in it },
        )
        assertTrue("""  "suite": "tiny",""" in lines)
        assertTrue("""  "constants": {"unlucky":13},""" in lines)
    }

    @Test
    fun `A recording is the same every time`() {
        assertEquals(recorded(TinySuite.FIXTURE), recorded(TinySuite.FIXTURE))
    }

    @Test
    fun `The agreed outcome changes nothing`() = assertEquals(
        recorded(TinySuite.FIXTURE),
        recorded(fixture("\"wrong\"", "[1, 2]")),
    )

    // The whole.

    @Test
    fun `A missing file is refused`() {
        val file = Path.of("no-such-folder", "tiny.json")
        val refusal = assertThrows(UnusableFixture::class.java) {
            record(TinySuite(), file, Path.of("."))
        }
        assertEquals("there is no such file", refusal.message)
    }

    @Test
    fun `The fixture of another suite is refused`() = assertRefused(
        "expected the suite \"tiny\", found \"large\"",
        fixture("\"tiny\"", "\"large\""),
    )

    @Test
    fun `One case too few is refused`() = assertRefused(
        "expected exactly 2 cases, found 1",
        """{"suite": "tiny", "cases": [{}]}""",
    )

    @Test
    fun `One case too many is refused`() = assertRefused(
        "expected exactly 2 cases, found 3",
        """{"suite": "tiny", "cases": [{}, {}, {}]}""",
    )

    @Test
    fun `No cases are refused`() = assertRefused(
        "expected exactly 2 cases, found 0",
        """{"suite": "tiny", "cases": []}""",
    )

    @Test
    fun `A key of the fixture that means nothing is refused`() = assertRefused(
        "fixture: unknown key \"note\" (known: \"suite\", \"cases\")",
        fixture("\"cases\"", "\"note\": 1, \"cases\""),
    )

    @Test
    fun `A case that is no object is refused`() = assertRefused(
        "case 2 of 2: expected an object, found 5",
        """{"suite": "tiny", "cases": [{}, 5]}""",
    )

    // The cases.

    @Test
    fun `An id that is taken is refused`() =
        assertRefused("case 2 of 2: the id \"one\" is already taken", fixture("\"two\"", "\"one\""))

    @Test
    fun `An id that is not in kebab case is refused`() {
        val rule = "expected lower-case letters, digits and single hyphens between them"
        for (id in listOf("", "One", "a_b", "-a", "a-", "a--b", "a b")) {
            assertRefused(
                "case 1 of 2: key \"id\": $rule, found \"$id\"",
                fixture("\"one\"", "\"$id\""),
            )
        }
    }

    @Test
    fun `A case without its agreed outcome is refused`() = assertRefused(
        "case \"two\": missing key \"expect\" (present: \"id\", \"input\")",
        fixture(", \"expect\": {\"answer\": \"wrong\"}", ""),
    )

    @Test
    fun `A key of a case that means nothing is refused`() = assertRefused(
        "case \"two\": unknown key \"note\" (known: \"id\", \"expect\", \"input\")",
        fixture("\"expect\": {\"answer\": \"wrong\"}", "\"expect\": {}, \"note\": 1"),
    )

    @Test
    fun `A missing input is refused`() = assertRefused(
        "case \"one\", input: missing key \"number\" (present: \"text\")",
        fixture("\"number\": 1, ", ""),
    )

    @Test
    fun `An input that nobody reads is refused`() = assertRefused(
        "case \"one\", input: unknown key \"extra\" (known: \"number\", \"text\")",
        fixture("\"number\": 1", "\"number\": 1, \"extra\": 0"),
    )

    @Test
    fun `What is no integer is refused`() {
        for (literal in listOf("\"5\"", "1.0", "1e0", "-0.0", "true", "null", "01", "+1", "NaN")) {
            assertRefused(
                "case \"one\", input: key \"number\": expected an integer, found $literal",
                fixture("\"number\": 1,", "\"number\": $literal,"),
            )
        }
    }

    @Test
    fun `An integer that fits no Int is refused`() {
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
    fun `Both ends of Int are read`() {
        for (literal in listOf("2147483647", "-2147483648")) {
            val recorded = recorded(fixture("\"number\": 1,", "\"number\": $literal,"))
            assertTrue("\"answer\":\"$literal a\"" in recorded, recorded)
        }
    }

    @Test
    fun `Half of a surrogate pair is refused`() {
        for (half in listOf("\\ud83d", "\\ude00", "\\ude00\\ud83d")) {
            assertRefused(
                "case \"one\", input: key \"text\": " +
                    "expected a string of whole characters, found \"$half\"",
                fixture("\"a\"", "\"$half\""),
            )
        }
    }

    @Test
    fun `A whole surrogate pair is read`() {
        val recorded = recorded(fixture("\"a\"", "\"\\ud83d\\ude00\""))
        assertTrue("\"answer\":\"1 \uD83D\uDE00\"" in recorded, recorded)
    }

    // The text.

    @Test
    fun `A byte order mark is refused`() =
        assertRefused("starts with a byte order mark", "\uFEFF" + TinySuite.FIXTURE)

    @Test
    fun `Bytes that are no UTF-8 are refused`() {
        val bytes = TinySuite.FIXTURE.toByteArray()
        bytes[TinySuite.FIXTURE.indexOf("\"a\"") + 1] = 0xFF.toByte()
        assertRefused("not valid UTF-8", bytes)
    }

    @Test
    fun `What is no JSON is refused, and not quoted`() {
        val texts = listOf("", "{", "{\"suite\": \"tiny\"", TinySuite.FIXTURE + "}", "\u001b[2J")
        for (text in texts) {
            val refusal = assertThrows(UnusableFixture::class.java) { recorded(text) }
            val message = refusal.message.orEmpty()
            assertTrue(message.startsWith("not valid JSON: "), message)
            assertTrue(message.all { it in ' '..'~' }, message)
        }
    }

    @Test
    fun `JSON that is no object is refused`() {
        assertRefused("expected an object, found an array", "[]")
        assertRefused("expected an object, found \"tiny\"", "\"tiny\"")
    }

    @Test
    fun `Nesting without end is refused and does not end the recorder`() =
        assertRefused("nested too deeply", "[".repeat(1_000_000))
}
