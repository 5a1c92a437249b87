package suites

import recorder.listed
import suites.SearchScenarioEvent.Join
import suites.SearchScenarioEvent.Leave
import suites.SearchScenarioEvent.Named
import suites.SearchScenarioEvent.Plain
import suites.SearchScenarioEvent.Submit

/** Who is on the stage of a scenario; an event that turns to anybody else is misspelt. */
class ScenarioValidator {
    private val requests = mutableListOf<String>()
    private val callers = mutableListOf<String>()
    private var isReleased = false
    private var isBusy = false

    /** Requires [events], from the first to the last, to make sense. */
    fun validate(events: List<SearchScenarioEvent>) {
        events.forEachIndexed { index, event ->
            expectation(event)?.let { expected ->
                throw IllegalArgumentException("key \"events[$index]\": expected $expected")
            }
        }
        require(!isBusy) { "expected idle after the last busy" }
    }

    /** Takes an event in. Says what was expected instead if it makes no sense here. */
    private fun expectation(event: SearchScenarioEvent): String? = when (event) {
        Plain.CLEAR -> "no clear after release".takeIf { isReleased }
        Plain.RELEASE -> "one release".takeIf { isReleased }.also { isReleased = true }
        Plain.BUSY -> "idle before the next busy".takeIf { isBusy }.also { isBusy = true }
        Plain.IDLE -> "busy before idle".takeIf { !isBusy }.also { isBusy = false }
        Plain.ABANDON_WORK -> "a caller before the work is abandoned".takeIf { callers.isEmpty() }
        is Submit -> if (isReleased) "no query after release" else begin(event.name)
        is Join -> when {
            event.name in callers -> "a caller that has not joined yet"
            else -> wordRule(event.name).also { callers += event.name } ?: begin("work")
        }
        is Leave -> oneOf(callers, "callers", event.name)
        is Named -> oneOf(requests, "requests", event.name)
    }

    private fun begin(query: String): String? {
        val earlier = requests.count { it.substringBefore('#') == query }
        requests += requestName(query, earlier + 1)
        return wordRule(query)
    }

    private fun wordRule(name: String): String? =
        "a word of letters from a to z".takeIf { name.isEmpty() || name.any { it !in 'a'..'z' } }

    private fun oneOf(names: List<String>, what: String, name: String): String? =
        "one of the $what so far (${listed(names)})".takeIf { name !in names }
}
