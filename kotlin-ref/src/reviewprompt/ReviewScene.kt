package reviewprompt

/** Where a review would be seen: on Android, the activity of the completion screen. */
interface ReviewScene {
    /** On the screen and receiving events: on Android, resumed. */
    val isForegroundActive: Boolean
}
