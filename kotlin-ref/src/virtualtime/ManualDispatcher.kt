package virtualtime

import java.util.PriorityQueue
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.resume
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Delay
import kotlinx.coroutines.DisposableHandle
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.InternalCoroutinesApi

/** How a coroutine comes back from a delay. */
enum class TimerKind {
    /** A timer of another thread fires, and its coroutine is resumed through the main queue. */
    QUEUED,

    /**
     * The timer is itself a message of the main queue, as with Android's `Handler`: it resumes its
     * coroutine on the spot, once the main thread gets to it, and a cancel takes it out.
     */
    INLINE,
}

/**
 * A main thread that is stepped by hand, and a clock that moves only when told to.
 *
 * Nothing runs by itself, so "resumed, but not run yet" is a state to stop and act in:
 *
 * ```
 * val main = ManualDispatcher(TimerKind.QUEUED)
 * val job = CoroutineScope(main).launch { delay(2000); println("not printed") }
 * main.runCurrent()
 * main.hold(2000) // the timer has fired; its resumption is queued
 * job.cancel()
 * main.runCurrent()
 * ```
 */
// Opting in is the price of a clock of one's own: `Delay` is how a dispatcher brings it.
@OptIn(InternalCoroutinesApi::class, ExperimentalCoroutinesApi::class)
class ManualDispatcher(private val timerKind: TimerKind) : CoroutineDispatcher(), Delay {
    private class Entry(val at: Long, val age: Long, val action: Runnable)

    private val order = compareBy(Entry::at, Entry::age)
    private val mainQueue = PriorityQueue(order)
    private val timerThread = PriorityQueue(order)
    private var nextAge = 0L

    /** The milliseconds that have passed. */
    var now: Long = 0
        private set

    /** How many messages are due and have not run. */
    val queuedCount: Int get() = mainQueue.count { it.at <= now }

    /** How many timers are set and not due. */
    val timerCount: Int get() = timerThread.size + mainQueue.count { it.at > now }

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        mainQueue += entry(now, block)
    }

    override fun scheduleResumeAfterDelay(
        timeMillis: Long,
        continuation: CancellableContinuation<Unit>,
    ) {
        val timer = setTimer(timeMillis) {
            when (timerKind) {
                TimerKind.QUEUED -> continuation.resume(Unit)
                TimerKind.INLINE -> with(continuation) { resumeUndispatched(Unit) }
            }
        }
        continuation.invokeOnCancellation { timer.dispose() }
    }

    // NB: left to its default, a timeout would be counted by a real clock.
    override fun invokeOnTimeout(
        timeMillis: Long,
        block: Runnable,
        context: CoroutineContext,
    ): DisposableHandle = setTimer(timeMillis, block)

    /** The main thread is free for one message. False when none is due. */
    fun step(): Boolean {
        val message = mainQueue.peek()?.takeIf { it.at <= now } ?: return false
        mainQueue.remove(message)
        message.action.run()
        return true
    }

    /** The main thread is free: all that is due runs, and no time passes. */
    fun runCurrent() {
        while (step()) Unit
    }

    /** Time passes and the main thread is held: what becomes due is queued and does not run. */
    fun hold(millis: Long) {
        val end = after(millis)
        while (true) {
            val timer = timerThread.peek()?.takeIf { it.at <= end } ?: break
            timerThread.remove(timer)
            now = timer.at
            timer.action.run()
        }
        now = end
    }

    /** Time passes and the main thread is free: what becomes due runs at its time, in order. */
    fun runFor(millis: Long) {
        val end = after(millis)
        runCurrent()
        while (true) {
            val next = listOfNotNull(timerThread.peek(), mainQueue.peek()).minOfOrNull { it.at }
            if (next == null || next > end) break
            hold(next - now)
            runCurrent()
        }
        now = end
    }

    private fun setTimer(millis: Long, action: Runnable): DisposableHandle {
        val queue = if (timerKind == TimerKind.INLINE) mainQueue else timerThread
        val timer = entry(after(millis.coerceAtLeast(0)), action)
        queue += timer
        return DisposableHandle { queue.remove(timer) }
    }

    private fun entry(at: Long, action: Runnable) = Entry(at, nextAge++, action)

    private fun after(millis: Long): Long {
        require(millis >= 0) { "time does not go back: $millis" }
        return if (millis > Long.MAX_VALUE - now) Long.MAX_VALUE else now + millis
    }
}
