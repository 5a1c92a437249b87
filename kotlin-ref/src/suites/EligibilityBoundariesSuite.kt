package suites

import kotlinx.serialization.json.JsonObject
import recorder.StrictObject
import recorder.Suite

/** The eligibility twin at, next to and far from every boundary. */
object EligibilityBoundariesSuite : Suite {
    override val name = "eligibility-boundaries"

    override val caseCount = 126_720

    override val axes = listOf(
        "forceOverride",
        "wonCompletionCount",
        "lastAttemptEpochDay",
        "todayEpochDay",
        "lastPromptedVersion",
        "currentVersion",
    )

    override val constants = EligibilitySuite.constants

    override fun answer(input: StrictObject): JsonObject = EligibilitySuite.answer(input)
}
