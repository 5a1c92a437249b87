package recorder

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

// The tree that Json parses is lax: it takes `"5"` for a number, and keeps `01` or `NaN` as they
// came. So every literal is held here against what JSON allows and what the Kotlin type can hold.

private val INTEGER = Regex("-?(0|[1-9][0-9]*)")
private val NUMBER = Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")

/** As a string stands for a number that is not finite. */
private val NOT_FINITE = listOf(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)
    .associateBy(Double::toString)

fun isInteger(literal: String): Boolean = INTEGER.matches(literal)

/** The text of what is neither an object, an array nor a string. */
fun literal(element: JsonElement): String? =
    (element as? JsonPrimitive)?.takeIf { !it.isString }?.content

fun readBoolean(element: JsonElement, path: KeyPath): Boolean =
    literal(element)?.toBooleanStrictOrNull() ?: path.refuse("true or false", element)

fun <T> readInteger(
    element: JsonElement,
    path: KeyPath,
    type: String,
    parse: (String) -> T?,
): T {
    val literal = literal(element)?.takeIf(::isInteger) ?: path.refuse("an integer", element)
    return parse(literal) ?: path.refuse("an integer that fits a Kotlin $type", element)
}

/** A finite number, or a string for one that is not. */
fun readDouble(element: JsonElement, path: KeyPath, type: String = "Double"): Double {
    if (element is JsonPrimitive && element.isString) {
        NOT_FINITE[element.content]?.let { return it }
    }
    val literal = literal(element)?.takeIf(NUMBER::matches)
        ?: path.refuse("a number, \"NaN\", \"Infinity\" or \"-Infinity\"", element)
    val number = literal.toDouble()
    val hasVanished = number == 0.0 && literal.takeWhile { it !in "eE" }.any { it in '1'..'9' }
    if (number.isInfinite() || hasVanished) path.refuseRange(type, element)
    return number
}

/** The same; what is no Float's shortest decimal would be recorded as another number. */
fun readFloat(element: JsonElement, path: KeyPath): Float {
    val number = readDouble(element, path, "Float")
    val float = number.toFloat()
    if (!number.isFinite()) return float
    if (float.isInfinite()) path.refuseRange("Float", element)
    val shortest = shortestDecimal(float)
    if (shortest.toDouble() != number) path.refuse("a Kotlin Float (such as $shortest)", element)
    return float
}

private fun KeyPath.refuseRange(type: String, element: JsonElement): Nothing =
    refuse("a number that fits a Kotlin $type", element)

fun readString(element: JsonElement, path: KeyPath): String {
    val isText = element is JsonPrimitive && element.isString
    val text = if (isText) (element as JsonPrimitive).content else path.refuse("a string", element)
    // UTF-8 has no form for half a pair: the recording would hold a question mark instead.
    if (hasLoneSurrogate(text)) path.refuse("a string of whole characters", element)
    return text
}

/** Requires all of [element], which may be any JSON, to be valid. */
fun requireValid(element: JsonElement, path: KeyPath) {
    when (element) {
        is JsonObject -> element.forEach { (key, value) ->
            readString(JsonPrimitive(key), path.key(key))
            requireValid(value, path.key(key))
        }
        is JsonArray -> element.forEachIndexed { index, item ->
            requireValid(item, path.index(index))
        }
        is JsonNull -> Unit
        is JsonPrimitive -> if (element.isString) {
            readString(element, path)
        } else if (element.content != "true" && element.content != "false") {
            if (!NUMBER.matches(element.content)) path.refuse("a JSON value", element)
        }
    }
}
