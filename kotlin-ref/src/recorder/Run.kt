package recorder

import kotlin.system.exitProcess

/** A suite could not be recorded; a file beside the recordings says why. */
const val EXIT_REFUSED = 2

private const val EXIT_USAGE = 64

/** The recorder itself has failed. */
const val EXIT_FAULT = 70

/** Writes down what the twins of [suites] answer to fixtures, or answers questions as they come. */
fun run(args: Array<String>, vararg suites: Suite): Nothing {
    val known = suites.asList()
    if (args.contentEquals(arrayOf("--list"))) {
        suites.forEach { println(it.name) }
        exitProcess(0)
    }
    if (args.contentEquals(arrayOf("--serve"))) {
        val output = System.out
        // A twin that prints must not be taken for an answer.
        System.setOut(System.err)
        serve(known, System.`in`, output)
        exitProcess(0)
    }
    val run = try {
        val arguments = Arguments.parse(args.asList())
        Protocol.greet(known, arguments.out)
        RecordingRun(arguments, arguments.suites(known))
    } catch (error: UsageError) {
        System.err.println("${error.message}\nusage: recorder ${Arguments.USAGE}")
        exitProcess(EXIT_USAGE)
    }
    exitProcess(if (run.run()) 0 else EXIT_REFUSED)
}
