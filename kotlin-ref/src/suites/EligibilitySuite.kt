package suites

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import recorder.StrictObject
import recorder.Suite
import reviewprompt.ReviewEligibility

/** May the app ask for a review now? */
object EligibilitySuite : Suite {
    override val name = "eligibility"

    override val caseCount = 12

    override val constants = buildJsonObject {
        put("wonCompletionThreshold", ReviewEligibility.WON_COMPLETION_THRESHOLD)
        put("cooldownDays", ReviewEligibility.COOLDOWN_DAYS)
    }

    override fun answer(input: StrictObject): JsonObject {
        val decision = ReviewEligibility.decide(
            wonCompletionCount = input.int("wonCompletionCount"),
            lastAttemptEpochDay = input.long("lastAttemptEpochDay"),
            todayEpochDay = input.long("todayEpochDay"),
            lastPromptedVersion = input.stringOrNull("lastPromptedVersion"),
            currentVersion = input.string("currentVersion"),
            forceOverride = input.boolean("forceOverride"),
        )
        return buildJsonObject {
            put("shouldRequestReview", decision.shouldRequestReview)
            put("decidedBy", decision.decidedBy.serialName)
        }
    }
}
