package recorder

/** The version that a library states in the class path [resource]. */
fun versionFrom(resource: String): String {
    val url = ClassLoader.getSystemResource(resource)
    return checkNotNull(url) { "no $resource on the class path" }.readText().trim()
}
