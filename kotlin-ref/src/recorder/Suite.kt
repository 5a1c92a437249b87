package recorder

import kotlinx.serialization.json.JsonObject

/** Binds one Kotlin twin to the recorder. */
interface Suite {
    /** Names the fixture, the recording and the suite on the command line. */
    val name: String

    /** The exact number of cases. Pinned here, so that no edit of the fixture can move it. */
    val caseCount: Int

    /**
     * The twin's files, those of what it runs on, and this binding's own; below the source folder,
     * whatever the platform.
     */
    val sources: List<String>

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

/** All suites, in the order in which they are recorded. */
val knownSuites: List<Suite> = listOf(
    EligibilitySuite,
    EpochDaySuite,
    ReviewGateSuite,
    CancellationSuite,
)
