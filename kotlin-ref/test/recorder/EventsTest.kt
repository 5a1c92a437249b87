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
    fun eventsAreReadInTheirOrderAndUnderstoodAsTheyWereWritten() = assertEquals(
        listOf("won", "waited 5", "idled") to """{"events":["win",{"wait":5},"idle"]}""",
        read("""["win", {"wait": 5}, "idle"]"""),
    )

    @Test
    fun aScriptWithoutEventsIsRefused() =
        assertRefused(": key \"events\": the list is empty", "[]")

    @Test
    fun aScriptThatIsNoListIsRefused() =
        assertRefused(": key \"events\": expected an array, found \"win\"", "\"win\"")

    @Test
    fun anUnknownEventIsRefused() = assertRefused(unknown("\"won\""), """["won"]""")

    @Test
    fun thePlaceOfTheEventIsTold() = assertRefused(
        ", event 2 of 3: unknown event 5 (known: \"win\", \"idle\", {\"wait\"})",
        """["win", 5, "idle"]""",
    )

    @Test
    fun anEventThatLacksItsValueIsRefused() =
        assertRefused(unknown("\"wait\""), """["wait"]""")

    @Test
    fun anEventWithAValueThatItDoesNotTakeIsRefused() =
        assertRefused(unknown("{\"win\"}"), """[{"win": 1}]""")

    @Test
    fun twoEventsInOneObjectAreRefused() =
        assertRefused(unknown("{\"wait\", \"win\"}"), """[{"wait": 1, "win": 1}]""")

    @Test
    fun anEventWithoutANameIsRefused() = assertRefused(unknown("{none}"), "[{}]")

    @Test
    fun aValueOfAnotherTypeIsRefused() = assertRefused(
        ", event 1 of 1: key \"wait\": expected an integer, found \"5\"",
        """[{"wait": "5"}]""",
    )

    @Test
    fun aValueOutOfRangeIsRefused() = assertRefused(
        ", event 1 of 1: key \"wait\": expected an integer that is not negative, found -1",
        """[{"wait": -1}]""",
    )
}
