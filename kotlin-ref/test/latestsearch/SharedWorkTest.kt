package latestsearch

import java.io.IOException
import kotlin.coroutines.cancellation.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.cancel
import kotlinx.coroutines.isActive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Callers of one thread; [SharedWorkThreadsTest] has those of several. */
@OptIn(ExperimentalCoroutinesApi::class)
class SharedWorkTest {
    private val scope = CoroutineScope(Dispatchers.Unconfined + Job())
    private val runs = mutableListOf<CompletableDeferred<String>>()
    private val ends = mutableListOf<Throwable?>()
    private val work = SharedWork(scope) {
        val run = CompletableDeferred<String>()
        runs += run
        try {
            run.await().also { ends += null }
        } catch (error: Throwable) {
            ends += error
            throw error
        }
    }

    private val callers = CoroutineScope(Dispatchers.Unconfined + SupervisorJob())

    /** A caller who waits by the time this returns. */
    private fun caller(): Deferred<String> =
        callers.async(start = CoroutineStart.UNDISPATCHED) { work.await() }

    @Test
    fun nothingIsStartedBeforeTheFirstCallerComes() {
        assertEquals(0, runs.size)
    }

    @Test
    fun aResultReachesAllCallers() {
        val waiting = List(3) { caller() }
        assertEquals(1, runs.size)
        runs[0].complete("token")
        assertEquals(List(3) { "token" }, waiting.map { it.getCompleted() })
    }

    @Test
    fun aFailureReachesAllCallersAndLeavesTheScopeAlive() {
        val waiting = List(3) { caller() }
        runs[0].completeExceptionally(IOException("no network"))
        for (caller in waiting) {
            assertInstanceOf(IOException::class.java, caller.getCompletionExceptionOrNull())
        }
        assertTrue(scope.isActive)
    }

    @Test
    fun aCallerAfterTheEndStartsTheOperationAnew() {
        caller()
        runs[0].complete("old")
        val second = caller()
        assertEquals(2, runs.size)
        runs[1].complete("new")
        assertEquals("new", second.getCompleted())
    }

    @Test
    fun aCallerAfterAFailureStartsTheOperationAnew() {
        caller()
        runs[0].completeExceptionally(IOException())
        val second = caller()
        runs[1].complete("healed")
        assertEquals("healed", second.getCompleted())
    }

    @Test
    fun aCallerWhoLeavesDoesNotStopTheOperationForTheOther() {
        val first = caller()
        val second = caller()
        first.cancel()
        assertTrue(first.isCancelled)
        assertEquals(emptyList<Throwable?>(), ends)
        runs[0].complete("token")
        assertEquals("token", second.getCompleted())
    }

    @Test
    fun theLastCallerWhoLeavesCancelsTheOperation() {
        val waiting = List(2) { caller() }
        waiting.forEach { it.cancel() }
        assertInstanceOf(CancellationException::class.java, ends.single())
        assertTrue(scope.isActive)
    }

    @Test
    fun aRunThatEverybodyHasLeftIsNotJoined() {
        caller().cancel()
        val second = caller()
        assertEquals(2, runs.size)
        runs[1].complete("token")
        assertEquals("token", second.getCompleted())
    }

    @Test
    fun theEndOfTheScopeCancelsThoseWhoWaitAndThoseWhoCome() {
        val waiting = caller()
        scope.cancel()
        assertTrue(waiting.isCancelled)
        assertTrue(caller().isCancelled)
        assertEquals(1, runs.size)
        assertFalse(scope.isActive)
    }
}
