package suites

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import recorder.run
import recorder.suite

@Serializable
enum class Colour {
    @SerialName("red") RED,
    @SerialName("dark-blue") DARK_BLUE,
}

@Serializable
class Item(val price: Double, val note: String?)

@Serializable
class Everything(
    val bool: Boolean,
    val int8: Byte,
    val int16: Short,
    val int32: Int,
    val int64: Long,
    val uint8: UByte,
    val uint16: UShort,
    val uint32: UInt,
    val uint64: ULong,
    val int: Int,
    val double: Double,
    val float: Float,
    val string: String,
    val optional: Long?,
    val array: List<Double>,
    val nested: List<List<ULong?>>,
    val `object`: Item,
    val optionalObject: Item?,
    val objects: List<Item>,
    val map: Map<String, Double>,
    val mapOfObjects: Map<String, Item?>,
    val colour: Colour,
    val free: JsonElement,
)

val echo = suite<Everything, Everything>("echo") { it }

@Serializable class SumInput(val one: Double, val other: Double)
@Serializable class SumAnswer(val sum: Double)
class OverflowException : Exception()

fun sum(name: String) = suite<SumInput, SumAnswer>(name) {
    val sum = it.one + it.other
    if (sum.isInfinite()) throw OverflowException()
    SumAnswer(sum)
}

fun main(args: Array<String>): Unit = run(args, echo, sum("sum"), sum("close-sum"))
