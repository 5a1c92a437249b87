package recorder

import kotlin.io.path.writeText
import kotlin.system.exitProcess

private const val EXIT_REFUSED = 2
private const val EXIT_USAGE = 64
private const val EXIT_FAULT = 70

/** Writes down what the twins of [suites] answer to fixtures, or answers questions as they come. */
fun run(args: Array<String>, suites: List<Suite>): Nothing {
    // On any thread: a recorder that lost a thread and still exits 0 would be believed.
    Thread.setDefaultUncaughtExceptionHandler { _, error ->
        error.printStackTrace()
        exitProcess(EXIT_FAULT)
    }
    if (args.contentEquals(arrayOf("--list"))) {
        suites.forEach { println(it.name) }
        exitProcess(0)
    }
    if (args.contentEquals(arrayOf("--serve"))) {
        val output = System.out
        // A twin that prints must not be taken for an answer.
        System.setOut(System.err)
        serve(suites, System.`in`, output)
        exitProcess(0)
    }
    val arguments = try {
        Arguments.parse(args.asList(), suites)
    } catch (error: UsageError) {
        System.err.println("${error.message}\nusage: suites.MainKt ${Arguments.USAGE}")
        exitProcess(EXIT_USAGE)
    }
    val allRecorded = arguments.suites.map { isRecorded(it, arguments) }.all { it }
    exitProcess(if (allRecorded) 0 else EXIT_REFUSED)
}

private fun isRecorded(suite: Suite, arguments: Arguments): Boolean {
    val file = "${suite.name}.json"
    val fixture = arguments.fixtures.resolve(file)
    try {
        val recording = record(suite, fixture, arguments.sources)
        arguments.out.resolve(file).writeText(recording.text(), Charsets.UTF_8)
        return true
    } catch (error: Refusal) {
        System.err.println("$fixture: ${error.message}")
        return false
    }
}
