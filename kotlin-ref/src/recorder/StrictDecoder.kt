@file:OptIn(ExperimentalSerializationApi::class, SealedSerializationApi::class)

package recorder

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SealedSerializationApi
import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.encoding.AbstractDecoder
import kotlinx.serialization.encoding.CompositeDecoder
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonDecoder
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** Reads a value of any serializable type, and refuses, with its key path, all that is not one. */
fun <T> decode(type: DeserializationStrategy<T>, element: JsonElement, path: KeyPath): T =
    StrictDecoder(element, path).decodeSerializableValue(type)

/**
 * Stands at one [element] of JSON, or, in a structure, at one of its members after the other.
 *
 * Json's own decoder takes `"5"` for a number, and fills in what a class has a default for.
 */
open class StrictDecoder(element: JsonElement, path: KeyPath) : AbstractDecoder(), JsonDecoder {
    var element = element
        protected set
    var path = path
        protected set

    private var isUnsigned = false

    override val json get() = Json
    override val serializersModule get() = json.serializersModule

    /** A class may check its values when it is made, and a serializer what it reads. */
    override fun <T> decodeSerializableValue(deserializer: DeserializationStrategy<T>): T = try {
        deserializer.deserialize(this)
    } catch (refusal: Refusal) {
        throw refusal
    } catch (error: Exception) {
        val reason = error.message.orEmpty().lineSequence().first()
        path.refuse(if (reason.isEmpty()) error.javaClass.name else escaped(reason, longest = 200))
    }

    override fun decodeElementIndex(descriptor: SerialDescriptor): Int =
        error("${descriptor.serialName} reads members of what is no structure")

    override fun decodeJsonElement(): JsonElement = element.also { requireValid(it, path) }

    // Structures.

    override fun beginStructure(descriptor: SerialDescriptor): CompositeDecoder =
        when (descriptor.kind) {
            StructureKind.LIST -> ListDecoder(
                element as? JsonArray ?: path.refuse("an array", element),
                path,
            )
            StructureKind.MAP -> {
                requireTextKeys(descriptor)
                MapDecoder(jsonObject(), path)
            }
            is PolymorphicKind -> SealedDecoder(jsonObject(), path, descriptor)
            else -> ClassDecoder(jsonObject(), path, descriptor)
        }

    private fun jsonObject() = element as? JsonObject ?: path.refuse("an object", element)

    // Values.

    override fun decodeNotNullMark() = element !is JsonNull
    override fun decodeNull() = null
    override fun decodeBoolean() = readBoolean(element, path)
    override fun decodeDouble() = readDouble(element, path)
    override fun decodeFloat() = readFloat(element, path)
    override fun decodeString() = readString(element, path)
    override fun decodeChar() = decodeString().singleOrNull()
        ?: path.refuse("a string of one UTF-16 code unit", element)

    override fun decodeByte() =
        integer("Byte", String::toByteOrNull) { it.toUByteOrNull()?.toByte() }

    override fun decodeShort() =
        integer("Short", String::toShortOrNull) { it.toUShortOrNull()?.toShort() }

    override fun decodeInt() =
        integer("Int", String::toIntOrNull) { it.toUIntOrNull()?.toInt() }

    override fun decodeLong() =
        integer("Long", String::toLongOrNull) { it.toULongOrNull()?.toLong() }

    override fun decodeEnum(enumDescriptor: SerialDescriptor): Int {
        val index = enumDescriptor.elementNames.indexOf(readString(element, path))
        if (index >= 0) return index
        path.refuse("one of ${listed(enumDescriptor.elementNames.toList())}", element)
    }

    override fun decodeInline(descriptor: SerialDescriptor) =
        apply { isUnsigned = descriptor.isUnsignedNumber }

    private fun <T> integer(type: String, signed: (String) -> T?, unsigned: (String) -> T?): T =
        if (isUnsigned) {
            isUnsigned = false
            readInteger(element, path, "U$type", unsigned)
        } else {
            readInteger(element, path, type, signed)
        }
}

private class ListDecoder(private val items: JsonArray, private val list: KeyPath) :
    StrictDecoder(items, list) {
    private var next = 0

    override fun decodeElementIndex(descriptor: SerialDescriptor): Int {
        if (next == items.size) return CompositeDecoder.DECODE_DONE
        element = items[next]
        path = list.index(next)
        return next++
    }
}

/** Every other member is a key, and the one after it that key's value. */
private class MapDecoder(entries: JsonObject, private val map: KeyPath) :
    StrictDecoder(entries, map) {
    private val members = entries.flatMap { (key, value) ->
        listOf(key to JsonPrimitive(key), key to value)
    }
    private var next = 0

    override fun decodeElementIndex(descriptor: SerialDescriptor): Int {
        val (key, value) = members.getOrNull(next) ?: return CompositeDecoder.DECODE_DONE
        element = value
        path = map.key(key)
        return next++
    }
}

/** Every property has to be there, be it nullable or one with a default, and nothing else. */
private class ClassDecoder(
    private val members: JsonObject,
    private val place: KeyPath,
    descriptor: SerialDescriptor,
) : StrictDecoder(members, place) {
    private val names = descriptor.elementNames.toList()
    private var next = 0

    init {
        names.find { it !in members }?.let { place.refuseMissing(it, present = members.keys) }
        members.keys.find { it !in names }?.let { place.refuseUnknown(it, known = names) }
    }

    override fun decodeElementIndex(descriptor: SerialDescriptor): Int {
        val name = names.getOrNull(next) ?: return CompositeDecoder.DECODE_DONE
        element = members.getValue(name)
        path = place.key(name)
        return next++
    }
}

/** First the name of the class, in a member of its own, then all the others as its members. */
private class SealedDecoder(
    private val members: JsonObject,
    private val place: KeyPath,
    descriptor: SerialDescriptor,
) : StrictDecoder(members, place) {
    private val discriminator = descriptor.discriminator
    private var next = 0

    init {
        val type = members[discriminator]
            ?: place.refuseMissing(discriminator, present = members.keys)
        val known = descriptor.getElementDescriptor(1).elementNames.toList()
        if (readString(type, place.key(discriminator)) !in known) {
            place.key(discriminator).refuse("one of ${listed(known)}", type)
        }
    }

    override fun decodeElementIndex(descriptor: SerialDescriptor): Int {
        when (next) {
            0 -> element = members.getValue(discriminator)
            1 -> element = JsonObject(members - discriminator)
            else -> return CompositeDecoder.DECODE_DONE
        }
        return next++
    }
}
