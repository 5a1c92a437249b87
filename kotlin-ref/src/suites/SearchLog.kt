package suites

import kotlin.coroutines.cancellation.CancellationException
import latestsearch.SearchEvent

/** What happened in a scenario, a line each. */
class SearchLog {
    private val mutableLines = mutableListOf<String>()

    /** A kind of event in lower case, and the query or the caller. */
    val lines: List<String> get() = mutableLines.toList()

    fun add(event: SearchEvent) {
        mutableLines += "${serialNames.getValue(event.kind)} ${event.query}"
    }

    /** Runs [operation] and adds how it has ended. */
    inline fun <T> addEnd(name: String, operation: () -> T): T {
        val result = try {
            operation()
        } catch (cancellation: CancellationException) {
            add(SearchEvent(SearchEvent.Kind.CANCELLED, name))
            throw cancellation
        } catch (error: Exception) {
            add(SearchEvent(SearchEvent.Kind.FAILED, name))
            throw error
        }
        add(SearchEvent(SearchEvent.Kind.RECEIVED, name))
        return result
    }

    private companion object {
        val serialNames = mapOf(
            SearchEvent.Kind.STARTED to "started",
            SearchEvent.Kind.CANCELLED to "cancelled",
            SearchEvent.Kind.RECEIVED to "received",
            SearchEvent.Kind.COMMITTED to "committed",
            SearchEvent.Kind.FAILED to "failed",
        )
    }
}
