package reviewprompt

/** What the gate asks about the moment it is in. */
interface ReviewEnvironment {
    /** Today, as [EpochDays] counts. */
    val todayEpochDay: Long

    /** The app's own version. */
    val currentVersion: String

    /** Ask after every win, whatever the rule says; for trying it out. */
    val forceOverride: Boolean
}
