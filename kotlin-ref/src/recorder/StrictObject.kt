package recorder

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** An object of the fixture's own, which refuses the keys that it was not asked for. */
class StrictObject(val json: JsonObject, var path: KeyPath) {
    private val taken = mutableSetOf<String>()

    fun elementIfPresent(key: String): JsonElement? {
        taken += key
        return json[key]
    }

    fun element(key: String): JsonElement =
        elementIfPresent(key) ?: path.refuseMissing(key, present = json.keys)

    fun string(key: String): String = readString(element(key), path.key(key))

    fun stringIfPresent(key: String): String? =
        elementIfPresent(key)?.let { readString(it, path.key(key)) }

    fun array(key: String): JsonArray =
        element(key).let { it as? JsonArray ?: path.key(key).refuse("an array", it) }

    fun child(key: String): StrictObject =
        element(key).let { StrictObject(jsonObject(it, path.key(key)), path.key(key)) }

    /** The objects of the array at [key], each placed as, for instance, `case 3 of 12`. */
    fun objects(key: String, noun: String): List<StrictObject> {
        val array = array(key)
        return array.mapIndexed { index, element ->
            val path = KeyPath("$noun ${index + 1} of ${array.size}")
            StrictObject(jsonObject(element, path), path)
        }
    }

    fun refuseUntakenKeys() {
        json.keys.find { it !in taken }?.let { path.refuseUnknown(it, known = taken) }
    }

    private fun jsonObject(element: JsonElement, path: KeyPath): JsonObject =
        element as? JsonObject ?: path.refuse("an object", element)
}
