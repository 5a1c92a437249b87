package reviewprompt

/** Day numbers of Unix time, in UTC. */
object EpochDays {
    private const val MILLIS_PER_DAY = 86_400_000L

    /**
     * The day that a Unix time in milliseconds falls on; 1970-01-01 is day 0.
     *
     * Days are rounded down, not towards zero, so the millisecond before 1970 is on day -1. Every
     * `Long` has a day.
     */
    fun today(millis: Long): Long = Math.floorDiv(millis, MILLIS_PER_DAY)
}
