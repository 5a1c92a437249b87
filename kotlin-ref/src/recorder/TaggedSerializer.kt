@file:OptIn(ExperimentalSerializationApi::class)

package recorder

import kotlin.reflect.KClass
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.serializer

/**
 * A sealed type as a word, `"win"`, or as a word with its value, `{"wait": 2000}`.
 *
 * An enum's constants and an object are words. Any other class is one with a value: name it by
 * `@SerialName`, and make it a value class where the value is no object.
 */
open class TaggedSerializer<T : Any>(
    name: String,
    private vararg val variants: TaggedVariant<T>,
) : KSerializer<T> {
    override val descriptor =
        SerialDescriptor("recorder.tagged.$name", JsonElement.serializer().descriptor)

    private val known = variants.flatMap { variant ->
        variant.words.map(::shown).ifEmpty { listOf("{${shown(variant.name)}}") }
    }.joinToString()

    override fun deserialize(decoder: Decoder): T {
        decoder as StrictDecoder
        val element = decoder.element
        val path = decoder.path
        if (element is JsonPrimitive && element.isString) {
            val variant = variants.find { element.content in it.words }
            if (variant != null) return decode(variant.serializer, variant.body(element), path)
        }
        val key = (element as? JsonObject)?.keys?.singleOrNull()
        val variant = variants.find { it.words.isEmpty() && it.name == key }
        if (element is JsonObject && key != null && variant != null) {
            return decode(variant.serializer, element.getValue(key), path.key(key))
        }
        val found = if (element is JsonObject) "{${listed(element.keys)}}" else shown(element)
        path.refuse("one of $known", found)
    }

    override fun serialize(encoder: Encoder, value: T) {
        encoder as StrictEncoder
        val variant = variants.first { it.type.isInstance(value) }
        encoder.encodeJsonElement(variant.json(value, encoder.path))
    }
}

/** One of the classes that a sealed type is made of. */
class TaggedVariant<out T : Any>(
    internal val type: KClass<out T>,
    internal val serializer: KSerializer<out T>,
) {
    internal val name = serializer.descriptor.serialName

    private val isObject = serializer.descriptor.kind == StructureKind.OBJECT

    /** What stands for it, or its constants, without a value. */
    internal val words = when {
        isObject -> listOf(name)
        serializer.descriptor.kind == SerialKind.ENUM -> serializer.descriptor.elementNames.toList()
        else -> emptyList()
    }

    internal fun body(word: JsonElement) = if (isObject) JsonObject(emptyMap()) else word

    internal fun json(value: Any, path: KeyPath): JsonElement {
        @Suppress("UNCHECKED_CAST")
        val element = encode(serializer as KSerializer<Any>, value, path)
        return when {
            isObject -> JsonPrimitive(name)
            words.isEmpty() -> JsonObject(mapOf(name to element))
            else -> element
        }
    }
}

inline fun <reified T : Any> tagged(): TaggedVariant<T> = TaggedVariant(T::class, serializer<T>())
