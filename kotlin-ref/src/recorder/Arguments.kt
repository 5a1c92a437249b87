package recorder

import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.isDirectory

/** A command line that makes no sense. */
class UsageError(message: String) : Exception(message)

/** The command line, understood. */
class Arguments(
    val fixtures: Path,
    val sources: List<Path>,
    val out: Path,
    private val names: List<String>,
) {
    /** The suites that are named, all of the [known] when none is. */
    fun suites(known: List<Suite>): List<Suite> = names.map { suite(it, known) }
        .ifEmpty { known }.distinct()

    private fun suite(name: String, known: List<Suite>): Suite = known.find { it.name == name }
        ?: throw UsageError(
            "unknown suite $name; known are ${known.joinToString { it.name }}",
        )

    companion object {
        const val USAGE =
            "--list | --serve | --fixtures DIR --sources PATH [--sources PATH...] --out DIR " +
                "[SUITE...]"

        private val PATH_OPTIONS = listOf("--fixtures", "--sources", "--out")

        fun parse(arguments: List<String>): Arguments {
            val paths = mutableMapOf<String, MutableList<Path>>()
            val names = mutableListOf<String>()
            val rest = arguments.iterator()
            for (argument in rest) {
                if (argument in PATH_OPTIONS) {
                    if (!rest.hasNext()) throw UsageError("$argument needs a path")
                    paths.getOrPut(argument) { mutableListOf() }
                        .add(path(argument, rest.next()))
                } else if (argument.startsWith("-")) {
                    throw UsageError("unknown option $argument")
                } else {
                    names += argument
                }
            }
            return Arguments(
                fixtures = paths.required("--fixtures").last(),
                sources = paths.required("--sources"),
                out = paths.required("--out").last(),
                names = names,
            )
        }

        private fun path(option: String, value: String): Path {
            val path = Path.of(value)
            // Kotlin sources may also be named file by file.
            val isThere = if (option == "--sources") path.exists() else path.isDirectory()
            return path.takeIf { isThere } ?: throw UsageError("$option: there is no folder $value")
        }

        private fun Map<String, List<Path>>.required(option: String): List<Path> =
            get(option) ?: throw UsageError("$option is missing")
    }
}
