package recorder

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * Refuses what the Kotlin type does not hold as it was [given]: a serializer of one's own may be
 * lax, and the recording would then state another input than the fixture.
 */
fun requireSameValue(given: JsonElement, understood: JsonElement, path: KeyPath) {
    when {
        given is JsonObject && understood is JsonObject -> {
            given.keys.find { it !in understood }?.let {
                path.key(it).refuse("the Kotlin input does not hold it")
            }
            understood.keys.find { it !in given }?.let {
                path.key(it).refuse("the Kotlin input holds it, and the fixture does not")
            }
            given.forEach { (key, value) ->
                requireSameValue(value, understood.getValue(key), path.key(key))
            }
        }
        given is JsonArray && understood is JsonArray && given.size == understood.size ->
            given.forEachIndexed { index, item ->
                requireSameValue(item, understood[index], path.index(index))
            }
        given is JsonPrimitive && understood is JsonPrimitive && isSame(given, understood) -> Unit
        else -> path.refuse("Kotlin understood ${described(understood)}, not ${described(given)}")
    }
}

/** Whatever the spelling of a number is. */
private fun isSame(one: JsonPrimitive, other: JsonPrimitive): Boolean {
    if (one.isString != other.isString) return false
    if (one.content == other.content) return true
    if (one.isString) return false
    if (isInteger(one.content) && isInteger(other.content)) {
        return one.content.toBigInteger() == other.content.toBigInteger()
    }
    val number = one.content.toDoubleOrNull() ?: return false
    // By `equals`, which tells 0.0 from -0.0.
    return number.equals(other.content.toDoubleOrNull())
}

private fun described(element: JsonElement): String =
    if (element is JsonArray) "an array of ${element.size}" else shown(element)
