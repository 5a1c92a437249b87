package reviewprompt

/** What an app remembers from one launch to the next. */
interface ReviewRepository {
    /** How many games were won, the latest included. */
    val wonCompletionCount: Int

    /** The day of the last attempt; `Long.MIN_VALUE` when there was none. */
    val lastAttemptEpochDay: Long

    /** The version that made the last attempt; null when there was none. */
    val lastPromptedVersion: String?

    /** Saves an attempt, to be read back as the last one at once. */
    fun recordAttempt(epochDay: Long, version: String)
}
