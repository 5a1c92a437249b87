package recorder

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class PositionTest {
    private val position = Position().also { it.suite = "tiny" }

    @Test
    fun whileATwinIsAskedItsCaseIsKnown() {
        val answer = position.ask("one") {
            assertTrue(position.isAsking)
            assertEquals("one", position.case)
            42
        }
        assertEquals(42, answer)
        assertFalse(position.isAsking)
    }

    @Test
    fun whatATwinThrowsIsItsFailureAnOverflownStackIncluded() {
        val errors = listOf(IllegalStateException("boom"), StackOverflowError(), AssertionError())
        for (error in errors) {
            val failure = assertThrows(TwinFailure::class.java) {
                position.ask("one") { throw error }
            }
            assertSame(error, failure.error)
            assertFalse(position.isAsking)
            assertEquals("one", position.case)
        }
    }

    @Test
    fun aRefusalIsNoFailureOfTheTwin() {
        assertThrows(UnusableFixture::class.java) {
            position.ask("one") { throw UnusableFixture("no") }
        }
        assertFalse(position.isAsking)
    }

    @Test
    fun anotherSuiteStartsWithoutACase() {
        position.ask("one") {}
        position.suite = "other"
        assertNull(position.case)
    }

    @Test
    fun aTwinThatThrowsWhileRecordingIsToldWithItsCase() {
        val unlucky = tinyFixture("\"number\": 2", "\"number\": 13")
        val failure = assertThrows(TwinFailure::class.java) {
            recorded(unlucky, position = position)
        }
        assertEquals("bad luck", failure.error.message)
        assertEquals("two", position.case)
    }
}
