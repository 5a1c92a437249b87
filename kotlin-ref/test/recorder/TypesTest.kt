package recorder

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonClassDiscriminator
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.serializer
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Every type that an input and an answer may be made of, from JSON and back. */
@OptIn(ExperimentalSerializationApi::class)
class TypesTest {
    @Serializable
    enum class Colour {
        @SerialName("red")
        RED,

        @SerialName("dark-blue")
        DARK_BLUE,
    }

    @Serializable
    @JvmInline
    value class Price(val cents: UInt)

    @Serializable
    data class Line(val price: Price, val count: Int = 1, val note: String? = null)

    @Serializable
    sealed interface Shape

    @Serializable
    @SerialName("circle")
    data class Circle(val radius: Double) : Shape

    @Serializable
    @SerialName("dot")
    data object Dot : Shape

    @Serializable
    @JsonClassDiscriminator("kind")
    sealed interface Fruit

    @Serializable
    @SerialName("apple")
    data class Apple(val isRipe: Boolean) : Fruit

    private val path = KeyPath("case \"one\"")

    private inline fun <reified T> read(json: String): T =
        decode(serializer<T>(), Json.parseToJsonElement(json), path)

    private fun <T> write(type: KSerializer<T>, value: T) =
        encode(type, value, KeyPath("answer", ::UnusableReference)).toString()

    /** Each text is read as the value beside it, and written like that again. */
    private inline fun <reified T> assertBothWays(vararg texts: Pair<String, T>) {
        for ((text, value) in texts) {
            assertEquals(value, read<T>(text), text)
            assertEquals(text, write(serializer<T>(), value))
        }
    }

    private inline fun <reified T> assertRefused(message: String, vararg texts: String) {
        for (text in texts) {
            val refusal = assertThrows(UnusableFixture::class.java) { read<T>(text) }
            val found = shown(Json.parseToJsonElement(text))
            assertEquals("case \"one\": " + message.replace("FOUND", found), refusal.message)
        }
    }

    // Both ways.

    @Test
    fun booleans() = assertBothWays("true" to true, "false" to false)

    @Test
    fun integersOfEverySizeFromEndToEnd() {
        assertBothWays("-128" to Byte.MIN_VALUE, "127" to Byte.MAX_VALUE)
        assertBothWays("-32768" to Short.MIN_VALUE, "32767" to Short.MAX_VALUE)
        assertBothWays("-2147483648" to Int.MIN_VALUE, "2147483647" to Int.MAX_VALUE)
        assertBothWays(
            "-9223372036854775808" to Long.MIN_VALUE,
            "9223372036854775807" to Long.MAX_VALUE,
        )
        assertBothWays("0" to UByte.MIN_VALUE, "255" to UByte.MAX_VALUE)
        assertBothWays("0" to UShort.MIN_VALUE, "65535" to UShort.MAX_VALUE)
        assertBothWays("0" to UInt.MIN_VALUE, "4294967295" to UInt.MAX_VALUE)
        assertBothWays("0" to ULong.MIN_VALUE, "18446744073709551615" to ULong.MAX_VALUE)
    }

    @Test
    fun numbersThatAreFiniteAndThoseThatAreNot() {
        assertBothWays(
            "0.1" to 0.1, "-0.0" to -0.0, "0.0" to 0.0, "1.0E16" to 1e16, "5.0E-324" to 4.9e-324,
            "1.7976931348623157E308" to Double.MAX_VALUE,
            "9.007199254740992E15" to 9007199254740992.0,
            "\"NaN\"" to Double.NaN, "\"Infinity\"" to Double.POSITIVE_INFINITY,
            "\"-Infinity\"" to Double.NEGATIVE_INFINITY,
        )
        assertBothWays(
            "0.1" to 0.1f, "-0.0" to -0f, "1.6777216E7" to 16777216f, "1.0E-45" to Float.MIN_VALUE,
            "3.4028235E38" to Float.MAX_VALUE, "\"NaN\"" to Float.NaN,
            "\"Infinity\"" to Float.POSITIVE_INFINITY, "\"-Infinity\"" to Float.NEGATIVE_INFINITY,
        )
    }

    @Test
    fun aNumberMayBeSpeltInAnyWay() {
        for (text in listOf("100", "100.0", "1e2", "1E+2", "1000.0e-1")) {
            assertEquals(100.0, read<Double>(text))
            assertEquals(100f, read<Float>(text))
        }
        assertEquals(0.0, read<Double>("0e999"))
    }

    @Test
    fun texts() {
        assertBothWays("\"\"" to "", "\"ü語😀\"" to "ü語😀", "\"\\n\\u0000\"" to "\n\u0000")
        assertBothWays("\"x\"" to 'x')
        assertBothWays("\"dark-blue\"" to Colour.DARK_BLUE)
    }

