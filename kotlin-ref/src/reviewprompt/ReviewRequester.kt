package reviewprompt

/**
 * Asks the store for a review, in two steps, as Google Play has it.
 *
 * Asking for a flow shows nothing and costs nothing. Launching one is the request that counts:
 *
 * ```
 * override fun requestFlow(onAnswer: (ReviewFlow<GameActivity>?) -> Unit) {
 *     manager.requestReviewFlow().addOnCompleteListener { task ->
 *         val info = if (task.isSuccessful) task.result else null
 *         onAnswer(info?.let { ReviewFlow { activity -> manager.launchReviewFlow(activity, it) } })
 *     }
 * }
 * ```
 */
interface ReviewRequester<S : ReviewScene> {
    /** Calls [onAnswer] once, on the main thread; with null when the store has no flow to offer. */
    fun requestFlow(onAnswer: (ReviewFlow<S>?) -> Unit)
}

/** A review that the store is ready to ask for. */
fun interface ReviewFlow<in S : ReviewScene> {
    /** Makes the one request; whether the store shows anything, it does not tell. */
    fun launch(scene: S)
}
