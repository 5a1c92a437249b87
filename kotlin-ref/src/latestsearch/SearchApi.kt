package latestsearch

/** Where a search model gets its answers from. */
fun interface SearchApi<out A> {
    /**
     * Finds what there is for [query], or throws.
     *
     * It should look at its cancellation between its steps, to save the work that nobody needs any
     * more. Nothing wrong is ever shown when it does not.
     */
    suspend fun search(query: String): A
}
