package recorder

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.jsonPrimitive

/**
 * Hands out the typed values of a JSON object by key, and refuses what it was not asked for.
 *
 * The tree below is lax: it would take `"5"` for a number and keeps `01` or `NaN` as they came.
 * So every literal is checked here, against what JSON allows and what Kotlin can hold. One thing
 * cannot be seen any more: of two equal keys the tree has kept the last.
 */
class StrictObject(private val json: JsonObject, var place: String) {
    private val taken = mutableSetOf<String>()
    private val children = mutableListOf<StrictObject>()
    private val values = linkedMapOf<String, JsonElement>()

    /** The values handed out so far, as Kotlin understood them and in that order. */
    val understood: JsonObject get() = JsonObject(values)

    fun int(key: String): Int =
        integer(key, "Int", String::toIntOrNull).also { values[key] = JsonPrimitive(it) }

    fun long(key: String): Long =
        integer(key, "Long", String::toLongOrNull).also { values[key] = JsonPrimitive(it) }

    fun longOrNull(key: String): Long? {
        if (json[key] !is JsonNull) return long(key)
        take(key)
        values[key] = JsonNull
        return null
    }

    /** A number of something, so not a negative one. */
    fun count(key: String): Int {
        val value = int(key)
        return if (value >= 0) value else refuse(key, "an integer that is not negative")
    }

    fun boolean(key: String): Boolean {
        val value = literal(take(key))?.toBooleanStrictOrNull() ?: refuse(key, "true or false")
        return value.also { values[key] = JsonPrimitive(it) }
    }

    fun string(key: String): String = stringOrNull(key) ?: refuse(key, "a string")

    fun stringOrNull(key: String): String? {
        val element = take(key)
        val isText = element is JsonNull || element is JsonPrimitive && element.isString
        val text = if (isText) element.jsonPrimitive.contentOrNull else refuse(key, "a string")
        // UTF-8 has no form for half a pair: the recording would hold a question mark instead.
        if (text != null && hasLoneSurrogate(text)) refuse(key, "a string of whole characters")
        return text.also { values[key] = JsonPrimitive(it) }
    }

    /** What the string at [key] stands for, of the [meanings] that it can have. */
    fun <T> oneOf(key: String, meanings: Map<String, T>): T =
        meanings[string(key)] ?: refuse(key, "one of ${listed(meanings.keys)}")

    /** The events of the list at [key], which must not be empty. */
    fun <E> events(key: String, vocabulary: EventVocabulary<E>): List<E> {
        val array = take(key) as? JsonArray ?: refuse(key, "an array")
        if (array.isEmpty()) throw UnusableFixture("$place: key ${shown(key)}: the list is empty")
        val events = array.mapIndexed { index, element ->
            vocabulary.read(element, "$place, event ${index + 1} of ${array.size}")
        }
        values[key] = JsonArray(events.map { it.understood })
        return events.map { it.event }
    }

    /** The values of each of the [axes] in the object at [key], in that order; none is empty. */
    fun axes(key: String, axes: List<String>): Map<String, List<JsonElement>> {
        val child = child(key)
        return axes.associateWith { axis ->
            val array = child.take(axis) as? JsonArray ?: child.refuse(axis, "an array")
            if (array.isEmpty()) child.refuse(axis, "at least one value")
            array.toList()
        }
    }

    fun child(key: String): StrictObject {
        val element = take(key) as? JsonObject ?: refuse(key, "an object")
        return StrictObject(element, "$place, $key").also(children::add)
    }

    /** The objects of the array at [key], each placed as, for instance, `case 3 of 12`. */
    fun children(key: String, noun: String): List<StrictObject> {
        val array = take(key) as? JsonArray ?: refuse(key, "an array")
        return array.mapIndexed { index, element ->
            val place = "$noun ${index + 1} of ${array.size}"
            if (element !is JsonObject) {
                throw UnusableFixture("$place: expected an object, found ${shown(element)}")
            }
            StrictObject(element, place).also(children::add)
        }
    }

    /** Requires [key] to be there, and looks no further. */
    fun requirePresence(key: String) {
        take(key)
    }

    /** Refuses any key, here and in the children, that no one has asked for. */
    fun refuseUntakenKeys() {
        val unknown = json.keys.find { it !in taken }
        if (unknown != null) {
            val known = listed(taken)
            throw UnusableFixture("$place: unknown key ${shown(unknown)} (known: $known)")
        }
        children.forEach(StrictObject::refuseUntakenKeys)
    }

    private fun <T> integer(key: String, type: String, parse: (String) -> T?): T {
        val literal = literal(take(key))
        if (literal == null || !INTEGER.matches(literal)) refuse(key, "an integer")
        return parse(literal) ?: refuse(key, "an integer that fits a Kotlin $type")
    }

    private fun literal(element: JsonElement): String? =
        (element as? JsonPrimitive)?.takeIf { !it.isString }?.content

    private fun take(key: String): JsonElement {
        taken += key
        return json[key] ?: throw UnusableFixture(
            "$place: missing key ${shown(key)} (present: ${listed(json.keys)})",
        )
    }

    private fun refuse(key: String, expected: String): Nothing {
        val found = shown(json.getValue(key))
        throw UnusableFixture("$place: key ${shown(key)}: expected $expected, found $found")
    }

    private companion object {
        val INTEGER = Regex("-?(0|[1-9][0-9]*)")
    }
}
