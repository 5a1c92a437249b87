package suites

import kotlinx.serialization.Serializable
import recorder.UnusableFixture
import recorder.suite

@Serializable
class CancellationInput(
    val operation: Operation,
    val milliseconds: Long?,
    val cancel: CancelMoment,
    val swallows: Boolean,
) {
    init {
        require((operation == Operation.DELAY) == (milliseconds != null)) {
            "key \"milliseconds\": a delay has a number, all else has null"
        }
    }
}

/** What does a coroutine see of its own cancellation? */
val cancellation = suite<CancellationInput, CancellationOutcome>("cancellation", cases = 33) {
    CancellationExperiment(it).run()
        ?: throw UnusableFixture(
            "a ${it.operation} cannot be run up to ${it.cancel} and to its end",
        )
}
