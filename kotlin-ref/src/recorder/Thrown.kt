package recorder

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

private const val THROWS = "throws"

/** The outcome of a twin that has thrown. */
fun thrownOutcome(tag: String) = JsonObject(mapOf(THROWS to JsonPrimitive(tag)))

/** Whether an outcome says that the twin throws. */
fun isThrownOutcome(outcome: JsonElement?): Boolean =
    outcome is JsonObject && outcome.keys == setOf(THROWS)

/**
 * Whether the twin of this language is to throw, by what was agreed on. Nothing else of it is
 * looked at: an answer that had seen it would prove nothing.
 */
fun expectsThrow(agreed: JsonElement?): Boolean =
    isThrownOutcome(agreed) || agreed is JsonObject && isThrownOutcome(agreed["kotlin"])

/** `malformed` for a `MalformedException`; an anonymous class has the name of the one above it. */
fun errorTag(error: Exception): String {
    val named = generateSequence<Class<*>>(error.javaClass) { it.superclass }
        .first { it.simpleName.isNotEmpty() }
    val name = named.simpleName
    return name.removeSuffix("Exception").ifEmpty { name }.replaceFirstChar(Char::lowercaseChar)
}
