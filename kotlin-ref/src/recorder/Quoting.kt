package recorder

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

private const val LONGEST_SHOWN = 60

/** The text in quotes, shortened, with all but printable ASCII escaped: it may reach a terminal. */
fun shown(text: String): String = "\"${escaped(text)}\""

/** A value as an error message shows it: a scalar in full, anything larger by its kind. */
fun shown(element: JsonElement): String = when (element) {
    is JsonObject -> "an object"
    is JsonArray -> "an array"
    is JsonPrimitive -> if (element.isString) shown(element.content) else escaped(element.content)
}

/** Names as an error message lists them: the first dozen. */
fun listed(names: Collection<String>): String =
    names.joinToString(limit = 12) { shown(it) }.ifEmpty { "none" }

/** Escapes and shortens a text that comes from a file. */
fun escaped(text: String, longest: Int = LONGEST_SHOWN): String = buildString {
    for (unit in text.take(longest)) {
        when (unit) {
            '"', '\\' -> append('\\').append(unit)
            in ' '..'~' -> append(unit)
            else -> append("\\u").append(unit.code.toString(16).padStart(4, '0'))
        }
    }
    if (text.length > longest) append("...")
}

/** Whether [text] holds half of a surrogate pair, which is no character. */
fun hasLoneSurrogate(text: String): Boolean {
    var index = 0
    while (index < text.length) {
        // Half a pair is a code point of its own, in the range of the surrogates.
        val point = text.codePointAt(index)
        if (point in 0xD800..0xDFFF) return true
        index += Character.charCount(point)
    }
    return false
}
