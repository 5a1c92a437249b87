package suites

import kotlinx.serialization.Serializable
import recorder.run
import recorder.suite
import shop.Shipping

@Serializable class ShippingInput(val cents: Int, val isMember: Boolean)
@Serializable class ShippingAnswer(val isFree: Boolean)

val shipping = suite<ShippingInput, ShippingAnswer>(
    "shipping", cases = 3, constants = mapOf("freeFromCents" to Shipping.FREE_FROM_CENTS),
) { ShippingAnswer(Shipping.isFree(it.cents, it.isMember)) }

fun main(args: Array<String>): Unit = run(args, shipping)
