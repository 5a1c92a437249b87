package suites

import java.io.IOException
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.withContext
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import latestsearch.SearchApi

/** What the API makes of a cancellation. */
@Serializable
enum class CancellationBehavior(val checks: Boolean = false, val computes: Boolean = false) {
    /** It looks between its steps: the step that it is in runs to its end. */
    @SerialName("checks-between-steps")
    CHECKS_BETWEEN_STEPS(checks = true),

    /** The step that it is in ends at once, as a delay does. */
    @SerialName("stops-at-once")
    STOPS_AT_ONCE(checks = true),

    /** It never looks. */
    @SerialName("ignores-cancellation")
    IGNORES_CANCELLATION,

    /** It computes on a thread of its own: a step is a chunk of that, and it looks between them. */
    @SerialName("computes-and-checks")
    COMPUTES_AND_CHECKS(checks = true, computes = true),

    /** It computes likewise, and never looks. */
    @SerialName("computes-regardless")
    COMPUTES_REGARDLESS(computes = true),
}

/** A cancellation that the API reports as an ordinary error. */
class ReportedCancellation : IOException("Canceled")

/** How the [count]th request for [query] is called. */
fun requestName(query: String, count: Int): String = if (count == 1) query else "$query#$count"

/**
 * A search that takes five steps, each complete when the scenario says so.
 *
 * One that computes leaves the main thread for the [processor]. There it is at its chunk for as
 * long as that is not complete, and nothing else happens on its thread meanwhile; so a wait that
 * nothing but the scenario ends stands for it.
 */
class SteppedApi(
    private val behavior: CancellationBehavior,
    private val processor: CoroutineDispatcher,
) : SearchApi<String> {
    private class Request {
        var isOpen = false
        var completeSteps = 0
        var error: Exception? = null

        /** The step that the request is in, and who waits for it. */
        var step = 0
        var waiting: Continuation<Unit>? = null
    }

    private val counts = mutableMapOf<String, Int>()
    private val requests = mutableMapOf<String, Request>()

    /** The names of the requests that have begun and not ended. */
    val open: List<String> get() = requests.filterValues(Request::isOpen).keys.sorted()

    /** The answer is the request's name, so that two answers to one query can be told apart. */
    override suspend fun search(query: String): String {
        val count = counts.merge(query, 1, Int::plus) ?: 1
        val name = requestName(query, count)
        val request = request(name)
        request.isOpen = true
        try {
            if (behavior.computes) {
                withContext(processor) { request.complete() }
            } else {
                request.complete()
            }
        } finally {
            request.isOpen = false
        }
        return name
    }

    /** Completes one more step of a request, be it open yet or not. */
    fun step(name: String) = stepTo(name, request(name).completeSteps + 1)

    /** Completes steps of a request up to the last but one. */
    fun stepToTheLast(name: String) = stepTo(name, STEP_COUNT - 1)

    /** Completes all steps of a request. */
    fun finish(name: String) = stepTo(name, STEP_COUNT)

    /** Ends the step that a request is in with [error]; the steps after it end with it too. */
    fun end(name: String, error: Exception) {
        val request = request(name)
        request.error = error
        request.takeWaiting()?.resumeWithException(error)
    }

    private fun stepTo(name: String, step: Int) {
        val request = request(name)
        request.completeSteps = maxOf(request.completeSteps, step)
        if (request.step <= request.completeSteps) request.takeWaiting()?.resume(Unit)
    }

    private suspend fun Request.complete() {
        for (step in 1..STEP_COUNT) {
            if (step > 1 && behavior.checks) currentCoroutineContext().ensureActive()
            complete(step)
        }
    }

    private suspend fun Request.complete(step: Int) {
        error?.let { throw it }
        if (step <= completeSteps) return
        this.step = step
        if (behavior == CancellationBehavior.STOPS_AT_ONCE) {
            suspendCancellableCoroutine { waiting = it }
        } else {
            suspendCoroutine { waiting = it }
        }
    }

    private fun Request.takeWaiting() = waiting.also { waiting = null }

    private fun request(name: String) = requests.getOrPut(name, ::Request)

    private companion object {
        const val STEP_COUNT = 5
    }
}
