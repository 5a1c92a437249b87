package latestsearch

import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.CyclicBarrier
import java.util.concurrent.atomic.AtomicInteger
import kotlin.concurrent.thread
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/**
 * Callers who come and go on several threads at once.
 *
 * Everything is unconfined: a caller waits by the time its call returns, and has left by the time
 * its cancel returns. So each thread knows how far it is, and nothing waits for time to pass.
 */
@OptIn(ExperimentalCoroutinesApi::class)
class SharedWorkThreadsTest {
    private val unconfined = CoroutineScope(Dispatchers.Unconfined + SupervisorJob())
    private val started = AtomicInteger()
    private val running = AtomicInteger()

    /** An operation that runs up to its cancel, or to the [end]. */
    private fun work(end: Deferred<String> = CompletableDeferred()) = SharedWork(unconfined) {
        started.incrementAndGet()
        running.incrementAndGet()
        try {
            end.await()
        } finally {
            running.decrementAndGet()
        }
    }

    private fun <T> SharedWork<T>.caller(): Deferred<T> =
        unconfined.async(start = CoroutineStart.UNDISPATCHED) { await() }

    /** Does [work] on each of [THREADS] threads from one moment on, and waits for all of them. */
    private fun onAllThreads(work: (thread: Int) -> Unit) {
        val barrier = CyclicBarrier(THREADS)
        val errors = CopyOnWriteArrayList<Throwable>()
        val threads = List(THREADS) { place ->
            thread {
                barrier.await()
                try {
                    work(place)
                } catch (error: Throwable) {
                    errors += error
                }
            }
        }
        threads.forEach(Thread::join)
        errors.firstOrNull()?.let { throw it }
    }

    @Test
    fun aCallerWhoComesWhileAnotherThreadStartsTheOperationJoinsIt() {
        val end = CompletableDeferred<String>()
        lateinit var second: Thread
        val secondCaller = CompletableDeferred<Deferred<String>>()
        val work = SharedWork(unconfined) {
            if (started.incrementAndGet() == 1) {
                // In the midst of the start: the other one comes, up to a lock or past it.
                second.start()
                while (second.state !in STOPPED) Thread.onSpinWait()
            }
            end.await()
        }
        second = thread(start = false) { secondCaller.complete(work.caller()) }
        val first = work.caller()
        second.join()
        assertEquals(1, started.get())
        end.complete("token")
        assertEquals("token", first.getCompleted())
        assertEquals("token", secondCaller.getCompleted().getCompleted())
    }

    @Test
    fun callersOfAllThreadsShareOneOperation() = repeat(ROUNDS) {
        started.set(0)
        val end = CompletableDeferred<String>()
        val work = work(end)
        val callers = CopyOnWriteArrayList<Deferred<String>>()
        onAllThreads { callers += work.caller() }
        assertEquals(1, started.get(), "operations in round $it")
        end.complete("token")
        assertEquals(List(THREADS) { "token" }, callers.map { it.getCompleted() })
    }

    @Test
    fun whenTheCallersOfAllThreadsHaveLeftTheOperationIsCancelled() = repeat(ROUNDS) {
        val work = work()
        val callers = List(THREADS * CALLERS) { work.caller() }
        onAllThreads { place ->
            callers.drop(place * CALLERS).take(CALLERS).forEach { it.cancel() }
        }
        assertEquals(0, running.get(), "operations left after round $it")
    }

    @Test
    fun whileOneCallerStaysTheOthersComeAndGoWithoutEndingTheOperation() {
        val work = work()
        val staying = work.caller()
        onAllThreads { repeat(ROUNDS * CALLERS) { work.caller().cancel() } }
        assertTrue(staying.isActive)
        assertEquals(1, started.get())
        staying.cancel()
        assertEquals(0, running.get())
    }

    @Test
    fun whoComesAsTheLastOneLeavesIsNotCancelledWithIt() {
        val work = work()
        onAllThreads {
            repeat(ROUNDS * CALLERS) {
                val caller = work.caller()
                assertFalse(caller.isCancelled)
                caller.cancel()
            }
        }
        assertEquals(0, running.get())
    }

    private companion object {
        const val THREADS = 4
        const val CALLERS = 50
        const val ROUNDS = 400

        val STOPPED = setOf(
            Thread.State.BLOCKED,
            Thread.State.WAITING,
            Thread.State.TIMED_WAITING,
            Thread.State.TERMINATED,
        )
    }
}
