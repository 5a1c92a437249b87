package suites

import java.util.concurrent.Executor
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import recorder.TaggedSerializer
import recorder.tagged
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
    /** What the gate did to the app. */
    @Serializable(with = Effect.Serializer::class)
    sealed interface Effect {
        @Serializable
        @SerialName("attempt")
        data class Attempt(val day: Long, val version: String) : Effect

        @Serializable
        @SerialName("request")
        data object Request : Effect

        object Serializer :
            TaggedSerializer<Effect>("Effect", tagged<Attempt>(), tagged<Request>())
    }

    private val scene = StagedScene()
    private val waiting = mutableListOf<(ReviewFlow<StagedScene>?) -> Unit>()

    override var todayEpochDay = 20_000L
    override var currentVersion = "2.4.0"
    var isForegroundActive by scene::isForegroundActive
    var isAttached = true

    /** Set by whoever has the main thread, so that those who wait are called back on the spot. */
    var store = StoreAnswer.NOW
        set(value) {
            field = value
            if (value == StoreAnswer.LATER) return
            val answered = waiting.toList()
            waiting.clear()
            answered.forEach { onAnswer -> onAnswer(flow()) }
        }

    var effects = emptyList<Effect>()
        private set

    private val lastAttempt get() = effects.filterIsInstance<Effect.Attempt>().lastOrNull()
    override val lastAttemptEpochDay get() = lastAttempt?.day ?: Long.MIN_VALUE
    override val lastPromptedVersion get() = lastAttempt?.version

    /** The scene of the screen's window, as long as it has one. */
    fun scene(): StagedScene? = if (isAttached) scene else null

    override fun recordAttempt(epochDay: Long, version: String) {
        effects += Effect.Attempt(epochDay, version)
    }

    /** An answer at once comes through the main queue, as from the listener of a finished task. */
    override fun requestFlow(onAnswer: (ReviewFlow<StagedScene>?) -> Unit) {
        if (store == StoreAnswer.LATER) {
            waiting += onAnswer
        } else {
            mainThread.execute { onAnswer(flow()) }
        }
    }

    private fun flow(): ReviewFlow<StagedScene>? =
        if (store == StoreAnswer.NO_FLOW) null else ReviewFlow { effects += Effect.Request }
}
