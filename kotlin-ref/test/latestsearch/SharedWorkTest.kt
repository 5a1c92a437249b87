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
    fun `Nothing is started before the first caller comes`() {
        assertEquals(0, runs.size)
    }

    @Test
    fun `A result reaches all callers`() {
        val waiting = List(3) { caller() }
        assertEquals(1, runs.size)
        runs[0].complete("token")
        assertEquals(List(3) { "token" }, waiting.map { it.getCompleted() })
    }

    @Test
    fun `A failure reaches all callers and leaves the scope alive`() {
        val waiting = List(3) { caller() }
        runs[0].completeExceptionally(IOException("no network"))
        for (caller in waiting) {
            assertInstanceOf(IOException::class.java, caller.getCompletionExceptionOrNull())
        }
        assertTrue(scope.isActive)
    }

    @Test
    fun `A caller after the end starts the operation anew`() {
        caller()
        runs[0].complete("old")
        val second = caller()
        assertEquals(2, runs.size)
        runs[1].complete("new")
        assertEquals("new", second.getCompleted())
    }

    @Test
    fun `A caller after a failure starts the operation anew`() {
        caller()
        runs[0].completeExceptionally(IOException())
        val second = caller()
        runs[1].complete("healed")
        assertEquals("healed", second.getCompleted())
    }

    @Test
    fun `A caller who leaves does not stop the operation for the other`() {
        val first = caller()
        val second = caller()
        first.cancel()
        assertTrue(first.isCancelled)
        assertEquals(emptyList<Throwable?>(), ends)
        runs[0].complete("token")
        assertEquals("token", second.getCompleted())
    }

    @Test
    fun `The last caller who leaves cancels the operation`() {
        val waiting = List(2) { caller() }
        waiting.forEach { it.cancel() }
        assertInstanceOf(CancellationException::class.java, ends.single())
        assertTrue(scope.isActive)
    }

    @Test
    fun `A run that everybody has left is not joined`() {
        caller().cancel()
        val second = caller()
        assertEquals(2, runs.size)
        runs[1].complete("token")
        assertEquals("token", second.getCompleted())
    }

    @Test
    fun `The end of the scope cancels those who wait and those who come`() {
        val waiting = caller()
        scope.cancel()
        assertTrue(waiting.isCancelled)
        assertTrue(caller().isCancelled)
        assertEquals(1, runs.size)
        assertFalse(scope.isActive)
    }
}
