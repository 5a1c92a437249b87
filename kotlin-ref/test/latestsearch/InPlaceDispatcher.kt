package latestsearch

import kotlin.coroutines.CoroutineContext
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable

/** Runs coroutines in place, as `Dispatchers.Main.immediate` does on the main thread. */
object InPlaceDispatcher : CoroutineDispatcher() {
    override fun isDispatchNeeded(context: CoroutineContext) = false

    override fun dispatch(context: CoroutineContext, block: Runnable) =
        throw UnsupportedOperationException("nothing has to be dispatched")
}
