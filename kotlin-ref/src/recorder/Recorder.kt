package recorder

import java.io.IOException
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException
import java.nio.file.NoSuchFileException
import java.nio.file.Path
import kotlin.io.path.readBytes
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject

/** Nothing can be recorded; the message says where and why. */
sealed class Refusal(message: String) : Exception(message)

/** A fixture that cannot be recorded from. */
class UnusableFixture(message: String) : Refusal(message)

/** A twin whose answer is not worth recording. */
class UnusableReference(message: String) : Refusal(message)

/**
 * Runs [suite] over the fixture in [file] and returns what the twin really answered.
 *
 * Throws a [Refusal], or a [TwinFailure] where the twin has thrown; [position] then says on which
 * case.
 */
fun record(suite: Suite, file: Path, sources: Sources, position: Position = Position()): Recording {
    val fixture = StrictObject(readObject(file), "fixture")
    val name = fixture.string("suite")
    if (name != suite.name) {
        throw UnusableFixture("expected the suite ${shown(suite.name)}, found ${shown(name)}")
    }
    val body = if (suite.axes.isEmpty()) {
        recordCases(fixture, suite, position)
    } else {
        recordProduct(fixture, suite, position)
    }
    fixture.refuseUntakenKeys()
    return Recording(
        suite = suite.name,
        constants = suite.constants,
        digests = sources.digests,
        body = body,
    )
}

private fun recordCases(
    fixture: StrictObject,
    suite: Suite,
    position: Position,
): RecordedCases {
    val cases = fixture.children("cases", noun = "case")
    if (cases.size != suite.caseCount) {
        throw UnusableFixture("expected exactly ${suite.caseCount} cases, found ${cases.size}")
    }
    val ids = mutableSetOf<String>()
    return RecordedCases(cases.map { case -> record(case, suite, ids, position) })
}

private fun record(
    case: StrictObject,
    suite: Suite,
    ids: MutableSet<String>,
    position: Position,
): RecordedCases.Row {
    val id = case.string("id")
    if (!isKebabCase(id)) {
        val rule = "expected lower-case letters, digits and single hyphens between them"
        throw UnusableFixture("${case.place}: key \"id\": $rule, found ${shown(id)}")
    }
    if (!ids.add(id)) throw UnusableFixture("${case.place}: the id ${shown(id)} is already taken")
    case.place = "case ${shown(id)}"
    // The agreed outcome must be there, but an answer that had seen it would prove nothing.
    case.requirePresence("expect")
    val input = case.child("input")
    val output = position.ask(id) { suite.answer(input) }
    return RecordedCases.Row(id, input.understood, output)
}

private fun readObject(file: Path): JsonObject {
    val element = try {
        Json.parseToJsonElement(decode(file.readBytes()))
    } catch (_: NoSuchFileException) {
        throw UnusableFixture("there is no such file")
    } catch (_: CharacterCodingException) {
        throw UnusableFixture("not valid UTF-8")
    } catch (error: IOException) {
        throw UnusableFixture("cannot be read: ${error.message}")
    } catch (error: SerializationException) {
        // The lines after the first quote the file.
        val reason = error.message.orEmpty().lineSequence().first()
        throw UnusableFixture("not valid JSON: ${escaped(reason, longest = 200)}")
    } catch (_: StackOverflowError) {
        throw UnusableFixture("nested too deeply")
    }
    return element as? JsonObject
        ?: throw UnusableFixture("expected an object, found ${shown(element)}")
}

/** Refuses malformed bytes, which the short ways to decode would replace. */
private fun decode(bytes: ByteArray): String {
    val text = Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString()
    if (text.startsWith('\uFEFF')) throw UnusableFixture("starts with a byte order mark")
    return text
}

private fun isKebabCase(id: String): Boolean = id.split('-').all { word ->
    word.isNotEmpty() && word.all { it in 'a'..'z' || it in '0'..'9' }
}
