package reviewprompt

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.asExecutor
import kotlinx.coroutines.cancel
import kotlinx.coroutines.job
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import suites.StagedApp
import suites.StagedScene
import virtualtime.ManualDispatcher
import virtualtime.TimerKind

/** How long a schedule of the gate lives, and what it leaves behind. */
class ReviewGateTest {
    /** A gate with a request that is pending, in an app whose store answers when told to. */
    private class Stage(kind: TimerKind) : ReviewRequester<StagedScene> {
        val main = ManualDispatcher(kind)
        val scope = CoroutineScope(main + Job())
        val app = StagedApp(wonCompletionCount = 3, forceOverride = false, main.asExecutor())
        val gate = ReviewGate(scope, app, this, app)
        val asked = mutableListOf<(ReviewFlow<StagedScene>?) -> Unit>()
        var requests = 0

        init {
            gate.gameWon()
        }

        override fun requestFlow(onAnswer: (ReviewFlow<StagedScene>?) -> Unit) {
            asked += onAnswer
        }

        fun show() = gate.completionShown(app::scene)

        fun storeAnswers() {
            asked.removeFirst()(ReviewFlow { requests++ })
            main.runCurrent()
        }

        fun assertNothingHappens() {
            main.runFor(60_000)
            assertEquals(0, asked.size, "questions to the store")
            assertNothingHappened()
        }

        fun assertNothingHappened() {
            assertEquals(0, requests)
            assertEquals(emptyList<StagedApp.Effect>(), app.effects)
            assertTrue(gate.isPending)
            assertFalse(gate.isScheduled)
            assertNothingLeft()
        }

        fun assertNothingLeft() {
            assertEquals(0, main.timerCount, "timers")
            assertEquals(0, main.queuedCount, "messages")
            assertEquals(0, scope.coroutineContext.job.children.count(), "coroutines")
        }
    }

    private fun eachKind(test: Stage.() -> Unit) = TimerKind.entries.forEach { Stage(it).test() }

    @Test
    fun aScheduleThatIsLeftAloneMakesTheOneRequest() = eachKind {
        show()
        main.runFor(1999)
        assertEquals(0, asked.size)
        main.runFor(1)
        storeAnswers()
        assertEquals(1, requests)
        assertEquals(listOf(StagedApp.Effect.Attempt(20_000, "2.4.0")), app.effects)
        assertFalse(gate.isPending)
        assertFalse(gate.isScheduled)
        assertNothingLeft()
    }

    @Test
    fun aCancelledScopeCancelsTheSchedule() = eachKind {
        show()
        main.runFor(1000)
        scope.cancel()
        assertFalse(gate.isScheduled)
        assertNothingHappens()
    }

    @Test
    fun aScopeThatIsCancelledWhenTheTimeHasComeAndNothingRanCancelsTheSchedule() =
        eachKind {
            show()
            main.hold(2000)
            scope.cancel()
            assertNothingHappens()
        }

    @Test
    fun aScopeThatIsCancelledWhileTheStoreThinksCancelsTheSchedule() = eachKind {
        show()
        main.runFor(2000)
        scope.cancel()
        main.runCurrent()
        assertFalse(gate.isScheduled)
        storeAnswers()
        assertNothingHappened()
    }

    @Test
    fun aShowingAfterTheEndOfTheScopeSchedulesNothing() = eachKind {
        scope.cancel()
        show()
        assertNothingHappens()
    }

    @Test
    fun leavingTheScreenTakesTheTimerOutAndKeepsTheRequestPending() = eachKind {
        show()
        gate.completionLeft()
        assertFalse(gate.isScheduled)
        assertEquals(0, main.timerCount)
        assertNothingHappens()
    }

    @Test
    fun leavingTheScreenWhenTheStoreHasAnsweredAndNothingRanCostsNothing() =
        eachKind {
            show()
            main.runFor(2000)
            asked.removeFirst()(ReviewFlow { requests++ })
            gate.completionLeft()
            main.runCurrent()
            assertNothingHappened()
        }

    @Test
    fun leavingTwiceOrWithoutAShowingIsNoTrouble() = eachKind {
        gate.completionLeft()
        show()
        gate.completionLeft()
        gate.completionLeft()
        assertNothingHappens()
    }

    @Test
    fun shownTwiceOneTimerAndOneCoroutineAreLeft() = eachKind {
        show()
        main.runFor(1000)
        show()
        main.runCurrent()
        assertEquals(1, main.timerCount)
        assertEquals(1, scope.coroutineContext.job.children.count())
        main.runFor(1999)
        assertEquals(0, asked.size)
        main.runFor(1)
        storeAnswers()
        assertEquals(1, requests)
        assertNothingLeft()
    }

    @Test
    fun shownAgainWhileTheStoreThinksItsFirstAnswerIsNotUsed() = eachKind {
        show()
        main.runFor(2000)
        show()
        main.runCurrent()
        storeAnswers()
        assertEquals(0, requests)
        assertTrue(gate.isScheduled)
        main.runFor(2000)
        storeAnswers()
        assertEquals(1, requests)
        assertNothingLeft()
    }

    @Test
    fun aShowingWithoutAWinStartsNoCoroutine() = eachKind {
        show()
        main.runFor(2000)
        storeAnswers()
        show()
        assertFalse(gate.isScheduled)
        assertNothingLeft()
    }
}
