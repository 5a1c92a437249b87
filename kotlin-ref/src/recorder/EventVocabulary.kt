package recorder

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * The events that a scenario is made of, by name.
 *
 * One of [plain] is stated by its name alone. One with a value is an object with its name as the
 * only key, and its reader in [valued] is called with that key.
 */
class EventVocabulary<E>(
    private val plain: Map<String, E>,
    private val valued: Map<String, StrictObject.(key: String) -> E>,
) {
    /** An event, and its JSON as Kotlin understood it. */
    class Understood<E>(val event: E, val understood: JsonElement)

    fun read(element: JsonElement, place: String): Understood<E> {
        if (element is JsonPrimitive && element.isString) {
            plain[element.content]?.let { return Understood(it, element) }
        }
        val key = (element as? JsonObject)?.keys?.singleOrNull()
        val readValue = valued[key]
        if (element is JsonObject && key != null && readValue != null) {
            val value = StrictObject(element, place)
            return Understood(value.readValue(key), value.understood)
        }
        val found = if (element is JsonObject) "{${listed(element.keys)}}" else shown(element)
        val known = plain.keys.map(::shown) + valued.keys.map { "{${shown(it)}}" }
        throw UnusableFixture("$place: unknown event $found (known: ${known.joinToString()})")
    }
}
