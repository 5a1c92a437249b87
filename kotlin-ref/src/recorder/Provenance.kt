package recorder

import java.nio.file.Path
import java.security.MessageDigest
import kotlin.io.path.readBytes

/** The SHA-256 of a file's bytes, in lower-case hexadecimal. */
fun sha256(file: Path): String =
    MessageDigest.getInstance("SHA-256").digest(file.readBytes()).toHexString()

/** The version that a library states in the class path [resource]. */
fun versionFrom(resource: String): String {
    val url = ClassLoader.getSystemResource(resource)
    return checkNotNull(url) { "no $resource on the class path" }.readText().trim()
}
