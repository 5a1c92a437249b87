package latestsearch

/** What a search screen shows. */
sealed interface SearchState<out A> {
    /** Nothing: no query was submitted, the field was cleared, or the API gave the request up. */
    data object Idle : SearchState<Nothing>

    /** The request runs; what an earlier one found is not shown any more. */
    data class Loading(val query: String) : SearchState<Nothing>

    /** What was found. */
    data class Results<A>(val query: String, val answer: A) : SearchState<A>

    /** The request failed, with an error that is no cancellation. */
    data class Failure(val query: String, val error: Exception) : SearchState<Nothing>
}
