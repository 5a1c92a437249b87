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
        serve(listOf(tinySuite(), endless), input, output)
        val text = output.toString(Charsets.UTF_8)
        assertTrue(text.isEmpty() || text.endsWith("\n"))
        val lines = text.lines().dropLast(1)
        assertEquals("""{"protocol":1,"suites":["tiny","endless"]}""", lines.first())
        return lines.drop(1)
    }

    /** A twin that calls itself. */
    private val endless = suite<TinyInput, TinyAnswer>("endless") { TinyAnswer("${depth(1)}") }

    private fun depth(above: Int): Int = depth(above + 1) + 1

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
    fun anExceptionIsAnOutcomeAndTheNextIsRead() = assertEquals(
        listOf(
            """{"id":1,"output":{"throws":"badLuck"}}""",
            """{"id":2,"output":{"answer":"2 a"}}""",
        ),
        answers(question("1", "13"), question("2", "2")),
    )

    @Test
    fun anErrorIsNoOutcome() = assertEquals(
        listOf("""{"id":1,"error":"AssertionError: not so"}"""),
        answers(question("1", "14")),
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
            """{"id":1,"error":"UnusableFixture: question: key \"number\": """ +
                """expected an integer, found \"5\""}""",
        ),
        answers(question("1", "\"5\"")),
    )

    @Test
    fun anInputThatNobodyReadsIsAnsweredWithTheRefusal() = assertEquals(
        listOf(
            """{"id":1,"error":"UnusableFixture: question: unknown key \"more\" """ +
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
