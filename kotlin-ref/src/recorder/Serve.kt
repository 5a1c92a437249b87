package recorder

import java.io.InputStream
import java.io.OutputStream
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** A line that is no question, and so cannot be answered. */
class NotAQuestion(line: String) : Exception("this is no question: ${shown(line)}")

/**
 * Answers questions about [suites] until [input] ends, one JSON object a line, in their order. The
 * first line is the [Protocol]'s greeting.
 *
 * A question is `{"id": n, "suite": "...", "input": {...}}` and its answer `{"id": n, "output":
 * {...}}`. An `Exception` of the twin is an outcome, as it may be in a recording: `{"throws":
 * "..."}`; a Swift twin that throws the same agrees. An `Error` of the twin, or an input that is
 * refused, is answered as `{"id": n, "error": "..."}` with the name of the class. The next question
 * is read in either case.
 */
fun serve(suites: List<Suite>, input: InputStream, output: OutputStream) {
    val questions = input.bufferedReader(Charsets.UTF_8)
    val answers = output.bufferedWriter(Charsets.UTF_8)
    answers.use {
        answers.append(Protocol.greeting(suites)).append('\n')
        while (true) {
            // Whoever waits for the answer asks nothing meanwhile.
            if (!questions.ready()) answers.flush()
            val line = questions.readLine() ?: break
            answers.append(answer(line, suites).toString()).append('\n')
        }
    }
}

private fun answer(line: String, suites: List<Suite>): JsonObject {
    val question = try {
        Json.parseToJsonElement(line) as? JsonObject
    } catch (_: SerializationException) {
        null
    }
    val id = question?.get("id") as? JsonPrimitive ?: throw NotAQuestion(line)
    return buildJsonObject {
        put("id", id)
        try {
            put("output", output(question, suites))
        } catch (error: Throwable) {
            // A twin that overflows the stack has not ended this program.
            val words = listOfNotNull(error.javaClass.simpleName, error.message)
            put("error", words.joinToString(": "))
        }
    }
}

private fun output(question: JsonObject, suites: List<Suite>): JsonElement {
    val whole = StrictObject(question, KeyPath("question"))
    whole.element("id")
    val name = whole.string("suite")
    val suite = suites.find { it.name == name }
        ?: throw UnusableFixture("unknown suite ${shown(name)}")
    val input = whole.child("input").json
    whole.refuseUntakenKeys()
    return suite.question(input, whole.path).answer(mayThrow = true)
}
