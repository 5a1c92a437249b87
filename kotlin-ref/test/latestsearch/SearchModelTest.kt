package latestsearch

import java.io.IOException
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.cancellation.CancellationException
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.cancel
import kotlinx.coroutines.isActive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import virtualtime.ManualDispatcher
import virtualtime.TimerKind

/** The model where a launched coroutine runs before `launch` returns, as in a view model. */
class SearchModelTest {
    private val log = mutableListOf<String>()
    private val held = HeldApi(isCancellable = false)
    private val cancellable = HeldApi(isCancellable = true)
    private val scope = scopeOn(InPlaceDispatcher)

    private fun scopeOn(dispatcher: CoroutineContext) = CoroutineScope(dispatcher + Job())

    private fun model(api: SearchApi<String>, scope: CoroutineScope = this.scope) =
        SearchModel(scope, api) { log += "${it.kind} ${it.query}" }

    private fun assertLog(vararg expected: String) = assertEquals(expected.toList(), log)

    @Test
    fun anAnswerThatComesAtOnceIsCommitted() {
        val model = model({ "all about $it" })
        model.submit("swift")
        assertEquals(SearchState.Results("swift", "all about swift"), model.visible.value)
        assertLog("STARTED swift", "RECEIVED swift", "COMMITTED swift")
    }

    @Test
    fun aFailureThatComesAtOnceIsShown() {
        val error = IOException("no network")
        val model = model({ throw error })
        model.submit("swift")
        assertEquals(SearchState.Failure("swift", error), model.visible.value)
        assertLog("STARTED swift", "FAILED swift")
    }

    @Test
    fun aCancellationThatTheAPIThrowsAtOnceIsNoFailure() {
        val model = model({ throw CancellationException("shared work was cancelled") })
        model.submit("swift")
        assertLog("STARTED swift", "CANCELLED swift")
    }

    @Test
    fun aFailureDoesNotEndTheScope() {
        val model = model({ if (it == "sw") throw IOException() else it })
        model.submit("sw")
        model.submit("swift")
        assertTrue(scope.isActive)
        assertEquals(SearchState.Results("swift", "swift"), model.visible.value)
    }

    @Test
    fun anAnswerIsCommittedInTheStepThatResumesTheRequest() {
        val model = model(held)
        model.submit("swift")
        assertEquals(SearchState.Loading("swift"), model.visible.value)
        held.requests[0].resume("found")
        assertEquals(SearchState.Results("swift", "found"), model.visible.value)
        assertLog("STARTED swift", "RECEIVED swift", "COMMITTED swift")
    }

    @Test
    fun aLateFirstAnswerIsReceivedAndNotShown() {
        val model = model(held)
        model.submit("sw")
        model.submit("swift")
        held.requests[1].resume("second")
        held.requests[0].resume("first")
        assertEquals(SearchState.Results("swift", "second"), model.visible.value)
        assertLog(
            "STARTED sw",
            "STARTED swift",
            "RECEIVED swift",
            "COMMITTED swift",
            "RECEIVED sw",
            "CANCELLED sw",
        )
    }

    @Test
    fun aLateFirstAnswerDoesNotTakeThePlaceOfLoading() {
        val model = model(held)
        model.submit("sw")
        model.submit("swift")
        held.requests[0].resume("first")
        assertEquals(SearchState.Loading("swift"), model.visible.value)
    }

    @Test
    fun aFailureOfASupersededRequestIsNotShown() {
        val model = model(held)
        model.submit("sw")
        model.submit("swift")
        held.requests[0].resumeWithException(IOException())
        assertEquals(SearchState.Loading("swift"), model.visible.value)
        assertLog("STARTED sw", "STARTED swift", "CANCELLED sw")
    }

    @Test
    fun aSupersededRequestEndsBeforeTheNextOneAsks() {
        val model = model({ query ->
            log += "asked $query"
            cancellable.search(query)
        })
        model.submit("sw")
        model.submit("swift")
        assertLog("STARTED sw", "asked sw", "CANCELLED sw", "STARTED swift", "asked swift")
    }

    @Test
    fun theSameQueryAgainIsAnotherRequest() {
        val model = model(held)
        model.submit("swift")
        model.submit("swift")
        held.requests[0].resume("old")
        assertEquals(SearchState.Loading("swift"), model.visible.value)
        held.requests[1].resume("new")
        assertEquals(SearchState.Results("swift", "new"), model.visible.value)
    }

    @Test
    fun clearingShowsNothingWhateverComesLater() {
        val model = model(held)
        model.submit("swift")
        model.clear()
        held.requests[0].resume("late")
        assertEquals(SearchState.Idle, model.visible.value)
        assertLog("STARTED swift", "RECEIVED swift", "CANCELLED swift")
    }

    @Test
    fun clearingCancelsTheRequest() {
        val model = model(cancellable)
        model.submit("swift")
        model.clear()
        assertEquals(SearchState.Idle, model.visible.value)
        assertLog("STARTED swift", "CANCELLED swift")
    }

    @Test
    fun aQuerySubmittedByTheObserverOfACommitIsAnsweredToo() {
        lateinit var model: SearchModel<String>
        model = SearchModel(scope, { it }) {
            log += "${it.kind} ${it.query}"
            if (it == SearchEvent(SearchEvent.Kind.COMMITTED, "sw")) model.submit("swift")
        }
        model.submit("sw")
        assertEquals(SearchState.Results("swift", "swift"), model.visible.value)
        assertEquals("COMMITTED swift", log.last())
    }

    @Test
    fun theEndOfTheScopeEndsTheRequestAsCancelled() {
        val model = model(cancellable)
        model.submit("swift")
        scope.cancel()
        assertLog("STARTED swift", "CANCELLED swift")
    }

    @Test
    fun anAnswerAfterTheEndOfTheScopeIsNotShown() {
        val model = model(held)
        model.submit("swift")
        scope.cancel()
        held.requests[0].resume("late")
        assertLog("STARTED swift", "RECEIVED swift", "CANCELLED swift")
        assertTrue(model.visible.value !is SearchState.Results)
    }

    @Test
    fun aQueryAfterTheEndOfTheScopeIsCancelledAndTheAPINotAsked() {
        val model = model(held)
        scope.cancel()
        model.submit("swift")
        assertLog("STARTED swift", "CANCELLED swift")
        assertEquals(emptyList<String>(), held.queries)
    }

    @Test
    fun aRequestCancelledBeforeItsFirstStepIsToldAndTheAPINotAsked() {
        val main = ManualDispatcher(TimerKind.QUEUED)
        val model = model(held, scopeOn(main))
        model.submit("sw")
        model.submit("swift")
        main.runCurrent()
        assertEquals(listOf("swift"), held.queries)
        assertLog("STARTED sw", "STARTED swift", "CANCELLED sw")
    }

    @Test
    fun anAnswerThatWaitsInTheQueueIsDroppedByTheNextQuery() {
        val main = ManualDispatcher(TimerKind.QUEUED)
        val model = model(cancellable, scopeOn(main))
        model.submit("sw")
        main.runCurrent()
        cancellable.requests[0].resume("first")
        model.submit("swift")
        main.runCurrent()
        assertInstanceOf(SearchState.Loading::class.java, model.visible.value)
        assertLog("STARTED sw", "STARTED swift", "CANCELLED sw")
    }
}
