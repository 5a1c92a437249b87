package recorder

import java.io.ByteArrayOutputStream
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Questions on standard input, a line each. */
class ServeTest {
    private fun answers(vararg questions: String): List<String> {
        val output = ByteArrayOutputStream()
        val input = questions.joinToString("") { "$it\n" }.byteInputStream()
        serve(listOf(TinySuite(), Endless()), input, output)
        val text = output.toString(Charsets.UTF_8)
        assertTrue(text.isEmpty() || text.endsWith("\n"))
        return text.lines().dropLast(1)
    }

    /** A twin that calls itself. */
    private class Endless : TinySuite() {
        override val name = "endless"

        override fun answer(input: StrictObject) = answer(input, depth = 0)

        private fun answer(input: StrictObject, depth: Int): Nothing =
            throw IllegalStateException(answer(input, depth + 1).toString())
    }

    private fun question(id: String, number: String, suite: String = "tiny") =
        """{"id": $id, "suite": "$suite", "input": {"number": $number, "text": "a"}}"""

    @Test
    fun noQuestionsNoAnswers() = assertEquals(emptyList<String>(), answers())

    @Test
    fun questionsAreAnsweredInTheirOrderWithTheirIds() = assertEquals(
        listOf(
            """{"id":7,"output":{"answer":"1 a"}}""",
            """{"id":3,"output":{"answer":"2 a"}}""",
            """{"id":"x","output":{"answer":"3 a"}}""",
        ),
        answers(question("7", "1"), question("3", "2"), question("\"x\"", "3")),
    )

    @Test
    fun aTwinThatThrowsIsAnsweredWithTheErrorAndTheNextIsRead() = assertEquals(
        listOf(
            """{"id":1,"error":"IllegalStateException: bad luck"}""",
            """{"id":2,"output":{"answer":"2 a"}}""",
        ),
        answers(question("1", "13"), question("2", "2")),
    )

    @Test
    fun aTwinThatOverflowsTheStackIsAnsweredWithTheErrorAndTheNextIsRead() =
        assertEquals(
            listOf(
                """{"id":1,"error":"StackOverflowError"}""",
                """{"id":2,"output":{"answer":"2 a"}}""",
            ),
            answers(question("1", "1", suite = "endless"), question("2", "2")),
        )

    @Test
    fun anInputThatIsRefusedIsAnsweredWithTheRefusal() = assertEquals(
        listOf(
            """{"id":1,"error":"UnusableFixture: question, input: key \"number\": """ +
                """expected an integer, found \"5\""}""",
        ),
        answers(question("1", "\"5\"")),
    )

    @Test
    fun anInputThatNobodyReadsIsAnsweredWithTheRefusal() = assertEquals(
        listOf(
            """{"id":1,"error":"UnusableFixture: question, input: unknown key \"more\" """ +
                """(known: \"number\", \"text\")"}""",
        ),
        answers(question("1", "1, \"more\": 2")),
    )

    @Test
    fun aSuiteThatIsNotKnownIsAnsweredWithTheRefusal() = assertEquals(
        listOf("""{"id":1,"error":"UnusableFixture: unknown suite \"large\""}"""),
        answers(question("1", "1", suite = "large")),
    )

    @Test
    fun aLineThatIsNoQuestionEndsTheServing() {
        for (line in listOf("", "{", "[]", "5", "{\"suite\": \"tiny\"}", "{\"id\": {}}")) {
            val error = assertThrows(NotAQuestion::class.java) { answers(line) }
            assertEquals("this is no question: ${shown(line)}", error.message)
        }
    }

    @Test
    fun textComesBackInUTF8() = assertEquals(
        listOf("""{"id":1,"output":{"answer":"1 ü語😀"}}"""),
        answers("""{"id": 1, "suite": "tiny", "input": {"number": 1, "text": "ü語😀"}}"""),
    )
}
