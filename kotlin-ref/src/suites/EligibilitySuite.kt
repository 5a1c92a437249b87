package suites

import kotlinx.serialization.Serializable
import recorder.Fixture
import recorder.suite
import reviewprompt.ReviewDecision
import reviewprompt.ReviewEligibility

@Serializable
class EligibilityInput(
    val wonCompletionCount: Int,
    val lastAttemptEpochDay: Long,
    val todayEpochDay: Long,
    val lastPromptedVersion: String?,
    val currentVersion: String,
    val forceOverride: Boolean,
)

private val constants = mapOf(
    "wonCompletionThreshold" to ReviewEligibility.WON_COMPLETION_THRESHOLD,
    "cooldownDays" to ReviewEligibility.COOLDOWN_DAYS,
)

/** May the app ask for a review now? */
val eligibility = suite("eligibility", cases = 12, constants, answer = ::decide)

/** The same at, next to and far from every boundary. */
val eligibilityBoundaries = suite(
    "eligibility-boundaries", cases = 126_720, constants, Fixture.AXES, answer = ::decide,
)

private fun decide(input: EligibilityInput): ReviewDecision = ReviewEligibility.decide(
    wonCompletionCount = input.wonCompletionCount,
    lastAttemptEpochDay = input.lastAttemptEpochDay,
    todayEpochDay = input.todayEpochDay,
    lastPromptedVersion = input.lastPromptedVersion,
    currentVersion = input.currentVersion,
    forceOverride = input.forceOverride,
)
