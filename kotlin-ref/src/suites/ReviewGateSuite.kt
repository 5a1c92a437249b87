package suites

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.add
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray
import kotlinx.serialization.json.putJsonObject
import recorder.StrictObject
import recorder.Suite
import recorder.UnusableFixture
import recorder.UnusableReference
import virtualtime.TimerKind

/** When is a review asked for, and what does it cost when it is not? */
object ReviewGateSuite : Suite {
    override val name = "review-gate"

    override val caseCount = 114

    override val constants = JsonObject(emptyMap())

    /** Plays the scenario under both kinds of timer: an app has the one or the other. */
    override fun answer(input: StrictObject): JsonObject {
        val wonCompletionCount = input.int("wonCompletionCount")
        val forceOverride = input.boolean("forceOverride")
        val events = input.events("events", GateEvent.vocabulary)
        val wins = events.count { it == GateEvent.Plain.WIN }
        if (wonCompletionCount > Int.MAX_VALUE - wins) {
            throw UnusableFixture("${input.place}: this many wins do not fit a Kotlin Int")
        }
        val outcomes = TimerKind.entries.associateWith { timerKind ->
            val scenario = GateScenario(wonCompletionCount, forceOverride, timerKind)
            val outcome = scenario.play(events)
            val leftovers = scenario.leftovers()
            // Never what a contract expects, so that a leak is drift.
            if (leftovers.isEmpty()) json(outcome) else buildJsonObject {
                putJsonArray("leftovers") { leftovers.forEach(::add) }
            }
        }
        if (outcomes.values.distinct().size > 1) {
            val differing = outcomes.entries.joinToString { (timerKind, outcome) ->
                "with $timerKind timers $outcome"
            }
            throw UnusableReference("${input.place}: the outcome depends on the timers: $differing")
        }
        return outcomes.values.first()
    }

    private fun json(outcome: GateOutcome): JsonObject = buildJsonObject {
        putJsonArray("effects") { outcome.effects.forEach { add(json(it)) } }
        put("pending", outcome.pending)
        put("scheduled", outcome.scheduled)
    }

    private fun json(effect: StagedApp.Effect): JsonElement = when (effect) {
        is StagedApp.Effect.Request -> JsonPrimitive("request")
        is StagedApp.Effect.Attempt -> buildJsonObject {
            putJsonObject("attempt") {
                put("day", effect.day)
                put("version", effect.version)
            }
        }
    }
}
