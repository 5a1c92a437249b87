package recorder

import java.nio.file.Files
import java.nio.file.LinkOption
import java.nio.file.Path
import java.security.MessageDigest
import kotlin.io.path.invariantSeparatorsPathString
import kotlin.io.path.isDirectory
import kotlin.io.path.name
import kotlin.io.path.readBytes
import kotlin.io.path.relativeTo

/**
 * The Kotlin files that the reference is made of: those that [roots] names, and all below the folders
 * that it names.
 *
 * Whichever twin needs a file, it counts for every recording: an inlined constant leaves no trace
 * in the class that uses it.
 */
class Sources(private val roots: List<Path>) {
    /**
     * The SHA-256 of each file's text, by the file's path below its folder, which is the same wherever
     * the folder is; by its name alone where the file itself was named.
     *
     * A checkout may have turned `\n` into `\r\n`, which does not count. The order is that of the
     * paths' own digests: two branches that add a file each then hardly ever add it in the same
     * place, and git can merge their recordings.
     */
    val digests: Map<String, String> by lazy {
        val files = roots.flatMap { root ->
            if (root.isDirectory()) paths(root).map { it to root.resolve(it) }
            else listOf(root.name to root)
        }
        files.sortedBy { (path, _) -> sha256(path.encodeToByteArray()) }
            .associate { (path, file) -> path to sha256(withoutCarriageReturns(file.readBytes())) }
    }

    /** The first of the [frames] that runs code of these files, as path and line; null for none. */
    fun place(frames: Array<StackTraceElement>): Place? = frames.firstNotNullOfOrNull { frame ->
        val file = frame.fileName
        val packageName = frame.className.substringBeforeLast('.', missingDelimiterValue = "")
        if (file == null || packageName == "recorder") return@firstNotNullOfOrNull null
        val path = listOf(packageName.replace('.', '/'), file).filter(String::isNotEmpty)
            .joinToString("/")
        val found = path.takeIf(digests::containsKey)
            ?: digests.keys.singleOrNull { it.substringAfterLast('/') == file }
        found?.let { Place(it, frame.lineNumber) }
    }

    /** A line of a file, which is named by its path below its folder. */
    class Place(val path: String, val line: Int)

    // Links to folders are not followed: they may lead in a circle.
    private fun paths(folder: Path): List<String> = Files.walk(folder).use { files ->
        files.filter { it.name.endsWith(".kt") && !it.isDirectory(LinkOption.NOFOLLOW_LINKS) }
            .map { it.relativeTo(folder).invariantSeparatorsPathString }
            .toList()
    }
}

/** In lower-case hexadecimal. */
private fun sha256(bytes: ByteArray): String =
    MessageDigest.getInstance("SHA-256").digest(bytes).toHexString()

private fun withoutCarriageReturns(bytes: ByteArray): ByteArray {
    val kept = bytes.filterIndexed { index, byte ->
        byte != '\r'.code.toByte() || bytes.getOrNull(index + 1) != '\n'.code.toByte()
    }
    return if (kept.size == bytes.size) bytes else kept.toByteArray()
}
