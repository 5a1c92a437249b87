package reviewprompt

import kotlin.coroutines.resume
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.launch
import kotlinx.coroutines.suspendCancellableCoroutine

/**
 * Asks for a store review shortly after a win, on the completion screen, if nothing came between.
 *
 * 1. **A win** asks [ReviewEligibility]; when eligible, a request is *pending*. Nothing else is
 *    touched. A second win while one is pending changes nothing, eligible or not.
 * 2. **Showing the completion screen** schedules a pending request [DELAY] later, counted from this
 *    showing. Shown again, the latest showing counts and replaces the earlier schedule. A win that
 *    comes while the screen is up waits for the next showing.
 * 3. **Leaving the screen** cancels the schedule, also while the store has not answered. The
 *    request stays pending for the next showing.
 *
 * When the time comes, the gate asks the store for a review flow and then looks at the scene. If
 * the screen is in no window, or its scene is not foreground-active, or the store has no flow,
 * nothing happens and the request stays pending. Otherwise it records the attempt, with the day and
 * version of this moment, and makes the one request, in this order; nothing is pending any more.
 *
 * One gate serves the whole app, on the main thread, in a [scope] that lives there as long as the
 * gate. A win is saved in the [repository] before the gate hears of it.
 */
class ReviewGate<S : ReviewScene>(
    private val scope: CoroutineScope,
    private val repository: ReviewRepository,
    private val requester: ReviewRequester<S>,
    private val environment: ReviewEnvironment,
) {
    private var schedule: Job? = null

    /** A request waits for the completion screen, or for its time. */
    var isPending: Boolean = false
        private set

    /** The completion screen is shown, and a request waits for its time, or for the store. */
    val isScheduled: Boolean get() = schedule?.isActive == true

    /** A game was won; the repository has counted it. */
    fun gameWon() {
        val isEligible = ReviewEligibility.shouldRequestReview(
            wonCompletionCount = repository.wonCompletionCount,
            lastAttemptEpochDay = repository.lastAttemptEpochDay,
            todayEpochDay = environment.todayEpochDay,
            lastPromptedVersion = repository.lastPromptedVersion,
            currentVersion = environment.currentVersion,
            forceOverride = environment.forceOverride,
        )
        if (isEligible) isPending = true
    }

    /**
     * The completion screen is shown; [scene] finds the scene of its window when the time comes, or
     * null when it is in none then.
     */
    fun completionShown(scene: () -> S?) {
        if (!isPending) return
        schedule?.cancel()
        // Undispatched, so that the delay counts from here even while the main thread is busy.
        schedule = scope.launch(start = CoroutineStart.UNDISPATCHED) {
            delay(DELAY)
            val flow = flow()
            // Both waits throw by themselves when cancelled, even with their resumption queued.
            // This line keeps it so, should one of them become a wait that does not.
            ensureActive()
            if (flow != null) timerFired(scene(), flow)
        }
    }

    /** The completion screen is left. */
    fun completionLeft() {
        schedule?.cancel()
    }

    private suspend fun flow(): ReviewFlow<S>? = suspendCancellableCoroutine { continuation ->
        requester.requestFlow(continuation::resume)
    }

    private fun timerFired(scene: S?, flow: ReviewFlow<S>) {
        if (scene == null || !scene.isForegroundActive) return
        isPending = false
        repository.recordAttempt(environment.todayEpochDay, environment.currentVersion)
        flow.launch(scene)
    }

    companion object {
        /** Time for the player to see the result before being asked anything. */
        val DELAY = 2.seconds
    }
}
