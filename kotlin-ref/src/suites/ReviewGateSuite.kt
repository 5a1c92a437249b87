package suites

import kotlinx.serialization.Serializable
import recorder.UnusableReference
import recorder.suite
import virtualtime.TimerKind

@Serializable
class ReviewGateInput(
    val wonCompletionCount: Int,
    val forceOverride: Boolean,
    val events: List<GateEvent>,
) {
    init {
        require(events.isNotEmpty()) { "key \"events\": the list is empty" }
        val wins = events.count { it == GateEvent.Plain.WIN }
        require(wonCompletionCount <= Int.MAX_VALUE - wins) {
            "this many wins do not fit a Kotlin Int"
        }
    }
}

/** When is a review asked for, and what does it cost when it is not? */
val reviewGate = suite<ReviewGateInput, GateOutcome>("review-gate", cases = 114) { input ->
    // Under both kinds of timer: an app has the one or the other.
    val outcomes = TimerKind.entries.map { timerKind -> play(input, timerKind) }
    outcomes.distinct().singleOrNull()
        ?: throw UnusableReference("the outcome depends on the timers: $outcomes")
}

private fun play(input: ReviewGateInput, timerKind: TimerKind): GateOutcome {
    val scenario = GateScenario(input.wonCompletionCount, input.forceOverride, timerKind)
    val outcome = scenario.play(input.events)
    val leftovers = scenario.leftovers()
    if (leftovers.isEmpty()) return outcome
    throw UnusableReference("left behind with $timerKind timers: ${leftovers.joinToString()}")
}
