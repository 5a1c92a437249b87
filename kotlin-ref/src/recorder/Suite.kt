package recorder

import kotlinx.serialization.json.JsonObject

/** Binds one Kotlin twin to the recorder. */
interface Suite {
    /** Names the fixture, the recording and the suite on the command line. */
    val name: String

    /** The exact number of cases or rows, pinned here, so that no edit of the fixture moves it. */
    val caseCount: Int

    /**
     * The inputs' keys, for a fixture that lists values of each and no cases: every combination is
     * a row. Empty for a fixture of cases.
     */
    val axes: List<String> get() = emptyList()

    /** The constants that the twins must share. */
    val constants: JsonObject

    /**
     * Reads [input] key by key, runs the twin and returns its outcome.
     *
     * What is read here is what the recording states as the input, in the order of reading; a key
     * that is left unread is refused as unknown.
     */
    fun answer(input: StrictObject): JsonObject
}
