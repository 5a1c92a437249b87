package recorder

import kotlinx.coroutines.yield
import kotlinx.serialization.Serializable
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** When an exception is an answer, and when it is a failure. */
class ThrowsTest {
    @Serializable
    class Throwing(val throws: String)

    private class Malformed : Exception()

    private val outcome = """"output":{"throws":"badLuck"}}"""

    /** The second case has the number and expects the outcome. */
    private fun fixture(number: Int, expect: String) =
        tinyFixture("\"number\": 2", "\"number\": $number")
            .replace("{\"answer\": \"wrong\"}", expect)

    private fun withoutContract(number: Int) =
        fixture(number, "X").replace(", \"expect\": X", "")

    private fun recordedTwo(fixture: String, suite: Suite = tinySuite()) =
        recordedCase("two", fixture, suite)

    private fun failure(fixture: String, suite: Suite = tinySuite()): Throwable =
        assertThrows(TwinFailure::class.java) { recorded(fixture, suite) }.error

    @Test
    fun whereTheContractSaysSoAnExceptionIsTheAnswerWhateverItsTag() {
        val agreed = listOf(
            """{"throws": "badLuck"}""",
            """{"throws": "otherLuck"}""",
            """{"kotlin": {"throws": "x"}, "swift": {"answer": "y"}, "because": "z"}""",
        )
        for (expect in agreed) {
            val line = recordedTwo(fixture(13, expect))
            assertTrue(line.endsWith(outcome), line)
        }
    }

    @Test
    fun whereTheContractSaysOtherwiseAnExceptionIsAFailure() {
        val agreed = listOf(
            """{"answer": "13 null"}""",
            """{"throws": "badLuck", "answer": "x"}""",
            """{"kotlin": {"answer": "y"}, "swift": {"throws": "x"}, "because": "z"}""",
            "5",
        )
        for (expect in agreed) assertEquals("bad luck", failure(fixture(13, expect)).message)
        assertEquals(
            "bad luck",
            failure(fixture(13, """{"answer": "x"}"""), tinySuite(throwing = true)).message,
        )
    }

    @Test
    fun aTwinThatAnswersWhereItIsToThrowIsRecordedWithItsAnswer() {
        val line = recordedTwo(fixture(2, """{"throws": "badLuck"}"""))
        assertTrue(line.endsWith(""""output":{"answer":"2 null"}}"""), line)
    }

    @Test
    fun withoutAContractTheSuiteSaysWhetherAnExceptionIsAnAnswer() {
        val quiet = tinySuite(fixture = Fixture.CASES)
        assertEquals("bad luck", failure(withoutContract(13), quiet).message)
        val throwing = tinySuite(fixture = Fixture.CASES, throwing = true)
        val line = recordedTwo(withoutContract(13), throwing)
        assertTrue(line.endsWith(outcome), line)
    }

    @Test
    fun overAxesTheSuiteSaysSoToo() {
        val axes = """{"suite": "tiny", "axes": {"number": [1, 13], "text": [null]}}"""
        assertEquals("bad luck", failure(axes, tinySuite(fixture = Fixture.AXES)).message)
        val recorded = recorded(axes, tinySuite(fixture = Fixture.AXES, throwing = true))
        assertTrue("\"b\": {\"throws\":\"badLuck\"}" in recorded, recorded)
    }

    @Test
    fun anErrorIsNeverAnAnswer() {
        val expect = """{"throws": "assertionError"}"""
        assertTrue(failure(fixture(14, expect)) is AssertionError)
        val throwing = tinySuite(fixture = Fixture.CASES, throwing = true)
        assertTrue(failure(withoutContract(14), throwing) is AssertionError)
    }

    @Test
    fun anOverflownStackIsNeverAnAnswer() {
        fun depth(above: Int): Int = depth(above + 1) + 1
        val endless = suite<TinyInput, TinyAnswer>("tiny") { TinyAnswer("${depth(1)}") }
        val expect = """{"throws": "stackOverflowError"}"""
        val fixture = fixture(1, expect).replace("""{"answer": "1 a"}""", expect)
        assertTrue(failure(fixture, endless) is StackOverflowError)
    }

    @Test
    fun aSuiteMayNameItsExceptions() {
        val suite = tinySuite(throws = { "luck: ${it.message}" })
        val line = recordedTwo(fixture(13, """{"throws": "x"}"""), suite)
        assertTrue(line.endsWith(""""output":{"throws":"luck: bad luck"}}"""), line)
    }

    @Test
    fun aSuspendingTwinMayThrowAfterItHasWaited() {
        val late = suite<TinyInput, TinyAnswer>("tiny", fixture = Fixture.CASES, throwing = true) {
            yield()
            if (it.number == 13) throw BadLuckException() else TinyAnswer("none")
        }
        assertTrue(recordedTwo(withoutContract(13), late).endsWith(outcome))
    }

    @Test
    fun theTagIsTheNameOfTheClass() {
        assertEquals("badLuck", errorTag(BadLuckException()))
        assertEquals("malformed", errorTag(Malformed()))
        assertEquals("illegalArgument", errorTag(IllegalArgumentException()))
        assertEquals("exception", errorTag(Exception()))
        assertEquals("malformed", errorTag(open()))
    }

    private fun open(): Exception {
        open class MalformedException : Exception()
        return object : MalformedException() {}
    }

    @Test
    fun anAnswerThatLooksLikeAnExceptionIsRefused() {
        val liar = suite<TinyInput, Throwing>("tiny") { Throwing("badLuck") }
        val refusal = assertThrows(UnusableReference::class.java) { recorded(TINY_FIXTURE, liar) }
        assertEquals(
            "case \"one\", answer: only an exception is {\"throws\": ...}", refusal.message,
        )
    }

    @Test
    fun anAnswerThatIsNoObjectIsRefused() {
        val bare = suite<TinyInput, Int>("tiny") { it.number }
        val refusal = assertThrows(UnusableReference::class.java) { recorded(TINY_FIXTURE, bare) }
        assertEquals("case \"one\", answer: expected an object, found 1", refusal.message)
    }

    @Test
    fun whatATwinRefusesIsToldWithItsCase() {
        val picky = suite<TinyInput, TinyAnswer>("tiny") { throw UnusableFixture("not like this") }
        assertRefused("case \"one\": not like this", TINY_FIXTURE, picky)
    }

    @Test
    fun theFailureIsTheExceptionItself() {
        val error = BadLuckException()
        val unlucky = suite<TinyInput, TinyAnswer>("tiny") { throw error }
        assertSame(error, failure(TINY_FIXTURE, unlucky))
    }
}
