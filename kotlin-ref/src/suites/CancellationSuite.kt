package suites

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import recorder.StrictObject
import recorder.Suite
import recorder.UnusableFixture

/** What does a coroutine see of its own cancellation? */
object CancellationSuite : Suite {
    override val name = "cancellation"

    override val caseCount = 33

    override val constants = JsonObject(emptyMap())

    private val operations = Operation.entries.associateBy(Operation::serialName)
    private val moments = CancelMoment.entries.associateBy(CancelMoment::serialName)

    override fun answer(input: StrictObject): JsonObject {
        val operation = input.oneOf("operation", operations)
        val milliseconds = input.longOrNull("milliseconds")
        if ((operation == Operation.DELAY) != (milliseconds != null)) {
            throw UnusableFixture(
                "${input.place}: key \"milliseconds\": a delay has a number, all else has null",
            )
        }
        val moment = input.oneOf("cancel", moments)
        val swallows = input.boolean("swallows")
        val outcome = CancellationExperiment(operation, milliseconds, moment, swallows).run()
            ?: throw UnusableFixture(
                "${input.place}: this ${operation.serialName} cannot be run up to " +
                    "\"${moment.serialName}\" and to its end",
            )
        return buildJsonObject {
            put("returned", outcome.returned)
            put("threw", outcome.threw)
            put("continued", outcome.continued)
            put("isCancelled", outcome.isCancelled)
            put("checkThrows", outcome.checkThrows)
        }
    }
}
