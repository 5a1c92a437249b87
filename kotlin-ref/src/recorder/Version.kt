package recorder

/** The versions that run, as a recording names them. */
object Versions {
    /** The compiler's, where the class path says so, or that of Kotlin's library. */
    val kotlin: String
        get() = resource("META-INF/compiler.version") ?: KotlinVersion.CURRENT.toString()

    /** That of the coroutines; `none` where there are none on the class path. */
    val coroutines: String
        get() = resource("META-INF/kotlinx_coroutines_core.version") ?: "none"

    private fun resource(name: String): String? =
        ClassLoader.getSystemResource(name)?.readText()?.trim()
}
