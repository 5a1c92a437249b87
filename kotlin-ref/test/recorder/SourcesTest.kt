package recorder

import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.createSymbolicLinkPointingTo
import kotlin.io.path.writeText
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class SourcesTest {
    @TempDir
    lateinit var folder: Path

    private fun write(path: String, text: String) {
        val file = folder.resolve(path)
        file.parent.createDirectories()
        file.writeText(text)
    }

    private fun frame(className: String, file: String?, line: Int = 7) =
        StackTraceElement(className, "answer", file, line)

    @Test
    fun everyKotlinFileCountsAtEveryDepthAndNoOtherFile() {
        write("Main.kt", "")
        write("shop/Price.kt", "")
        write("shop/inner/Limit.kt", "")
        write("shop/A.java", "")
        write("shop/notes.kt.txt", "")
        assertEquals(
            setOf("Main.kt", "shop/Price.kt", "shop/inner/Limit.kt"),
            Sources(listOf(folder)).digests.keys,
        )
    }

    @Test
    fun theDigestIsThatOfTheTextWithLineFeeds() {
        write("A.kt", "abc")
        assertEquals(
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            Sources(listOf(folder)).digests["A.kt"],
        )
        write("One.kt", "a\nb\n")
        write("Other.kt", "a\r\nb\r\n")
        write("Third.kt", "a\rb\n")
        val digests = Sources(listOf(folder)).digests
        assertEquals(digests["One.kt"], digests["Other.kt"])
        assertEquals(false, digests["One.kt"] == digests["Third.kt"])
    }

    @Test
    fun theOrderIsThatOfThePathsDigests() {
        listOf("a.kt", "b.kt", "c.kt", "d.kt", "e.kt").forEach { write(it, "") }
        assertEquals(
            listOf("e.kt", "c.kt", "a.kt", "b.kt", "d.kt"),
            Sources(listOf(folder)).digests.keys.toList(),
        )
    }

    @Test
    fun aFileIsNamedByItsPathBelowItsOwnFolder() {
        write("app/shop/Price.kt", "a")
        write("bindings/suites/Main.kt", "b")
        write("other/Limit.kt", "c")
        val sources = Sources(listOf("app", "bindings", "other/Limit.kt").map(folder::resolve))
        assertEquals(
            setOf("shop/Price.kt", "suites/Main.kt", "Limit.kt"), sources.digests.keys,
        )
    }

    @Test
    fun aLinkThatLeadsInACircleIsNotFollowed() {
        write("shop/Price.kt", "")
        folder.resolve("shop/again").createSymbolicLinkPointingTo(folder.resolve("shop"))
        assertEquals(setOf("shop/Price.kt"), Sources(listOf(folder)).digests.keys)
    }

    @Test
    fun thePlaceIsTheFirstFrameOfTheSourcesBeyondTheRecorder() {
        write("shop/Price.kt", "")
        write("recorder/Suite.kt", "")
        val place = Sources(listOf(folder)).place(
            arrayOf(
                frame("kotlin.PreconditionsKt", "Preconditions.kt"),
                frame("recorder.Suite", "Suite.kt"),
                frame("shop.Price\$inner", "Price.kt", 12),
                frame("shop.Price", "Price.kt", 30),
            ),
        )
        assertEquals("shop/Price.kt:12", "${place?.path}:${place?.line}")
    }

    @Test
    fun aFileOutsideOfItsPackagesFolderIsFoundByItsNameAlone() {
        write("main/java/Price.kt", "")
        val place = Sources(listOf(folder)).place(arrayOf(frame("shop.Price", "Price.kt")))
        assertEquals("main/java/Price.kt", place?.path)
    }

    @Test
    fun codeOfNoSourceHasNoPlace() {
        write("one/Price.kt", "")
        write("two/Price.kt", "")
        val sources = Sources(listOf(folder))
        assertNull(sources.place(arrayOf(frame("java.lang.Math", "Math.java"))))
        assertNull(sources.place(arrayOf(frame("shop.Price", null))))
        assertNull(sources.place(arrayOf(frame("shop.Price", "Price.kt"))), "two have the name")
    }
}
