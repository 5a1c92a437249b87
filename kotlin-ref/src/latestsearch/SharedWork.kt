package latestsearch

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.async
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/**
 * An operation that several callers await, such as the refresh of a token.
 *
 * It belongs to none of them. The first caller starts it in [scope], those who come while it runs
 * wait for the same result, and a failure reaches all of them. A caller that is cancelled leaves,
 * and the operation goes on for the others. When the last one leaves, it is cancelled or runs on,
 * as [whenAllLeave] says.
 *
 * A caller who comes after the end starts the operation anew. How long a result stays good only the
 * caller knows: a kept token would outlive its use, and a kept failure would never heal. Who wants
 * a cache puts one in front. A run that was cancelled or abandoned is not joined again either: the
 * next caller starts another at once, although the old one may take a while to notice.
 *
 * Callers may come from any thread.
 */
class SharedWork<T>(
    private val scope: CoroutineScope,
    private val whenAllLeave: WhenAllLeave = WhenAllLeave.CANCEL,
    private val operation: suspend () -> T,
) {
    private class Run<T> {
        /** Apart from the job, so that those who wait need not wait for it to notice its cancel. */
        val result = CompletableDeferred<Result<T>>()
        lateinit var job: Job
        var callers = 0
    }

    /** The run that is joined. */
    private var current: Run<T>? = null

    /** What the operation returns or throws; starts it when it does not run. */
    suspend fun await(): T {
        // Who is cancelled beforehand starts nothing.
        currentCoroutineContext().ensureActive()
        val run = join()
        try {
            run.job.start()
            return run.result.await().getOrThrow()
        } finally {
            if (leave(run)) run.job.cancel()
        }
    }

    /**
     * Cancels the run that is on its way: what it would still return reaches no one.
     *
     * Those who wait are cancelled at once, and the next caller starts the operation anew. Without
     * a run nothing happens; a result that was there before is with its callers already.
     */
    fun abandon() {
        val run = takeCurrent() ?: return
        run.result.cancel()
        run.job.cancel()
    }

    @Synchronized
    private fun join(): Run<T> {
        val run = current ?: Run<T>().also {
            // First of all, for where the scope has ended the run ends as it is made.
            current = it
            it.job = job(it)
        }
        run.callers++
        return run
    }

    /** True when the run is to be cancelled, because its last caller has left. */
    @Synchronized
    private fun leave(run: Run<T>): Boolean {
        run.callers--
        return run.callers == 0 && whenAllLeave == WhenAllLeave.CANCEL && end(run)
    }

    @Synchronized
    private fun takeCurrent(): Run<T>? = current.also { current = null }

    /** False when the run was cancelled or abandoned before, so that its result is for no one. */
    @Synchronized
    private fun end(run: Run<T>): Boolean {
        if (run !== current) return false
        current = null
        return true
    }

    // Lazy, so that a dispatcher that runs in place does not run the operation under the lock.
    private fun job(run: Run<T>): Job = scope.async(start = CoroutineStart.LAZY) {
        // The failure is a value: as the failure of a child it would cancel the whole scope.
        val result = try {
            Result.success(operation())
        } catch (error: Exception) {
            Result.failure(error)
        }
        // Not when the scope has ended, whatever the operation made of it.
        ensureActive()
        if (end(run)) run.result.complete(result)
    }.apply {
        invokeOnCompletion { cause ->
            if (cause != null && end(run)) run.result.completeExceptionally(cause)
        }
    }
}
