package recorder

import java.nio.file.Files
import kotlin.io.path.writeBytes
import kotlinx.serialization.Serializable
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows

@Serializable
class TinyInput(val number: Int, val text: String?)

@Serializable
class TinyAnswer(val answer: String)

/** What the number 13 brings. */
class BadLuckException : Exception("bad luck")

/** A number and a text; the number 13 brings bad luck, and 14 a failed assertion. */
fun tinySuite(
    name: String = "tiny",
    cases: Int? = 2,
    fixture: Fixture = Fixture.CONTRACT,
    throwing: Boolean = false,
    throws: (Exception) -> String = ::errorTag,
) = suite<TinyInput, TinyAnswer>(
    name, cases, mapOf("unlucky" to 13), fixture, throwing, throws,
) {
    if (it.number == 13) throw BadLuckException()
    if (it.number == 14) throw AssertionError("not so")
    TinyAnswer("${it.number} ${it.text}")
}

/** A fixture that can be recorded from, with its values in places that a test replaces. */
const val TINY_FIXTURE = """{"suite": "tiny", "cases": [
    {"id": "one", "input": {"number": 1, "text": "a"}, "expect": {"answer": "1 a"}},
    {"id": "two", "input": {"number": 2, "text": null}, "expect": {"answer": "wrong"}}
]}"""

/** The good fixture with one text in it replaced, which has to be there once. */
fun tinyFixture(old: String, new: String): String {
    val parts = TINY_FIXTURE.split(old)
    assertEquals(2, parts.size, "$old in the fixture")
    return parts.joinToString(new)
}

/** The text of a recording of [suite] from [fixture]. */
fun recorded(
    fixture: ByteArray,
    suite: Suite = tinySuite(),
    position: Position = Position(),
): String {
    val folder = Files.createTempDirectory("recorder").toFile()
    try {
        val sources = folder.resolve("src/tiny").also { it.mkdirs() }
        sources.resolve("Tiny.kt").writeText("package tiny\n")
        val file = folder.resolve("${suite.name}.json").toPath().also { it.writeBytes(fixture) }
        return record(suite, file, Sources(listOf(sources.parentFile.toPath())), position).text()
    } finally {
        folder.deleteRecursively()
    }
}

fun recorded(
    fixture: String,
    suite: Suite = tinySuite(),
    position: Position = Position(),
): String = recorded(fixture.toByteArray(), suite, position)

/** The line of a recording that has the case with an [id]. */
fun recordedCase(id: String, fixture: String, suite: Suite = tinySuite()): String =
    recorded(fixture, suite).lines().single { it.startsWith("    {\"id\":\"$id\"") }
        .trim().removeSuffix(",")

/** Requires that nothing is recorded from [fixture], and that [message] is why. */
fun assertRefused(message: String, fixture: ByteArray, suite: Suite = tinySuite()) {
    val refusal = assertThrows(UnusableFixture::class.java) { recorded(fixture, suite) }
    assertEquals(message, refusal.message)
}

fun assertRefused(message: String, fixture: String, suite: Suite = tinySuite()) =
    assertRefused(message, fixture.toByteArray(), suite)
