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
sealed class Refusal(message: String) : Exception(message) {
    /** The same, of what is at [path]. */
    abstract fun at(path: KeyPath): Refusal
}

/** A fixture that cannot be recorded from. */
class UnusableFixture(message: String) : Refusal(message) {
    override fun at(path: KeyPath) = UnusableFixture("$path: $message")
}

/** A twin whose answer is not worth recording. */
class UnusableReference(message: String) : Refusal(message) {
    override fun at(path: KeyPath) = UnusableReference("$path: $message")
}

/**
 * Runs [suite] over the fixture in [file] and returns what the twin really answered.
 *
 * Throws a [Refusal], or a [TwinFailure] where the twin has thrown; [position] then says on which
 * case.
 */
fun record(suite: Suite, file: Path, sources: Sources, position: Position = Position()): Recording {
    val fixture = StrictObject(readObject(file), KeyPath("fixture"))
    val name = fixture.string("suite")
    if (name != suite.name) {
        throw UnusableFixture("expected the suite ${shown(suite.name)}, found ${shown(name)}")
    }
    val body = when (suite.fixture) {
        Fixture.CONTRACT, Fixture.CASES -> recordCases(fixture, suite, position)
        Fixture.AXES -> recordProduct(fixture, suite, position)
    }
    return Recording(
        suite = suite.name,
        constants = suite.constants,
        digests = sources.digests,
        body = body,
    )
}

/** Refuses any number but the pinned one, and none at all. */
fun requireCount(suite: Suite, noun: String, found: Long) {
    val expected = suite.cases
    if (expected != null && found != expected.toLong()) {
        throw UnusableFixture("expected exactly $expected $noun, found $found")
    }
    if (found == 0L) throw UnusableFixture("there are no $noun")
}

private fun recordCases(fixture: StrictObject, suite: Suite, position: Position): RecordedCases {
    val cases = fixture.objects("cases", noun = "case")
    fixture.refuseUntakenKeys()
    requireCount(suite, "cases", cases.size.toLong())
    val ids = mutableSetOf<String>()
    return RecordedCases(cases.map { case -> record(case, suite, ids, position) })
}

private fun record(
    case: StrictObject,
    suite: Suite,
    ids: MutableSet<String>,
    position: Position,
): RecordedCases.Row {
    position.case = null
    val id = case.string("id")
    if (!isKebabCase(id)) {
        val rule = "expected lower-case letters, digits and single hyphens between them"
        throw UnusableFixture("${case.path.key("id")}: $rule, found ${shown(id)}")
    }
    if (!ids.add(id)) throw UnusableFixture("${case.path}: the id ${shown(id)} is already taken")
    case.path = KeyPath("case ${shown(id)}")
    position.case = id
    case.stringIfPresent("note")
    val input = case.child("input").json
    val isOptional = suite.fixture == Fixture.CASES
    val agreed = if (isOptional) case.elementIfPresent("expect") else case.element("expect")
    case.refuseUntakenKeys()
    val mayThrow = expectsThrow(agreed) || agreed == null && suite.throwing
    return position.ask(id) {
        val question = suite.question(input, case.path)
        RecordedCases.Row(id, question.input, question.answer(mayThrow))
    }
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
