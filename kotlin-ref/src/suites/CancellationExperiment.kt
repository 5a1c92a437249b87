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
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import virtualtime.ManualDispatcher
import virtualtime.TimerKind

/** What a coroutine waits for. */
@Serializable
enum class Operation {
    @SerialName("delay")
    DELAY,

    /** A cancellable suspension of one's own; the experiment resumes it. */
    @SerialName("own-suspension")
    OWN_SUSPENSION,
    @SerialName("uncancellable-suspension")
    UNCANCELLABLE_SUSPENSION,
    @SerialName("yield")
    YIELD,
}

/** When the coroutine is cancelled. */
@Serializable
enum class CancelMoment {
    @SerialName("never")
    NEVER,

    /** Launched, and its first step has not run. */
    @SerialName("before-start")
    BEFORE_START,

    /** In its own body, which then asks for the operation. */
    @SerialName("before")
    BEFORE,

    /** Suspended; the timer is not due, the resumption was not called. */
    @SerialName("half-way")
    HALF_WAY,

    /** Its resumption is queued and has not run. */
    @SerialName("queued")
    QUEUED,

    /** In its own body, once the operation has returned. */
    @SerialName("after")
    AFTER,
}

/** What was seen; all false when the body never ran. */
@Serializable
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
class CancellationExperiment(input: CancellationInput) {
    private val operation = input.operation
    private val milliseconds = input.milliseconds
    private val moment = input.cancel
    private val swallows = input.swallows

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
