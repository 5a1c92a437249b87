package recorder

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.jsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Scripts of events that are no scripts. */
class EventsTest {
    private val vocabulary = EventVocabulary<String>(
        plain = mapOf("win" to "won", "idle" to "idled"),
        valued = mapOf("wait" to { key -> "waited ${count(key)}" }),
    )

    private fun read(events: String): Pair<List<String>, String> {
        val json = Json.parseToJsonElement("""{"events": $events}""").jsonObject
        val input = StrictObject(json, "case \"one\"")
        val read = input.events("events", vocabulary)
        input.refuseUntakenKeys()
        return read to input.understood.toString()
    }

    private fun assertRefused(message: String, events: String) {
        val refusal = assertThrows(UnusableFixture::class.java) { read(events) }
        assertEquals("case \"one\"$message", refusal.message)
    }

    private fun unknown(found: String) =
        ", event 1 of 1: unknown event $found (known: \"win\", \"idle\", {\"wait\"})"

    @Test
    fun `Events are read in their order and understood as they were written`() = assertEquals(
        listOf("won", "waited 5", "idled") to """{"events":["win",{"wait":5},"idle"]}""",
        read("""["win", {"wait": 5}, "idle"]"""),
    )

    @Test
    fun `A script without events is refused`() =
        assertRefused(": key \"events\": the list is empty", "[]")

    @Test
    fun `A script that is no list is refused`() =
        assertRefused(": key \"events\": expected an array, found \"win\"", "\"win\"")

    @Test
    fun `An unknown event is refused`() = assertRefused(unknown("\"won\""), """["won"]""")

    @Test
    fun `The place of the event is told`() = assertRefused(
        ", event 2 of 3: unknown event 5 (known: \"win\", \"idle\", {\"wait\"})",
        """["win", 5, "idle"]""",
    )

    @Test
    fun `An event that lacks its value is refused`() =
        assertRefused(unknown("\"wait\""), """["wait"]""")

    @Test
    fun `An event with a value that it does not take is refused`() =
        assertRefused(unknown("{\"win\"}"), """[{"win": 1}]""")

    @Test
    fun `Two events in one object are refused`() =
        assertRefused(unknown("{\"wait\", \"win\"}"), """[{"wait": 1, "win": 1}]""")

    @Test
    fun `An event without a name is refused`() = assertRefused(unknown("{none}"), "[{}]")

    @Test
    fun `A value of another type is refused`() = assertRefused(
        ", event 1 of 1: key \"wait\": expected an integer, found \"5\"",
        """[{"wait": "5"}]""",
    )

    @Test
    fun `A value out of range is refused`() = assertRefused(
        ", event 1 of 1: key \"wait\": expected an integer that is not negative, found -1",
        """[{"wait": -1}]""",
    )
}
