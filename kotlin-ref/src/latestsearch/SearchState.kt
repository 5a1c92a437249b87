package latestsearch

/** What a search screen shows. */
sealed interface SearchState<out A> {
    /** Nothing: no query was submitted, or the field was cleared. */
    data object Idle : SearchState<Nothing>

    /**
     * The query was submitted, and there is neither an answer nor a failure; what an earlier one
     * found is not shown any more. Its request runs, or its API gave it up.
     */
    data class Loading(val query: String) : SearchState<Nothing>

    /** What was found. */
    data class Results<A>(val query: String, val answer: A) : SearchState<A>

    /** The request failed, with an error that is no cancellation. */
    data class Failure(val query: String, val error: Exception) : SearchState<Nothing>
}
