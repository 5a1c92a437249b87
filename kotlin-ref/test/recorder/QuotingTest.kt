package recorder

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.jsonArray
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Values from files, as messages quote them. */
class QuotingTest {
    @Test
    fun printableASCIIIsShownAsItIs() {
        val text = (' '..'~').filter { it !in "\"\\" }.joinToString("")
        assertEquals(text, escaped(text, longest = 200))
    }

    @Test
    fun quotesAndBackslashesAreEscaped() =
        assertEquals("\"a\\\"b\\\\c\"", shown("a\"b\\c"))

    @Test
    fun controlCharactersAreEscaped() =
        assertEquals("\"\\u001b[2J\\u000a\\u0000\\u007f\"", shown("\u001b[2J\n\u0000\u007f"))

    @Test
    fun allButASCIIIsEscapedAUnitAtATime() =
        assertEquals("\"\\u202e\\u00fc\\ud83d\\ude00\"", shown("\u202eü😀"))

    @Test
    fun aLongTextIsCutAfterSixtyUnits() {
        assertEquals("\"${"a".repeat(60)}\"", shown("a".repeat(60)))
        assertEquals("\"${"a".repeat(60)}...\"", shown("a".repeat(61)))
    }

    @Test
    fun aValueIsShownInFullAndAnythingLargerByItsKind() {
        val values = Json.parseToJsonElement("""["5", 5, 1.50, true, null, {"a": 1}, [1]]""")
        assertEquals(
            listOf("\"5\"", "5", "1.50", "true", "null", "an object", "an array"),
            values.jsonArray.map(::shown),
        )
    }

    @Test
    fun ofManyNamesTheFirstDozenIsListed() {
        assertEquals("none", listed(emptyList()))
        assertEquals("\"a\", \"b\\u000a\"", listed(listOf("a", "b\n")))
        assertEquals(
            (1..12).joinToString { "\"$it\"" } + ", ...",
            listed((1..13).map(Int::toString)),
        )
    }

    @Test
    fun halfAPairIsNoCharacter() {
        assertFalse(hasLoneSurrogate("ü語😀"))
        assertTrue(hasLoneSurrogate("a\ud83d"))
        assertTrue(hasLoneSurrogate("\ude00\ud83d"))
    }
}
