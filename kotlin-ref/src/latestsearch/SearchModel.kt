package latestsearch

import kotlin.coroutines.cancellation.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.job
import kotlinx.coroutines.launch

/**
 * Searches as one types, and shows the answer to the latest query only.
 *
 * The model owns the one current request. Submitting a query cancels the request before it; that
 * saves the work which a cooperative API can still stop. An answer becomes visible only when its
 * request is still the current one and is not cancelled. That is looked at in the same step that
 * shows it, with no suspension between, so a stale answer is never shown, not even by an API that
 * ignores its cancellation.
 *
 * A cancellation is no failure. A request that is cancelled ends as cancelled whatever its API
 * throws then. A real error of the current request is shown; that of a superseded one never is.
 *
 * The API may also give the current request up by itself. That leaves what is visible as it was,
 * loading; the request ends as cancelled and is not current any more, and the app submits again,
 * or clears. Not every API reports a cancellation as a [CancellationException], so
 * [isCancellation] says what else is one:
 *
 * ```
 * SearchModel(viewModelScope, api, isCancellation = { it.message == "Canceled" })
 * ```
 *
 * The model lives on the main thread, as does its [scope], and its requests end with the scope: in
 * a view model, give it the `viewModelScope`. That too leaves what is visible as it was, for the
 * screen has gone. The model tells [observe] at once what happens.
 */
class SearchModel<A>(
    private val scope: CoroutineScope,
    private val api: SearchApi<A>,
    private val isCancellation: (Exception) -> Boolean = { false },
    private val observe: (SearchEvent) -> Unit = {},
) {
    private val mutableVisible = MutableStateFlow<SearchState<A>>(SearchState.Idle)
    private var current: Job? = null

    /** What the screen shows: loading from a submit until its request is answered or fails. */
    val visible: StateFlow<SearchState<A>> = mutableVisible.asStateFlow()

    /** Starts a request in place of the current one; the same query again is another request. */
    fun submit(query: String) {
        current?.cancel()
        mutableVisible.value = SearchState.Loading(query)
        tell(SearchEvent.Kind.STARTED, query)
        // Lazy, or `Dispatchers.Main.immediate` could run all of it before it is the current one.
        val request = scope.launch(start = CoroutineStart.LAZY) { answer(query) }
        current = request
        // Not left to the body, which never runs when the cancel comes before its first line.
        request.invokeOnCompletion { cause ->
            if (cause is CancellationException) cancelled(request, query)
        }
        request.start()
    }

    /** Drops the current request and shows nothing: the field was cleared. */
    fun clear() {
        current?.cancel()
        current = null
        mutableVisible.value = SearchState.Idle
    }

    private suspend fun CoroutineScope.answer(query: String) {
        val outcome = outcome(query)
        if (outcome is SearchState.Results) tell(SearchEvent.Kind.RECEIVED, query)
        ensureCurrent()
        current = null
        mutableVisible.value = outcome
        val isFailure = outcome is SearchState.Failure
        tell(if (isFailure) SearchEvent.Kind.FAILED else SearchEvent.Kind.COMMITTED, query)
    }

    private suspend fun outcome(query: String): SearchState<A> = try {
        SearchState.Results(query, api.search(query))
    } catch (cancellation: CancellationException) {
        throw cancellation
    } catch (error: Exception) {
        if (isCancellation(error)) throw CancellationException("the API gave up", error)
        SearchState.Failure(query, error)
    }

    /**
     * Ends the calling request unless it may change what is visible.
     *
     * While each request is cancelled when it is superseded, the first line alone would do. The
     * second holds even where a cancel is forgotten.
     */
    private fun CoroutineScope.ensureCurrent() {
        ensureActive()
        if (coroutineContext.job !== current) throw CancellationException("superseded")
    }

    private fun cancelled(request: Job, query: String) {
        // Not superseded: the API gave up by itself, or the scope has ended.
        if (request === current) current = null
        tell(SearchEvent.Kind.CANCELLED, query)
    }

    private fun tell(kind: SearchEvent.Kind, query: String) = observe(SearchEvent(kind, query))
}
