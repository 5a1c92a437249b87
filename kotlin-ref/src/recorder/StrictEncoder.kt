@file:OptIn(ExperimentalSerializationApi::class, SealedSerializationApi::class)

package recorder

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SealedSerializationApi
import kotlinx.serialization.SerializationStrategy
import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.encoding.AbstractEncoder
import kotlinx.serialization.encoding.CompositeEncoder
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonEncoder
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.JsonUnquotedLiteral

/** A value of any serializable type as JSON that is the same on every run and every JDK. */
fun <T> encode(type: SerializationStrategy<T>, value: T, path: KeyPath): JsonElement {
    var element: JsonElement = JsonNull
    StrictEncoder(path) { element = it }.encodeSerializableValue(type, value)
    return element
}

/**
 * Hands the JSON of each value to [take].
 *
 * Every property is written, be it null or a default. What has no form in a recording is refused.
 */
open class StrictEncoder(path: KeyPath, private val take: (JsonElement) -> Unit) :
    AbstractEncoder(), JsonEncoder {
    var path = path
        protected set

    private var isUnsigned = false

    override val json get() = Json
    override val serializersModule get() = json.serializersModule

    override fun <T> encodeSerializableValue(serializer: SerializationStrategy<T>, value: T) {
        // Its own serializer would write numbers anew.
        if (value is JsonElement) encodeJsonElement(value) else serializer.serialize(this, value)
    }

    override fun encodeJsonElement(element: JsonElement) {
        requireValid(element, path)
        take(element)
    }

    override fun shouldEncodeElementDefault(descriptor: SerialDescriptor, index: Int) = true

    override fun beginStructure(descriptor: SerialDescriptor): CompositeEncoder =
        when (descriptor.kind) {
            StructureKind.LIST -> ListEncoder(path, take)
            StructureKind.MAP -> MapEncoder(path, take).also { requireTextKeys(descriptor) }
            else -> ClassEncoder(path, take)
        }

    // Values.

    override fun encodeNull() = take(JsonNull)
    override fun encodeBoolean(value: Boolean) = take(JsonPrimitive(value))
    override fun encodeByte(value: Byte) = integer(value, value.toUByte())
    override fun encodeShort(value: Short) = integer(value, value.toUShort())
    override fun encodeInt(value: Int) = integer(value, value.toUInt())
    override fun encodeLong(value: Long) = integer(value, value.toULong())
    override fun encodeChar(value: Char) = encodeString(value.toString())
    override fun encodeString(value: String) = encodeJsonElement(JsonPrimitive(value))

    override fun encodeDouble(value: Double) =
        number(if (value.isFinite()) shortestDecimal(value) else null, value)

    override fun encodeFloat(value: Float) =
        number(if (value.isFinite()) shortestDecimal(value) else null, value)

    override fun encodeEnum(enumDescriptor: SerialDescriptor, index: Int) =
        encodeString(enumDescriptor.getElementName(index))

    override fun encodeInline(descriptor: SerialDescriptor) =
        apply { isUnsigned = descriptor.isUnsignedNumber }

    private fun integer(signed: Number, unsigned: Any) {
        take(JsonUnquotedLiteral((if (isUnsigned) unsigned else signed).toString()))
        isUnsigned = false
    }

    /** A string for what is not finite. */
    private fun number(finite: String?, value: Number) =
        take(if (finite == null) JsonPrimitive("$value") else JsonUnquotedLiteral(finite))
}

private class ListEncoder(
    private val list: KeyPath,
    private val finish: (JsonElement) -> Unit,
    private val items: MutableList<JsonElement> = mutableListOf(),
) : StrictEncoder(list, { items += it }) {
    override fun encodeElement(descriptor: SerialDescriptor, index: Int): Boolean {
        path = list.index(index)
        return true
    }

    override fun endStructure(descriptor: SerialDescriptor) = finish(JsonArray(items))
}

/** In the order of the keys: that of a hashed map is none. */
private class MapEncoder(
    private val map: KeyPath,
    private val finish: (JsonElement) -> Unit,
    private val members: MutableList<JsonElement> = mutableListOf(),
) : StrictEncoder(map, { members += it }) {
    override fun encodeElement(descriptor: SerialDescriptor, index: Int): Boolean {
        path = if (index % 2 == 0) map else map.key(text(members.last()))
        return true
    }

    override fun endStructure(descriptor: SerialDescriptor) {
        val entries = members.chunked(2) { (key, value) -> text(key) to value }
        finish(JsonObject(entries.sortedBy { it.first }.toMap()))
    }

    private fun text(key: JsonElement) = (key as JsonPrimitive).content
}

private class ClassEncoder(
    private val place: KeyPath,
    private val finish: (JsonElement) -> Unit,
    private val values: MutableList<JsonElement> = mutableListOf(),
) : StrictEncoder(place, { values += it }) {
    private val names = mutableListOf<String>()

    override fun encodeElement(descriptor: SerialDescriptor, index: Int): Boolean {
        val name = descriptor.getElementName(index)
        if (descriptor.kind !is PolymorphicKind) path = place.key(name)
        names += name
        return true
    }

    override fun endStructure(descriptor: SerialDescriptor) {
        if (descriptor.kind !is PolymorphicKind) {
            return finish(JsonObject((names zip values).toMap()))
        }
        // The name of the class, and then its own members.
        val (type, value) = values
        val members = value as? JsonObject ?: place.refuse("an object", value)
        finish(JsonObject(mapOf(descriptor.discriminator to type) + members))
    }
}
