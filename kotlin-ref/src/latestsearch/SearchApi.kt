package latestsearch

/** Where a search model gets its answers from. */
fun interface SearchApi<out A> {
    /**
     * Finds what there is for [query], or throws.
     *
     * It should look at its cancellation between its steps, to save the work that no one needs any
     * more. Nothing wrong is ever shown when it does not.
     *
     * It is called on the main thread. One that computes leaves it, with
     * `withContext(Dispatchers.Default)`, and calls `ensureActive()` between chunks of its work.
     */
    suspend fun search(query: String): A
}
