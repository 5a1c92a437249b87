package suites

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray
import recorder.StrictObject
import recorder.Suite
import recorder.UnusableFixture
import recorder.UnusableReference
import virtualtime.TimerKind

/** When is a review asked for, and what does it cost when it is not? */
object ReviewGateSuite : Suite {
    override val name = "review-gate"

    override val caseCount = 69

    override val constants = JsonObject(emptyMap())

    /** Plays the scenario under both kinds of timer: an app has the one or the other. */
    override fun answer(input: StrictObject): JsonObject {
        val wonCompletionCount = input.int("wonCompletionCount")
        val forceOverride = input.boolean("forceOverride")
        val events = input.events("events", GateEvent.vocabulary)
        val wins = events.count { it == GateEvent.Plain.WIN }
        if (wonCompletionCount > Int.MAX_VALUE - wins) {
            throw UnusableFixture("${input.place}: so many wins do not fit a Kotlin Int")
        }
        val outcomes = TimerKind.entries.associateWith { timerKind ->
            val scenario = GateScenario(wonCompletionCount, forceOverride, timerKind)
            val outcome = scenario.play(events)
            val leftovers = scenario.leftovers()
            if (leftovers.isNotEmpty()) {
                val what = leftovers.joinToString()
                throw UnusableReference("${input.place}: left behind with $timerKind timers: $what")
            }
            outcome
        }
        if (outcomes.values.distinct().size > 1) {
            val differing = outcomes.entries.joinToString { (timerKind, outcome) ->
                "with $timerKind timers ${json(outcome)}"
            }
            throw UnusableReference("${input.place}: the outcome depends on the timers: $differing")
        }
        return json(outcomes.values.first())
    }

    private fun json(outcome: GateOutcome): JsonObject = buildJsonObject {
        put("requests", outcome.requests)
        putJsonArray("attempts") {
            for (attempt in outcome.attempts) {
                addJsonObject {
                    put("day", attempt.day)
                    put("version", attempt.version)
                }
            }
        }
        put("pending", outcome.pending)
        put("scheduled", outcome.scheduled)
    }
}
