package recorder

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Scripts of events, and those that are none. */
class TaggedTest {
    @Serializable(with = Event.Serializer::class)
    sealed interface Event {
        @Serializable
        enum class Plain : Event {
            @SerialName("win")
            WIN,

            @SerialName("idle")
            IDLE,
        }

        @Serializable
        @SerialName("stop")
        data object Stop : Event

        @Serializable
        @SerialName("wait")
        @JvmInline
        value class Wait(val millis: Int) : Event {
            init {
                require(millis >= 0) { "expected no negative integer, found $millis" }
            }
        }

        @Serializable
        @SerialName("move")
        data class Move(val x: Int, val y: Int?) : Event

        object Serializer : TaggedSerializer<Event>(
            "Event",
            tagged<Plain>(), tagged<Stop>(), tagged<Wait>(), tagged<Move>(),
        )
    }

    @Serializable
    class Script(val events: List<Event>)

    private fun read(events: String): Pair<List<Event>, String> {
        val json = Json.parseToJsonElement("""{"events": $events}""")
        val path = KeyPath("case \"one\"")
        val script = decode(Script.serializer(), json, path)
        return script.events to encode(Script.serializer(), script, path).toString()
    }

    private fun assertRefused(message: String, events: String) {
        val refusal = assertThrows(UnusableFixture::class.java) { read(events) }
        assertEquals("case \"one\": key \"events$message", refusal.message)
    }

    private fun unknown(found: String, index: Int = 0) = "[$index]\": expected one of " +
        "\"win\", \"idle\", \"stop\", {\"wait\"}, {\"move\"}, found $found"

    @Test
    fun eventsAreReadInTheirOrderAndWrittenAsTheyWere() = assertEquals(
        listOf(
            Event.Plain.WIN, Event.Wait(5), Event.Stop, Event.Move(1, null), Event.Plain.IDLE,
        ) to """{"events":["win",{"wait":5},"stop",{"move":{"x":1,"y":null}},"idle"]}""",
        read("""["win", {"wait": 5}, "stop", {"move": {"x": 1, "y": null}}, "idle"]"""),
    )

    @Test
    fun aScriptThatIsNoListIsRefused() =
        assertRefused("\": expected an array, found \"win\"", "\"win\"")

    @Test
    fun anUnknownEventIsRefusedAtItsPlace() {
        assertRefused(unknown("\"won\""), """["won"]""")
        assertRefused(unknown("5", index = 1), """["win", 5, "idle"]""")
    }

    @Test
    fun anEventThatLacksItsValueIsRefused() =
        assertRefused(unknown("\"wait\""), """["wait"]""")

    @Test
    fun anEventWithAValueThatItDoesNotTakeIsRefused() {
        assertRefused(unknown("{\"win\"}"), """[{"win": 1}]""")
        assertRefused(unknown("{\"stop\"}"), """[{"stop": {}}]""")
    }

    @Test
    fun twoEventsInOneObjectAreRefused() =
        assertRefused(unknown("{\"wait\", \"win\"}"), """[{"wait": 1, "win": 1}]""")

    @Test
    fun anEventWithoutANameIsRefused() = assertRefused(unknown("{none}"), "[{}]")

    @Test
    fun aValueOfAnotherTypeIsRefused() {
        assertRefused("[0].wait\": expected an integer, found \"5\"", """[{"wait": "5"}]""")
        assertRefused(
            "[1].move.y\": expected an integer, found true",
            """["win", {"move": {"x": 1, "y": true}}]""",
        )
    }

    @Test
    fun whatTheValueRequiresIsRequired() = assertRefused(
        "[0].wait\": expected no negative integer, found -1",
        """[{"wait": -1}]""",
    )
}
