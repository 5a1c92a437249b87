package suites

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.asExecutor
import kotlinx.serialization.Serializable
import reviewprompt.ReviewGate
import virtualtime.ManualDispatcher
import virtualtime.TimerKind

/** How things stand after a scenario's last event. */
@Serializable
data class GateOutcome(
    val effects: List<StagedApp.Effect>,
    val pending: Boolean,
    val scheduled: Boolean,
)

/**
 * Plays events to a review gate, in virtual time.
 *
 * Between two events the main thread is either free or held.
 *
 * - **Free**, as it is at first: before the next event, everything that can run has run.
 * - **Held**, from a `busy` up to the next `wait` or `idle`: events are calls made by whoever holds
 *   the main thread. Each takes effect at once and ahead of all that is queued.
 */
class GateScenario(wonCompletionCount: Int, forceOverride: Boolean, timerKind: TimerKind) {
    private val main = ManualDispatcher(timerKind)
    private val job = Job()
    private val app = StagedApp(wonCompletionCount, forceOverride, main.asExecutor())
    private val gate = ReviewGate(CoroutineScope(main + job), app, app, app)
    private var isHeld = false

    /** Nothing more is run after the last event: the outcome is how things stand then. */
    fun play(events: List<GateEvent>): GateOutcome {
        events.forEach(::play)
        return GateOutcome(app.effects, gate.isPending, gate.isScheduled)
    }

    /** What would go on by itself once the screen is left, a line each. */
    fun leftovers(): List<String> {
        gate.completionLeft()
        main.runCurrent()
        return listOf(
            main.timerCount to "timers are set",
            main.queuedCount to "messages are queued",
            job.children.count() to "coroutines are active",
        ).filter { (count) -> count > 0 }.map { (count, what) -> "$count $what" }
    }

    private fun play(event: GateEvent) {
        when (event) {
            is GateEvent.Plain -> play(event)
            is GateEvent.Wait -> {
                isHeld = false
                main.runFor(event.time.count.toLong())
            }
            is GateEvent.Busy -> {
                isHeld = true
                main.hold(event.time.count.toLong())
            }
            is GateEvent.Day -> app.todayEpochDay = event.epochDay
            is GateEvent.Version -> app.currentVersion = event.version
            is GateEvent.Store -> app.store = event.answer
        }
        if (!isHeld) main.runCurrent()
    }

    private fun play(event: GateEvent.Plain) {
        when (event) {
            GateEvent.Plain.WIN -> {
                app.wonCompletionCount++
                gate.gameWon()
            }
            GateEvent.Plain.SHOW -> gate.completionShown(app::scene)
            GateEvent.Plain.LEAVE -> gate.completionLeft()
            GateEvent.Plain.BACKGROUND, GateEvent.Plain.INACTIVE -> app.isForegroundActive = false
            GateEvent.Plain.FOREGROUND -> app.isForegroundActive = true
            GateEvent.Plain.DETACH -> app.isAttached = false
            GateEvent.Plain.ATTACH -> app.isAttached = true
            GateEvent.Plain.IDLE -> isHeld = false
        }
    }
}
