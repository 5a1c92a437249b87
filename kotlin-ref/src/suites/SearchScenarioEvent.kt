package suites

import recorder.EventVocabulary

/**
 * One thing that happens in a scenario of the latest search.
 *
 * A request is named after its query: `sw` is the first request for "sw" that reaches the API,
 * `sw#2` the second. The request of the shared work is `work`, its second run `work#2`.
 */
sealed interface SearchScenarioEvent {
    /** What needs no name. */
    enum class Plain(val serialName: String) : SearchScenarioEvent {
        /** The field is cleared. */
        CLEAR("clear"),

        /** The screen goes away, and with it the scope of the model. */
        RELEASE("release"),

        /** The main thread is busy: what reaches it waits in order, be it a query or an answer. */
        BUSY("busy"),

        /** The main thread is free again: what waits is done. */
        IDLE("idle"),

        /** Another account: the run of the shared work is abandoned. */
        ABANDON_WORK("abandon-work"),
    }

    /** What happens to the query, the request or the caller called [name]. */
    data class Named(val what: What, val name: String) : SearchScenarioEvent

    enum class What(val serialName: String) {
        /** The query is typed. */
        SUBMIT("submit"),

        /** The step that the request is in is complete; the last one completes the request. */
        STEP("step"),

        /** Every step but the last is complete. */
        ALL_BUT_LAST("all-but-last"),

        /** Every step is complete. */
        FINISH("finish"),

        /** The step that the request is in ends with an error. */
        FAIL("fail"),

        /** The step that the request is in ends with a cancellation that no one has asked for. */
        ABANDON("abandon"),

        /** That step ends so too, with an ordinary error, as an `IOException("Canceled")` is. */
        REPORT_CANCELLED("report-cancelled"),

        /** A caller begins to await the shared work. */
        JOIN("join"),

        /** The caller does not want it any more. */
        LEAVE("leave"),
    }

    companion object {
        val vocabulary = EventVocabulary<SearchScenarioEvent>(
            plain = Plain.entries.associateBy(Plain::serialName),
            valued = What.entries.associate { what ->
                what.serialName to { key -> Named(what, string(key)) }
            },
        )
    }
}
