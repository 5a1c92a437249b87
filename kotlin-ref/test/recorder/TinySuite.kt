package recorder

import java.nio.file.Files
import kotlin.io.path.writeBytes
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows

/** Two cases of a number and a text; the number 13 brings bad luck. */
open class TinySuite : Suite {
    override val name = "tiny"

    override val caseCount = 2

    override val constants = buildJsonObject { put("unlucky", UNLUCKY) }

    override fun answer(input: StrictObject): JsonObject {
        val number = input.int("number")
        val text = input.stringOrNull("text")
        check(number != UNLUCKY) { "bad luck" }
        return buildJsonObject { put("answer", "$number $text") }
    }

    companion object {
        const val UNLUCKY = 13

        /** A fixture that can be recorded from, with its values in places that a test replaces. */
        const val FIXTURE = """{"suite": "tiny", "cases": [
            {"id": "one", "input": {"number": 1, "text": "a"}, "expect": {"answer": "1 a"}},
            {"id": "two", "input": {"number": 2, "text": null}, "expect": {"answer": "wrong"}}
        ]}"""
    }
}

/** The text of a recording of [suite] from [fixture]. */
fun recorded(
    fixture: ByteArray,
    suite: Suite = TinySuite(),
    position: Position = Position(),
): String {
    val folder = Files.createTempDirectory("recorder").toFile()
    try {
        val sources = folder.resolve("src/tiny").also { it.mkdirs() }
        sources.resolve("Tiny.kt").writeText("package tiny\n")
        val file = folder.resolve("${suite.name}.json").toPath().also { it.writeBytes(fixture) }
        return record(suite, file, Sources(sources.parentFile.toPath()), position).text()
    } finally {
        folder.deleteRecursively()
    }
}

fun recorded(
    fixture: String,
    suite: Suite = TinySuite(),
    position: Position = Position(),
): String = recorded(fixture.toByteArray(), suite, position)

/** Requires that nothing is recorded from [fixture], and that [message] is why. */
fun assertRefused(message: String, fixture: ByteArray, suite: Suite = TinySuite()) {
    val refusal = assertThrows(UnusableFixture::class.java) { recorded(fixture, suite) }
    assertEquals(message, refusal.message)
}

fun assertRefused(message: String, fixture: String, suite: Suite = TinySuite()) =
    assertRefused(message, fixture.toByteArray(), suite)
