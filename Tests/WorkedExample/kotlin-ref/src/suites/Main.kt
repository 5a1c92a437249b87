package suites

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import recorder.StrictObject
import recorder.Suite
import recorder.run
import shop.Shipping

object ShippingSuite : Suite {
    override val name = "shipping"
    override val caseCount = 3
    override val constants = buildJsonObject { put("freeFromCents", Shipping.FREE_FROM_CENTS) }

    override fun answer(input: StrictObject): JsonObject = buildJsonObject {
        put("isFree", Shipping.isFree(input.int("cents"), input.boolean("isMember")))
    }
}

fun main(args: Array<String>) {
    run(args, listOf(ShippingSuite))
}
