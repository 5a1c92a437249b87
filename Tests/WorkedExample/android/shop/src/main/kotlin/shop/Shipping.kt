package shop

/** The Kotlin twin. */
object Shipping {
    const val FREE_FROM_CENTS = 5_000

    fun isFree(cents: Int, isMember: Boolean): Boolean = isMember || cents >= FREE_FROM_CENTS
}
