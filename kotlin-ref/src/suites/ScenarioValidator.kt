package suites

import recorder.listed
import suites.SearchScenarioEvent.Named
import suites.SearchScenarioEvent.Plain
import suites.SearchScenarioEvent.What

/** Who is on the stage of a scenario; an event that turns to anybody else is misspelt. */
class ScenarioValidator {
    private val requests = mutableListOf<String>()
    private val callers = mutableListOf<String>()
    private var isReleased = false
    private var isBusy = false

    /** Takes an event in. Says what was expected instead if it makes no sense here. */
    fun expectation(event: SearchScenarioEvent): String? = when (event) {
        is Named -> expectation(event.what, event.name)
        Plain.CLEAR -> "no clear after release".takeIf { isReleased }
        Plain.RELEASE -> "one release".takeIf { isReleased }.also { isReleased = true }
        Plain.BUSY -> "idle before the next busy".takeIf { isBusy }.also { isBusy = true }
        Plain.IDLE -> "busy before idle".takeIf { !isBusy }.also { isBusy = false }
        Plain.ABANDON_WORK -> "a caller before the work is abandoned".takeIf { callers.isEmpty() }
    }

    /** The same for the end of a scenario. */
    fun expectationForTheEnd(): String? = "idle after the last busy".takeIf { isBusy }

    private fun expectation(what: What, name: String): String? = when (what) {
        What.SUBMIT -> if (isReleased) "no query after release" else begin(name)
        What.JOIN -> when {
            name in callers -> "a caller that has not joined yet"
            else -> wordRule(name).also { callers += name } ?: begin("work")
        }
        What.LEAVE -> oneOf(callers, "callers", name)
        What.STEP, What.ALL_BUT_LAST, What.FINISH, What.FAIL, What.ABANDON,
        What.REPORT_CANCELLED,
        -> oneOf(requests, "requests", name)
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
