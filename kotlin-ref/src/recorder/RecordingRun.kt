package recorder

import kotlin.io.path.writeText

/**
 * Records suites one after the other. What keeps one from it is written beside the recordings, and
 * the others are recorded all the same, unless the twin ends the process.
 */
class RecordingRun(private val arguments: Arguments, private val suites: List<Suite>) {
    private val sources = Sources(arguments.sources)
    private val position = Position()

    /** Whether every suite was recorded. */
    fun run(): Boolean {
        // A coroutine may fail on any thread, and a recording made all the same would be believed.
        Thread.setDefaultUncaughtExceptionHandler { _, error ->
            if (position.isAsking) {
                fail(Failure.of(error, position.case, sources))
                Runtime.getRuntime().halt(EXIT_REFUSED)
            }
            error.printStackTrace()
            Runtime.getRuntime().halt(EXIT_FAULT)
        }
        Runtime.getRuntime().addShutdownHook(Thread(::processEnds))
        return suites.map(::isRecorded).all { it }
    }

    private fun isRecorded(suite: Suite): Boolean {
        position.suite = suite.name
        val file = "${suite.name}.json"
        try {
            val recording = record(suite, arguments.fixtures.resolve(file), sources, position)
            arguments.out.resolve(file).writeText(recording.text(), Charsets.UTF_8)
            return true
        } catch (error: Refusal) {
            fail(Failure(Failure.Kind.REFUSED, position.case, error.message.orEmpty()))
        } catch (failure: TwinFailure) {
            fail(Failure.of(failure.error, position.case, sources))
        }
        return false
    }

    private fun fail(failure: Failure) = failure.write(position.suite, arguments.out)

    /** Names the twin that has called `exitProcess`; a signal from outside is none's doing. */
    private fun processEnds() {
        if (!position.isAsking) return
        val frames = Thread.getAllStackTraces().values.firstOrNull { frames ->
            frames.any { it.className == "java.lang.System" && it.methodName == "exit" }
        } ?: return
        val message = "the twin ended the process, by exitProcess or System.exit"
        fail(Failure(Failure.Kind.EXITED, position.case, message, sources.place(frames)))
        Runtime.getRuntime().halt(EXIT_REFUSED)
    }
}

/** Where the recorder is, for whatever ends it: which suite and case, and whether a twin runs. */
class Position {
    @Volatile
    var suite = ""
        set(value) {
            field = value
            case = null
        }

    /** The id of the case, or `row-17` of a product; null before the first. */
    @Volatile
    var case: String? = null

    @Volatile
    var isAsking = false
        private set

    /** The twin's answer to the case with an [id]. */
    fun <T> ask(id: String, answer: () -> T): T {
        case = id
        isAsking = true
        try {
            return answer()
        } catch (refusal: Refusal) {
            throw refusal
        } catch (error: Throwable) {
            // An overflown stack, too, is the twin's, and says nothing of the recorder.
            throw TwinFailure(error)
        } finally {
            isAsking = false
        }
    }
}
