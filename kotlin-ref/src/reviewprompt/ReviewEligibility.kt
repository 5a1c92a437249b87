package reviewprompt

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** The rule that settled a decision, in the order in which the rules are asked. */
@Serializable
enum class DecidingRule {
    @SerialName("override") OVERRIDE,
    @SerialName("wins") WINS,
    @SerialName("cooldown") COOLDOWN,
    @SerialName("version") VERSION,
    @SerialName("eligible") ELIGIBLE,
}

/** Whether a review may be requested, and which rule said so. */
@Serializable
data class ReviewDecision(val shouldRequestReview: Boolean, val decidedBy: DecidingRule)

/**
 * Decides whether the app may ask for a store review now.
 *
 * Every combination of arguments has an answer: no pair of days overflows, and a last attempt on
 * `Long.MIN_VALUE` ("never") is simply long ago.
 *
 * ```
 * ReviewEligibility.shouldRequestReview(
 *     wonCompletionCount = 3,
 *     lastAttemptEpochDay = 20_300,
 *     todayEpochDay = 20_330,
 *     lastPromptedVersion = "2.3.0",
 *     currentVersion = "2.4.0",
 *     forceOverride = false,
 * ) // true
 * ```
 */
object ReviewEligibility {
    // Both values are this project's own choice: the published accounts do not give them. They
    // allow a request earlier than Apple's guideline asks for, which is not to ask before people
    // have formed an opinion. The system's own limit on requests is extra protection, and no
    // substitute for these.

    /** How many completions must have been won before the first request. */
    const val WON_COMPLETION_THRESHOLD: Int = 3

    /** How many days must have passed since the last attempt. */
    const val COOLDOWN_DAYS: Long = 30

    /** Whether a review may be requested; [decide] also tells why. */
    fun shouldRequestReview(
        wonCompletionCount: Int,
        lastAttemptEpochDay: Long,
        todayEpochDay: Long,
        lastPromptedVersion: String?,
        currentVersion: String,
        forceOverride: Boolean,
    ): Boolean = decide(
        wonCompletionCount = wonCompletionCount,
        lastAttemptEpochDay = lastAttemptEpochDay,
        todayEpochDay = todayEpochDay,
        lastPromptedVersion = lastPromptedVersion,
        currentVersion = currentVersion,
        forceOverride = forceOverride,
    ).shouldRequestReview

    /**
     * Asks the rules in order; the first one that settles the matter is named in the decision.
     *
     * Days are counted from the Unix epoch. Two versions are the same when their code units are.
     */
    fun decide(
        wonCompletionCount: Int,
        lastAttemptEpochDay: Long,
        todayEpochDay: Long,
        lastPromptedVersion: String?,
        currentVersion: String,
        forceOverride: Boolean,
    ): ReviewDecision {
        if (forceOverride) return ReviewDecision(true, DecidingRule.OVERRIDE)

        val hasEnoughWins = wonCompletionCount >= WON_COMPLETION_THRESHOLD
        if (!hasEnoughWins) return ReviewDecision(false, DecidingRule.WINS)

        if (!cooldownHasPassed(since = lastAttemptEpochDay, today = todayEpochDay)) {
            return ReviewDecision(false, DecidingRule.COOLDOWN)
        }

        val alreadyPrompted = lastPromptedVersion != null && lastPromptedVersion == currentVersion
        if (alreadyPrompted) return ReviewDecision(false, DecidingRule.VERSION)

        return ReviewDecision(true, DecidingRule.ELIGIBLE)
    }

    /** False for an attempt that lies in the future, as a clock that was set back leaves behind. */
    private fun cooldownHasPassed(since: Long, today: Long): Boolean =
        // NB: the difference may not fit a Long, but when today is the later day it fits a ULong.
        today >= since && (today - since).toULong() >= COOLDOWN_DAYS.toULong()
}
