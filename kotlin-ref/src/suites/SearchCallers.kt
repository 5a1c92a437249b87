package suites

import java.io.IOException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import latestsearch.SearchEvent
import latestsearch.SharedWork
import latestsearch.WhenAllLeave

/** The shared work of a scenario, a request for "work", and those who await it. */
class SearchCallers(
    private val scope: CoroutineScope,
    private val api: SteppedApi,
    private val log: SearchLog,
    whenAllLeave: WhenAllLeave,
) {
    private val callers = mutableMapOf<String, Job>()

    private val work = SharedWork(scope, whenAllLeave) {
        log.add(SearchEvent(SearchEvent.Kind.STARTED, "work"))
        log.addEnd("work") { api.search("work") }
    }

    /** The callers who still wait, in the order in which they came. */
    val waiting: List<String> get() = callers.filterValues { !it.isCompleted }.keys.toList()

    fun join(name: String) {
        callers[name] = scope.launch {
            try {
                log.addEnd(name) { work.await() }
            } catch (_: IOException) {
                // The log has it.
            }
        }
    }

    fun leave(name: String) = callers.getValue(name).cancel()

    fun abandonWork() = work.abandon()

    fun leaveAll() = callers.values.forEach(Job::cancel)
}
