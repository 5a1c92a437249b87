package latestsearch

import kotlin.coroutines.cancellation.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.async

/**
 * An operation that several callers await, such as the refresh of a token.
 *
 * It belongs to none of them. The first caller starts it in [scope], those who come while it runs
 * wait for the same result, and a failure reaches all of them. A caller that is cancelled leaves,
 * and the operation goes on for the others; when the last one leaves, it is cancelled.
 *
 * A caller who comes after the end starts the operation anew. How long a result stays good only the
 * caller knows: a kept token would outlive its use, and a kept failure would never heal. Who wants a
 * cache puts one in front. A run that everybody has left is not joined again either.
 *
 * Callers may come from any thread.
 */
class SharedWork<T>(private val scope: CoroutineScope, private val operation: suspend () -> T) {
    private class Run<T>(val result: Deferred<Result<T>>) {
        var callers = 0
    }

    private var latest: Run<T>? = null

    /** What the operation returns or throws; starts it when it does not run. */
    suspend fun await(): T {
        val run = join()
        try {
            return run.result.await().getOrThrow()
        } finally {
            leave(run)
        }
    }

    @Synchronized
    private fun join(): Run<T> {
        val run = latest?.takeIf { it.result.isActive } ?: Run(start())
        latest = run
        run.callers++
        return run
    }

    @Synchronized
    private fun leave(run: Run<T>) {
        run.callers--
        if (run.callers == 0) run.result.cancel()
    }

    // The failure is a value: as the failure of a child it would cancel the whole scope.
    private fun start(): Deferred<Result<T>> = scope.async {
        try {
            Result.success(operation())
        } catch (cancellation: CancellationException) {
            throw cancellation
        } catch (error: Exception) {
            Result.failure(error)
        }
    }
}
