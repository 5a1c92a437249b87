package suites

import kotlinx.serialization.Serializable
import latestsearch.WhenAllLeave
import recorder.UnusableReference
import recorder.suite

@Serializable
class LatestSearchInput(
    val api: CancellationBehavior,
    val whenAllLeave: WhenAllLeave,
    val events: List<SearchScenarioEvent>,
) {
    init {
        require(events.isNotEmpty()) { "key \"events\": the list is empty" }
        ScenarioValidator().validate(events)
    }
}

/** Which answers does a search screen show, and what becomes of those that come too late? */
val latestSearch = suite<LatestSearchInput, SearchOutcome>("latest-search", cases = 104) {
    val scenario = SearchScenario(it.api, it.whenAllLeave)
    val outcome = scenario.play(it.events)
    val leftovers = scenario.leftovers()
    if (leftovers.isNotEmpty()) {
        throw UnusableReference("left behind: ${leftovers.joinToString()}")
    }
    outcome
}
