package virtualtime

import kotlin.coroutines.EmptyCoroutineContext
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.cancel
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.withTimeoutOrNull
import kotlinx.coroutines.yield
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ManualDispatcherTest {
    private val log = mutableListOf<String>()

    private fun eachKind(test: (ManualDispatcher) -> Unit) = TimerKind.entries.forEach { kind ->
        log.clear()
        test(ManualDispatcher(kind))
    }

    private fun assertLog(vararg expected: String) = assertEquals(expected.toList(), log)

    /** Sleeps from now on, however busy the main thread is. */
    private fun sleeper(main: ManualDispatcher, millis: Long, name: String = "woke"): Job =
        CoroutineScope(main).launch(start = CoroutineStart.UNDISPATCHED) {
            delay(millis)
            log += "$name at ${main.now}"
        }

    private fun message(main: ManualDispatcher, name: String) =
        main.dispatch(EmptyCoroutineContext) { log += "$name at ${main.now}" }

    private fun assertLeft(main: ManualDispatcher, queued: Int, timers: Int) = assertEquals(
        "$queued queued, $timers set",
        "${main.queuedCount} queued, ${main.timerCount} set",
    )

    @Test
    fun nothingRunsByItself() = eachKind { main ->
        message(main, "a")
        assertLog()
        assertLeft(main, queued = 1, timers = 0)
    }

    @Test
    fun messagesRunInTheOrderTheyCame() = eachKind { main ->
        listOf("a", "b", "c").forEach { message(main, it) }
        main.runCurrent()
        assertLog("a at 0", "b at 0", "c at 0")
    }

    @Test
    fun aStepRunsOneMessageAndSaysWhenThereWasNone() = eachKind { main ->
        message(main, "a")
        message(main, "b")
        assertTrue(main.step())
        assertLog("a at 0")
        assertTrue(main.step())
        assertFalse(main.step())
        assertLog("a at 0", "b at 0")
    }

    @Test
    fun whatAMessageQueuesRunsInTheSameRunAfterWhatWasThere() = eachKind { main ->
        CoroutineScope(main).launch {
            log += "before"
            yield()
            log += "after"
        }
        message(main, "other")
        main.runCurrent()
        assertLog("before", "other at 0", "after")
    }

    @Test
    fun timersEndInTheOrderOfTheirTimes() = eachKind { main ->
        sleeper(main, 30, "c")
        sleeper(main, 10, "a")
        sleeper(main, 20, "b")
        assertLeft(main, queued = 0, timers = 3)
        main.runFor(30)
        assertLog("a at 10", "b at 20", "c at 30")
        assertLeft(main, queued = 0, timers = 0)
    }

    @Test
    fun timersOfOneTimeEndInTheOrderOfTheirAge() = eachKind { main ->
        val names = ('a'..'p').map(Char::toString)
        names.forEach { sleeper(main, 10, it) }
        main.runFor(10)
        assertEquals(names.map { "$it at 10" }, log)
    }

    @Test
    fun aTimerEndsAtItsTimeAndNotBefore() = eachKind { main ->
        sleeper(main, 10)
        main.runFor(9)
        assertLog()
        main.runFor(1)
        assertLog("woke at 10")
    }

    @Test
    fun whileTheMainThreadIsHeldTimePassesAndNothingRuns() = eachKind { main ->
        sleeper(main, 10)
        message(main, "a")
        main.hold(25)
        assertEquals(25, main.now)
        assertLog()
        assertLeft(main, queued = 2, timers = 0)
        main.runCurrent()
        assertLog("a at 25", "woke at 25")
    }

    @Test
    fun whileTheMainThreadIsFreeWhatBecomesDueRunsAtItsTime() = eachKind { main ->
        sleeper(main, 10)
        message(main, "a")
        main.runFor(25)
        assertEquals(25, main.now)
        assertLog("a at 0", "woke at 10")
    }

    @Test
    fun aChainOfDelaysEndsWithinOneRun() = eachKind { main ->
        CoroutineScope(main).launch {
            repeat(3) {
                delay(10)
                log += "${main.now}"
            }
        }
        main.runFor(30)
        assertLog("10", "20", "30")
    }

    @Test
    fun aDelayThatStartsLateSinceTheThreadWasHeldCountsFromThere() =
        eachKind { main ->
            CoroutineScope(main).launch {
                delay(10)
                log += "${main.now}"
            }
            main.hold(5)
            main.runFor(10)
            assertLog("15")
        }

    @Test
    fun aCancelBeforeItsTimeTakesATimerOut() = eachKind { main ->
        val job = sleeper(main, 10)
        job.cancel()
        assertEquals(0, main.timerCount)
        main.runFor(20)
        assertTrue(job.isCompleted)
        assertLog()
    }

    @Test
    fun aQueuedResumptionStaysInTheQueueWhenCancelledAndThrowsThere() {
        val main = ManualDispatcher(TimerKind.QUEUED)
        val job = sleeper(main, 10)
        main.hold(10)
        assertLeft(main, queued = 1, timers = 0)
        job.cancel()
        assertFalse(job.isCompleted)
        main.runCurrent()
        assertTrue(job.isCompleted)
        assertLog()
    }

    @Test
    fun aDueMessageOfAnInlineTimerIsTakenOutByACancel() {
        val main = ManualDispatcher(TimerKind.INLINE)
        var hasThrown = false
        val job = CoroutineScope(main).launch(start = CoroutineStart.UNDISPATCHED) {
            try {
                delay(10)
            } finally {
                hasThrown = true
            }
        }
        main.hold(10)
        assertLeft(main, queued = 1, timers = 0)
        job.cancel()
        // One message, in which the cancelled coroutine ends; the timer's own is gone.
        assertLeft(main, queued = 1, timers = 0)
        assertFalse(hasThrown)
        assertTrue(main.step())
        assertTrue(hasThrown)
        assertFalse(main.step())
    }

    @Test
    fun aQueuedTimerResumesThroughTheQueueBehindWhatIsThere() {
        val main = ManualDispatcher(TimerKind.QUEUED)
        sleeper(main, 10)
        main.hold(5)
        message(main, "older")
        main.hold(5)
        message(main, "younger")
        main.runCurrent()
        assertLog("older at 10", "woke at 10", "younger at 10")
    }

    @Test
    fun anInlineTimerResumesOnTheSpot() {
        val main = ManualDispatcher(TimerKind.INLINE)
        sleeper(main, 10)
        main.hold(10)
        assertTrue(main.step())
        assertLog("woke at 10")
        assertFalse(main.step())
    }

    @Test
    fun aTimeoutIsCountedByTheVirtualClock() = eachKind { main ->
        CoroutineScope(main).launch {
            try {
                withTimeout(10) { delay(1000) }
            } catch (_: TimeoutCancellationException) {
                log += "timed out at ${main.now}"
            }
        }
        main.runFor(9)
        assertLog()
        main.runFor(1)
        assertLog("timed out at 10")
        assertLeft(main, queued = 0, timers = 0)
    }

    @Test
    fun whatEndsInTimeTakesItsTimeoutWithIt() = eachKind { main ->
        CoroutineScope(main).launch {
            val answer = withTimeoutOrNull(10) {
                delay(9)
                "in time"
            }
            log += "$answer at ${main.now}"
        }
        main.runFor(9)
        assertLog("in time at 9")
        assertLeft(main, queued = 0, timers = 0)
    }

    @Test
    fun theLongestDelayEndsAtTheEndOfTimeAndDoesNotOverflow() = eachKind { main ->
        main.runFor(5)
        sleeper(main, Long.MAX_VALUE - 1)
        main.runFor(Long.MAX_VALUE - 6)
        assertEquals(Long.MAX_VALUE - 1, main.now)
        assertLog()
        main.runFor(Long.MAX_VALUE)
        assertLog("woke at ${Long.MAX_VALUE}")
    }

    @Test
    fun timeDoesNotGoBack() = eachKind { main ->
        main.runFor(5)
        assertThrows(IllegalArgumentException::class.java) { main.runFor(-1) }
        assertThrows(IllegalArgumentException::class.java) { main.hold(-1) }
        assertEquals(5, main.now)
    }

    @Test
    fun aCancelledScopeLeavesNoTimer() = eachKind { main ->
        val scope = CoroutineScope(main + Job())
        repeat(3) { scope.launch { delay(10L + it) } }
        main.runCurrent()
        assertLeft(main, queued = 0, timers = 3)
        scope.cancel()
        main.runCurrent()
        assertLeft(main, queued = 0, timers = 0)
    }
}