    @Test
    fun nullable() {
        assertBothWays<Int?>("null" to null, "5" to 5)
        assertBothWays<UInt?>("null" to null, "4294967295" to UInt.MAX_VALUE)
        assertBothWays<List<String?>>("[null,\"a\"]" to listOf(null, "a"))
        assertBothWays<Colour?>("null" to null, "\"red\"" to Colour.RED)
    }

    @Test
    fun structures() {
        assertBothWays("[[],[1,2]]" to listOf(listOf(), listOf(1, 2)))
        assertBothWays("""{"a":1,"b.c":2}""" to mapOf("a" to 1L, "b.c" to 2L))
        assertBothWays("""{"red":[true]}""" to mapOf(Colour.RED to listOf(true)))
        assertBothWays(
            """{"price":4294967295,"count":1,"note":null}""" to Line(Price(UInt.MAX_VALUE)),
            """{"price":5,"count":2,"note":"x"}""" to Line(Price(5u), 2, "x"),
        )
        assertBothWays<Shape>(
            """{"type":"circle","radius":0.5}""" to Circle(0.5),
            """{"type":"dot"}""" to Dot,
        )
        assertBothWays<Fruit>("""{"kind":"apple","isRipe":true}""" to Apple(true))
    }

    @Test
    fun anyJSON() = assertBothWays<JsonElement>(
        """{"b":[1.50,1e400,null,"x",true],"a":{}}""" to JsonObject(
            mapOf(
                "b" to Json.parseToJsonElement("""[1.50,1e400,null,"x",true]"""),
                "a" to JsonObject(emptyMap()),
            ),
        ),
        "123456789012345678901234567890" to
            Json.parseToJsonElement("123456789012345678901234567890"),
    )

    @Test
    fun aMapIsWrittenInTheOrderOfItsKeys() = assertEquals(
        """{"a":2,"b":1}""",
        write(serializer<Map<String, Int>>(), linkedMapOf("b" to 1, "a" to 2)),
    )

    // What is not one.

    @Test
    fun whatIsNoBooleanIsRefused() = assertRefused<Boolean>(
        "expected true or false, found FOUND", "\"true\"", "1", "null", "TRUE", "[]",
    )

    @Test
    fun whatIsNoIntegerIsRefused() {
        val literals = arrayOf(
            "\"5\"", "1.0", "1e0", "-0.0", "true", "null", "01", "+1", "NaN", "[]", "{}",
        )
        assertRefused<Byte>("expected an integer, found FOUND", *literals)
        assertRefused<Long>("expected an integer, found FOUND", *literals)
        assertRefused<UInt>("expected an integer, found FOUND", *literals)
        assertRefused<Price>("expected an integer, found FOUND", *literals)
    }

    @Test
    fun anIntegerOutOfRangeIsRefusedWithItsType() {
        fun message(type: String) = "expected an integer that fits a Kotlin $type, found FOUND"
        assertRefused<Byte>(message("Byte"), "128", "-129")
        assertRefused<Short>(message("Short"), "32768", "-32769")
        assertRefused<Int>(message("Int"), "2147483648", "-2147483649", "1099511627776")
        assertRefused<Long>(message("Long"), "9223372036854775808", "-9223372036854775809")
        assertRefused<UByte>(message("UByte"), "256", "-1")
        assertRefused<UShort>(message("UShort"), "65536", "-1")
        assertRefused<UInt>(message("UInt"), "4294967296", "-1")
        assertRefused<ULong>(message("ULong"), "18446744073709551616", "-1")
        assertRefused<List<Byte>>(
            "key \"[1]\": expected an integer that fits a Kotlin Byte, found 300", "[5, 300]",
        )
        // A signed number after an unsigned one is signed.
        assertEquals(mapOf(Price(1u) to -1).values.toList(), read<List<Int>>("[-1]"))
        assertEquals(Line(Price(1u), -1), read<Line>("""{"price":1,"count":-1,"note":null}"""))
    }

    @Test
    fun whatIsNoNumberIsRefused() {
        val expected = "expected a number, \"NaN\", \"Infinity\" or \"-Infinity\", found FOUND"
        val literals = arrayOf(
            "\"5\"", "\"nan\"", "\"+Infinity\"", "NaN", "Infinity", "01", "1.", ".5", "+1", "0x1p3",
            "1f", "true", "null", "[]",
        )
        assertRefused<Double>(expected, *literals)
        assertRefused<Float>(expected, *literals)
    }

    @Test
    fun aNumberOutOfRangeIsRefused() {
        val message = "expected a number that fits a Kotlin Double, found FOUND"
        assertRefused<Double>(message, "1e400", "-1e400", "1e-400", "0.001e-999")
        assertRefused<Float>(message.replace("Double", "Float"), "1e39", "-1e400", "1e-400")
    }

    @Test
    fun aNumberThatAFloatWouldChangeIsRefused() {
        fun message(float: String) = "expected a Kotlin Float (such as $float), found FOUND"
        assertRefused<Float>(message("1.6777216E7"), "16777217")
        assertRefused<Float>(message("0.1"), "0.10000000149")
        assertRefused<Float>(message("0.0"), "1e-60")
    }

