@file:OptIn(ExperimentalSerializationApi::class)

package recorder

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.json.JsonClassDiscriminator

private val UNSIGNED = listOf(
    UByte.serializer(), UShort.serializer(), UInt.serializer(), ULong.serializer(),
).map { it.descriptor.serialName }

/** Whether it is of one of Kotlin's unsigned types, which are read as the signed ones are. */
val SerialDescriptor.isUnsignedNumber: Boolean get() = serialName in UNSIGNED

/** The key that names the class of an object of a sealed type. */
val SerialDescriptor.discriminator: String
    get() = annotations.filterIsInstance<JsonClassDiscriminator>().firstOrNull()?.discriminator
        ?: "type"

/** A JSON object has strings for keys. */
fun requireTextKeys(map: SerialDescriptor) {
    var key = map.getElementDescriptor(0)
    while (key.isInline) key = key.getElementDescriptor(0)
    if (key.isNullable || key.kind != PrimitiveKind.STRING && key.kind != SerialKind.ENUM) {
        throw UnusableReference("a map whose keys are ${key.serialName} has no form in JSON")
    }
}
