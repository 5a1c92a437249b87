package suites

import java.io.IOException
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.cancellation.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.job
import kotlinx.serialization.Serializable
import latestsearch.SearchModel
import latestsearch.SearchState
import latestsearch.WhenAllLeave
import suites.SearchScenarioEvent.Abandon
import suites.SearchScenarioEvent.AllButLast
import suites.SearchScenarioEvent.Fail
import suites.SearchScenarioEvent.Finish
import suites.SearchScenarioEvent.Join
import suites.SearchScenarioEvent.Leave
import suites.SearchScenarioEvent.Plain
import suites.SearchScenarioEvent.ReportCancelled
import suites.SearchScenarioEvent.Step
import suites.SearchScenarioEvent.Submit
import virtualtime.ManualDispatcher
import virtualtime.TimerKind

/** What a scenario has led to. */
@Serializable
data class SearchOutcome(val log: List<String>, val visible: String)

/**
 * Plays events to a search model on the main thread, and to shared work away from it.
 *
 * After each event everything that can run has run, except that the main thread is held between
 * `busy` and `idle`. Queries and answers that come then wait in the order of their events: so
 * "answered, and not yet committed" is a state to act in. The shared work and its callers have
 * nothing to do with the main thread, and are never held; nor has an API that computes.
 */
class SearchScenario(behavior: CancellationBehavior, whenAllLeave: WhenAllLeave) {
    // Nothing here waits for time, so the kind of the timers does not matter.
    private val main = ManualDispatcher(TimerKind.QUEUED)
    private val elsewhere = ManualDispatcher(TimerKind.QUEUED)
    private val log = SearchLog()
    private val api = SteppedApi(behavior, processor = elsewhere)

    /** As long as the screen, like a `viewModelScope`. */
    private val screen = CoroutineScope(main + SupervisorJob())

    /** As long as the app; no supervisor, which would hide that a failure of the work ends it. */
    private val service = CoroutineScope(elsewhere + Job())
    private val model = SearchModel(screen, api, { it is ReportedCancellation }, log::add)
    private val callers = SearchCallers(service, api, log, whenAllLeave)
    private var isReleased = false
    private var isBusy = false

    /** The outcome is how things stand after the last event. */
    fun play(events: List<SearchScenarioEvent>): SearchOutcome {
        for (event in events) {
            play(event)
            runAll()
        }
        return SearchOutcome(log.lines, if (isReleased) "released" else text(model.visible.value))
    }

    /** What is left when the screen has gone, no one waits and the API has ended, a line each. */
    fun leftovers(): List<String> {
        screen.cancel()
        callers.leaveAll()
        runAll()
        // A request that has ended may be followed by another, in a model that is not sound.
        repeat(100) {
            api.open.forEach(api::finish)
            runAll()
        }
        return listOf(
            main.queuedCount + elsewhere.queuedCount to "messages are queued",
            main.timerCount + elsewhere.timerCount to "timers are set",
            screen.coroutineContext.job.children.count() to "requests of the model are active",
            service.coroutineContext.job.children.count() to "runs or callers are active",
            api.open.size to "requests are open",
        ).filter { (count) -> count > 0 }.map { (count, what) -> "$count $what" }
    }

    private fun play(event: SearchScenarioEvent) = when (event) {
        Plain.CLEAR -> post { model.clear() }
        Plain.RELEASE -> post {
            screen.cancel()
            isReleased = true
        }
        Plain.BUSY -> isBusy = true
        Plain.IDLE -> isBusy = false
        Plain.ABANDON_WORK -> callers.abandonWork()
        is Submit -> post { model.submit(event.name) }
        is Step -> api.step(event.name)
        is AllButLast -> api.stepToTheLast(event.name)
        is Finish -> api.finish(event.name)
        is Fail -> api.end(event.name, IOException("the API has failed"))
        is Abandon -> api.end(event.name, CancellationException("the API gives up"))
        is ReportCancelled -> api.end(event.name, ReportedCancellation())
        is Join -> callers.join(event.name)
        is Leave -> callers.leave(event.name)
    }

    /** A message to the main thread, which waits as any other does. */
    private fun post(message: Runnable) = main.dispatch(EmptyCoroutineContext, message)

    private fun runAll() {
        do {
            elsewhere.runCurrent()
            if (!isBusy) main.runCurrent()
        } while (elsewhere.queuedCount > 0)
    }

    /** The state and what it is about: the query, or the answer where there is one. */
    private fun text(state: SearchState<String>): String = when (state) {
        SearchState.Idle -> "idle"
        is SearchState.Loading -> "loading ${state.query}"
        is SearchState.Results -> "results ${state.answer}"
        is SearchState.Failure -> "failure ${state.query}"
    }
}
