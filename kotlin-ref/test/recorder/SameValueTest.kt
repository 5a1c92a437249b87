package recorder

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonDecoder
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.jupiter.api.Assertions.assertDoesNotThrow
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Serializers of a team's own, which may be lax. */
class SameValueTest {
    /** `[x, y]`, as a lax serializer reads it. */
    @Serializable(with = Point.Serializer::class)
    data class Point(val x: Int, val y: Int) {
        object Serializer : KSerializer<Point> {
            override val descriptor =
                SerialDescriptor("Point", JsonElement.serializer().descriptor)

            override fun deserialize(decoder: Decoder): Point {
                val array = (decoder as JsonDecoder).decodeJsonElement().jsonArray
                if (array.size < 2) throw SerializationException("expected two coordinates")
                return Point(array[0].jsonPrimitive.int, array[1].jsonPrimitive.int)
            }

            override fun serialize(encoder: Encoder, value: Point) {
                val numbers = listOf(value.x, value.y).map(::JsonPrimitive)
                encoder.encodeSerializableValue(JsonElement.serializer(), JsonArray(numbers))
            }
        }
    }

    @Serializable
    class Route(val points: List<Point>)

    private val route = suite<Route, TinyAnswer>("tiny", fixture = Fixture.CASES) {
        TinyAnswer(it.points.joinToString())
    }

    private fun fixture(points: String) =
        """{"suite": "tiny", "cases": [{"id": "one", "input": {"points": $points}}]}"""

    @Test
    fun aSerializerOfOnesOwnIsUsed() {
        val line = recordedCase("one", fixture("[[1, 2], [3, 4]]"), route)
        assertTrue("\"input\":{\"points\":[[1,2],[3,4]]}" in line, line)
        assertTrue("Point(x=3, y=4)" in line, line)
    }

    @Test
    fun whatItThrowsIsARefusalWithItsPlace() {
        assertRefused(
            "case \"one\": key \"points[1]\": expected two coordinates",
            fixture("[[1, 2], [3]]"), route,
        )
        val refusal = assertThrows(UnusableFixture::class.java) {
            recorded(fixture("[[1, 2], 5]"), route)
        }
        assertTrue("key \"points[1]\": " in refusal.message.orEmpty(), refusal.message)
    }

    @Test
    fun whatItIgnoresIsRefusedWithItsPlace() = assertRefused(
        "case \"one\": key \"points[1]\": Kotlin understood an array of 2, not an array of 3",
        fixture("[[1, 2], [3, 4, 5]]"), route,
    )

    @Test
    fun whatItIsLaxAboutIsRefusedWithItsPlace() = assertRefused(
        "case \"one\": key \"points[0][1]\": Kotlin understood 2, not \"2\"",
        fixture("[[1, \"2\"]]"), route,
    )

    private fun compare(given: String, understood: String) = requireSameValue(
        Json.parseToJsonElement(given).jsonObject["v"]!!,
        Json.parseToJsonElement(understood).jsonObject["v"]!!,
        KeyPath("case").key("v"),
    )

    @Test
    fun theSpellingOfANumberAndTheOrderOfKeysDoNotCount() {
        val same = listOf(
            "1" to "1.0", "1e2" to "100.0", "-0" to "0", "-0" to "-0.0", "1.50" to "1.5",
            "0.30000000000000001" to "0.3", """{"a":1,"b":2}""" to """{"b":2,"a":1}""",
        )
        for ((one, other) in same) {
            assertDoesNotThrow { compare("""{"v":$one}""", """{"v":$other}""") }
        }
    }

    @Test
    fun whateverElseDiffersCounts() {
        val different = listOf(
            "1" to "2", "9007199254740993" to "9007199254740992", "0.0" to "-0.0", "1" to "true",
            "\"1\"" to "1", "\"a\"" to "\"á\"", "null" to "0", "[1,2]" to "[2,1]", "[]" to "{}",
            "null" to "\"null\"", "true" to "false",
        )
        for ((one, other) in different) {
            assertThrows(UnusableFixture::class.java, {
                compare("""{"v":$one}""", """{"v":$other}""")
            }, "$one, $other")
        }
    }

    @Test
    fun aKeyTooFewOrTooManyIsNamed() {
        fun message(given: String, understood: String) =
            assertThrows(UnusableFixture::class.java) { compare(given, understood) }.message
        val one = """{"v":{"a":1}}"""
        val two = """{"v":{"a":1,"b":2}}"""
        assertEquals("case: key \"v.b\": the Kotlin input does not hold it", message(two, one))
        assertEquals(
            "case: key \"v.b\": the Kotlin input holds it, and the fixture does not",
            message(one, two),
        )
    }
}
