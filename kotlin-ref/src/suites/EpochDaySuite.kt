package suites

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import recorder.StrictObject
import recorder.Suite
import reviewprompt.EpochDays

/** Which day is it? */
object EpochDaySuite : Suite {
    override val name = "epoch-day"

    override val caseCount = 23

    override val constants = JsonObject(emptyMap())

    override fun answer(input: StrictObject): JsonObject = buildJsonObject {
        put("epochDay", EpochDays.today(input.long("millis")))
    }
}
