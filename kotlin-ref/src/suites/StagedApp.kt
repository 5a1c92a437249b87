package suites

import java.util.concurrent.Executor
import reviewprompt.ReviewEnvironment
import reviewprompt.ReviewFlow
import reviewprompt.ReviewRepository
import reviewprompt.ReviewRequester
import reviewprompt.ReviewScene

/** A scene whose state a scenario sets. */
class StagedScene : ReviewScene {
    override var isForegroundActive = true
}

/**
 * The app around the gate: its storage, its store, its screen and its calendar, all in memory.
 *
 * No attempt was ever made, it is day 20,000, and the screen is attached to an active scene.
 */
class StagedApp(
    override var wonCompletionCount: Int,
    override val forceOverride: Boolean,
    private val mainThread: Executor,
) : ReviewRepository, ReviewEnvironment, ReviewRequester<StagedScene> {
    data class Attempt(val day: Long, val version: String)

    private val scene = StagedScene()

    override var todayEpochDay = 20_000L
    override var currentVersion = "2.4.0"
    var isForegroundActive by scene::isForegroundActive
    var isAttached = true

    var attempts = emptyList<Attempt>()
        private set
    var requests = 0
        private set

    override val lastAttemptEpochDay get() = attempts.lastOrNull()?.day ?: Long.MIN_VALUE
    override val lastPromptedVersion get() = attempts.lastOrNull()?.version

    /** The scene of the screen's window, as long as it has one. */
    fun scene(): StagedScene? = if (isAttached) scene else null

    override fun recordAttempt(epochDay: Long, version: String) {
        attempts += Attempt(epochDay, version)
    }

    /** Answers at once and through the main queue, as the listener of a finished Play task does. */
    override fun requestFlow(onAnswer: (ReviewFlow<StagedScene>?) -> Unit) {
        mainThread.execute { onAnswer(ReviewFlow { requests++ }) }
    }
}
