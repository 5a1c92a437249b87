package recorder

import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class ArgumentsTest {
    @TempDir
    lateinit var folder: Path

    private val tiny = tinySuite()
    private val other = tinySuite("other")

    private fun parse(vararg arguments: String) =
        Arguments.parse(arguments.toList()).suites(listOf(tiny, other))

    private fun folders() =
        listOf("--fixtures", "--sources", "--out").flatMap { listOf(it, "$folder") }.toTypedArray()

    private fun assertRefused(message: String, vararg arguments: String) {
        val error = assertThrows(UsageError::class.java) { parse(*arguments) }
        assertEquals(message, error.message)
    }

    @Test
    fun withoutNamesAllSuitesAreMeant() =
        assertEquals(listOf(tiny, other), parse(*folders()))

    @Test
    fun aSuiteNamedTwiceIsMeantOnce() =
        assertEquals(listOf(other), parse("other", *folders(), "other"))

    @Test
    fun anUnknownSuiteIsRefusedWithTheKnownOnes() =
        assertRefused("unknown suite large; known are tiny, other", *folders(), "large")

    @Test
    fun anUnknownOptionIsRefused() = assertRefused("unknown option --in", "--in", "$folder")

    @Test
    fun aFolderThatIsMissingIsRefused() =
        assertRefused("--out is missing", "--fixtures", "$folder", "--sources", "$folder")

    @Test
    fun aFolderThatIsNoneIsRefused() =
        assertRefused("--out: there is no folder $folder/none", "--out", "$folder/none")

    @Test
    fun sourcesMayBeSeveralAndFiles() {
        val file = folder.resolve("A.kt").toFile()
        file.writeText("")
        val more = arrayOf("--sources", "$file")
        assertEquals(
            listOf(folder, file.toPath()),
            Arguments.parse(listOf(*folders(), *more)).sources,
        )
    }

    @Test
    fun anOptionWithoutItsFolderIsRefused() =
        assertRefused("--out needs a path", "tiny", "--out")
}