    @Test
    fun whatIsNoTextIsRefused() {
        assertRefused<String>("expected a string, found FOUND", "5", "null", "true", "[]", "{}")
        assertRefused<Char>(
            "expected a string of one UTF-16 code unit, found FOUND", "\"\"", "\"ab\"",
        )
        val expected = "expected a string of whole characters, found FOUND"
        assertRefused<String>(expected, "\"\\ud83d\"", "\"\\ude00\\ud83d\"")
        assertRefused<Char>(expected, "\"\\ud83d\"")
    }

    @Test
    fun anUnknownConstantIsRefusedWithTheKnownOnes() = assertRefused<Colour>(
        "expected one of \"red\", \"dark-blue\", found FOUND", "\"RED\"", "\"blue\"",
    )

    @Test
    fun aStructureOfAnotherKindIsRefused() {
        assertRefused<List<Int>>("expected an array, found FOUND", "{}", "5", "null", "\"a\"")
        assertRefused<Line>("expected an object, found FOUND", "[]", "5", "null")
        assertRefused<Map<String, Int>>("expected an object, found FOUND", "[]", "null")
        assertRefused<Shape>("expected an object, found FOUND", "[]", "\"dot\"", "null")
        assertRefused<JsonArray>("expected an array, found FOUND", "{}", "5")
        assertRefused<JsonObject>("expected an object, found FOUND", "[]", "5")
    }

    @Test
    fun aKeyIsMissingAlsoWhereItsPropertyIsNullableOrHasADefault() {
        assertRefused<Line>(
            "missing key \"note\" (present: \"price\", \"count\")", """{"price":1,"count":1}""",
        )
        assertRefused<List<Line>>(
            "missing key \"[1].count\" (present: \"price\", \"note\")",
            """[{"price":1,"count":1,"note":null},{"price":1,"note":null}]""",
        )
    }

    @Test
    fun anUnknownKeyIsRefused() {
        assertRefused<Map<String, Line>>(
            "unknown key \"a.total\" (known: \"price\", \"count\", \"note\")",
            """{"a":{"price":1,"count":1,"note":null,"total":1}}""",
        )
        assertRefused<Shape>("unknown key \"x\" (known: none)", """{"type":"dot","x":1}""")
    }

    @Test
    fun anUnknownClassIsRefusedWithTheKnownOnes() {
        assertRefused<Shape>("missing key \"type\" (present: \"radius\")", """{"radius":1}""")
        assertRefused<List<Shape>>(
            "key \"[0].type\": expected one of \"circle\", \"dot\", found \"square\"",
            """[{"type":"square"}]""",
        )
        assertRefused<Fruit>("missing key \"kind\" (present: \"type\")", """{"type":"apple"}""")
    }

    @Test
    fun everyDepthIsNamed() = assertRefused<Map<String, List<Line>>>(
        "key \"lines[1].price\": expected an integer that fits a Kotlin UInt, found -1",
        """{"lines":[{"price":1,"count":1,"note":null},{"price":-1,"count":1,"note":null}]}""",
    )

    @Test
    fun aKeyOfAMapIsHeldAgainstItsType() {
        assertRefused<Map<Colour, Int>>(
            "key \"blue\": expected one of \"red\", \"dark-blue\", found \"blue\"",
            """{"blue":1}""",
        )
        assertRefused<Map<String, Int>>(
            "key \"\\ud83d\": expected a string of whole characters, found \"\\ud83d\"",
            """{"\ud83d":1}""",
        )
        val refusal = assertThrows(UnusableReference::class.java) { read<Map<Int, Int>>("{}") }
        assertEquals("a map whose keys are kotlin.Int has no form in JSON", refusal.message)
    }

    @Test
    fun whatIsInvalidInAnyJSONIsRefused() {
        val expected = "expected a JSON value, found"
        assertRefused<JsonElement>("key \"a[0]\": $expected 01", """{"a":[01]}""")
        assertRefused<List<JsonElement>>("key \"[0].a\": $expected NaN", """[{"a":NaN}]""")
        assertRefused<JsonElement>(
            "key \"a\": expected a string of whole characters, found \"\\ud83d\"",
            """{"a":"\ud83d"}""",
        )
    }

    // Answers.

    @Test
    fun anAnswerWithHalfAPairIsRefused() {
        fun assertRefused(message: String, write: () -> Unit) {
            val refusal = assertThrows(UnusableReference::class.java) { write() }
            assertEquals("answer: $message", refusal.message)
        }
        val whole = "expected a string of whole characters, found \"\\ud83d\""
        assertRefused("key \"[1]\": $whole") {
            write(serializer<List<String>>(), listOf("a", "\ud83d"))
        }
        assertRefused("key \"a\": $whole") {
            write(serializer<Map<String, JsonElement>>(), mapOf("a" to JsonPrimitive("\ud83d")))
        }
        assertRefused(whole) { write(serializer<Map<String, Int>>(), mapOf("\ud83d" to 1)) }
    }
}
