package suites

import kotlin.coroutines.Continuation
import kotlin.coroutines.cancellation.CancellationException
import kotlin.coroutines.resume
import kotlin.coroutines.suspendCoroutine
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.job
import kotlinx.coroutines.launch
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.yield
import virtualtime.ManualDispatcher
import virtualtime.TimerKind

/** What a coroutine waits for. */
enum class Operation(val serialName: String) {
    DELAY("delay"),

    /** A cancellable suspension of one's own; the experiment resumes it. */
    OWN_SUSPENSION("own-suspension"),
    UNCANCELLABLE_SUSPENSION("uncancellable-suspension"),
    YIELD("yield"),
}

/** When the coroutine is cancelled. */
enum class CancelMoment(val serialName: String) {
    NEVER("never"),

    /** Launched, and its first step has not run. */
    BEFORE_START("before-start"),

    /** In its own body, which then asks for the operation. */
    BEFORE("before"),

    /** Suspended; the timer is not due, the resumption was not called. */
    HALF_WAY("half-way"),

    /** Its resumption is queued and has not run. */
    QUEUED("queued"),

    /** In its own body, once the operation has returned. */
    AFTER("after"),
}

/** What was seen; all false when the body never ran. */
class CancellationOutcome {
    /** What the operation did. */
    var returned = false
    var threw = false

    /** The statement after it ran, be it that the error was swallowed. */
    var continued = false

    /** At the coroutine's last moment, and seen from inside. */
    var isCancelled = false
    var checkThrows = false
}

/** Launches one coroutine, cancels it at one moment of its life, and reports what it saw. */
class CancellationExperiment(
    private val operation: Operation,
    private val milliseconds: Long?,
    private val moment: CancelMoment,
    private val swallows: Boolean,
) {
    // An inline timer resumes at once when it fires: there is no "queued" to cancel in.
    private val main = ManualDispatcher(TimerKind.QUEUED)
    private val outcome = CancellationOutcome()
    private var suspended: Continuation<Unit>? = null

    /** The outcome; null when the coroutine never got to the moment, or never came to its end. */
    fun run(): CancellationOutcome? {
        val job = CoroutineScope(main + Job()).launch { body() }
        if (moment == CancelMoment.BEFORE_START) job.cancel()
        main.step()
        if (moment == CancelMoment.HALF_WAY) {
            if (job.isCompleted || main.queuedCount > 0) return null
            main.hold(remaining() / 2)
            job.cancel()
            main.runCurrent()
        }
        main.hold(remaining())
        suspended?.resume(Unit)
        if (moment == CancelMoment.QUEUED) {
            if (job.isCompleted || main.queuedCount == 0) return null
            job.cancel()
        }
        main.runCurrent()
        return outcome.takeIf { job.isCompleted && main.timerCount == 0 }
    }

    /** How long until the delay is over. */
    private fun remaining(): Long = ((milliseconds ?: 0) - main.now).coerceAtLeast(0)

    private suspend fun CoroutineScope.body() {
        val job = coroutineContext.job
        if (moment == CancelMoment.BEFORE) job.cancel()
        try {
            val result = runCatching { perform() }
            outcome.returned = result.isSuccess
            outcome.threw = result.exceptionOrNull() is CancellationException
            if (moment == CancelMoment.AFTER) job.cancel()
            if (!swallows) result.getOrThrow()
            outcome.continued = true
        } finally {
            outcome.isCancelled = job.isCancelled
            outcome.checkThrows = runCatching { ensureActive() }.isFailure
        }
    }

    private suspend fun perform() = when (operation) {
        Operation.DELAY -> delay(checkNotNull(milliseconds))
        Operation.OWN_SUSPENSION -> suspendCancellableCoroutine { suspended = it }
        Operation.UNCANCELLABLE_SUSPENSION -> suspendCoroutine { suspended = it }
        Operation.YIELD -> yield()
    }
}
