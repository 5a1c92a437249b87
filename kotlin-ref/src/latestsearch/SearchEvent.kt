package latestsearch

/**
 * Something that happened to the request for [query], for a log or for metrics.
 *
 * A request is started once and ends once: as committed, cancelled or failed. Where an answer came
 * back, wanted or not, it is received before the end.
 */
data class SearchEvent(val kind: Kind, val query: String) {
    enum class Kind {
        /** The query was submitted; whatever request was current is not any more. */
        STARTED,

        /** The request ended without an effect: no longer wanted, or given up by its API. */
        CANCELLED,

        /** The API answered. */
        RECEIVED,

        /** The answer became visible. */
        COMMITTED,

        /** The API failed, and the failure became visible. */
        FAILED,
    }
}
