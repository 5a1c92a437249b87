package suites

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.add
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray
import latestsearch.WhenAllLeave
import recorder.StrictObject
import recorder.Suite
import recorder.UnusableFixture
import recorder.UnusableReference

/** Which answers does a search screen show, and what becomes of those that come too late? */
object LatestSearchSuite : Suite {
    override val name = "latest-search"

    override val caseCount = 104

    override val constants = JsonObject(emptyMap())

    private val behaviors =
        CancellationBehavior.entries.associateBy(CancellationBehavior::serialName)

    private val policies = mapOf(
        "cancel" to WhenAllLeave.CANCEL,
        "keep-running" to WhenAllLeave.KEEP_RUNNING,
    )

    override fun answer(input: StrictObject): JsonObject {
        val behavior = input.oneOf("api", behaviors)
        val whenAllLeave = input.oneOf("whenAllLeave", policies)
        val events = input.events("events", SearchScenarioEvent.vocabulary)
        requireSense(events, input.place)
        val scenario = SearchScenario(behavior, whenAllLeave)
        val outcome = scenario.play(events)
        val leftovers = scenario.leftovers()
        if (leftovers.isNotEmpty()) {
            throw UnusableReference("${input.place}: left behind: ${leftovers.joinToString()}")
        }
        return buildJsonObject {
            putJsonArray("log") { outcome.log.forEach { add(it) } }
            put("visible", outcome.visible)
        }
    }

    private fun requireSense(events: List<SearchScenarioEvent>, place: String) {
        val cast = ScenarioValidator()
        events.forEachIndexed { index, event ->
            val expected = cast.expectation(event) ?: return@forEachIndexed
            val eventPlace = "$place, event ${index + 1} of ${events.size}"
            throw UnusableFixture("$eventPlace: expected $expected")
        }
        val expected = cast.expectationForTheEnd() ?: return
        throw UnusableFixture("$place: expected $expected")
    }
}
