package latestsearch

import kotlin.coroutines.Continuation
import kotlin.coroutines.suspendCoroutine
import kotlinx.coroutines.suspendCancellableCoroutine

/** An API whose requests wait until a test resumes them, each by its place in [requests]. */
class HeldApi(private val isCancellable: Boolean) : SearchApi<String> {
    val queries = mutableListOf<String>()
    val requests = mutableListOf<Continuation<String>>()

    override suspend fun search(query: String): String {
        queries += query
        return if (isCancellable) {
            suspendCancellableCoroutine { requests += it }
        } else {
            suspendCoroutine { requests += it }
        }
    }
}
