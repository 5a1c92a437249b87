package recorder

import java.nio.file.Path
import kotlin.io.path.isDirectory

/** A command line that makes no sense. */
class UsageError(message: String) : Exception(message)

/** The command line, understood. */
class Arguments(val fixtures: Path, val sources: Path, val out: Path, val suites: List<Suite>) {
    companion object {
        const val USAGE = "--list | --serve | --fixtures DIR --sources DIR --out DIR [SUITE...]"

        private val FOLDER_OPTIONS = listOf("--fixtures", "--sources", "--out")

        fun parse(arguments: List<String>, known: List<Suite>): Arguments {
            val folders = mutableMapOf<String, Path>()
            val suites = mutableListOf<Suite>()
            val rest = arguments.iterator()
            for (argument in rest) {
                if (argument in FOLDER_OPTIONS) {
                    if (!rest.hasNext()) throw UsageError("$argument needs a folder")
                    folders[argument] = folder(argument, rest.next())
                } else {
                    suites += suite(argument, known)
                }
            }
            return Arguments(
                fixtures = folders.required("--fixtures"),
                sources = folders.required("--sources"),
                out = folders.required("--out"),
                suites = suites.ifEmpty { known }.distinct(),
            )
        }

        private fun folder(option: String, value: String): Path =
            Path.of(value).takeIf { it.isDirectory() }
                ?: throw UsageError("$option: there is no folder $value")

        private fun suite(name: String, known: List<Suite>): Suite = known.find { it.name == name }
            ?: throw UsageError(
                if (name.startsWith("-")) {
                    "unknown option $name"
                } else {
                    "unknown suite $name; known are ${known.joinToString { it.name }}"
                },
            )

        private fun Map<String, Path>.required(option: String): Path =
            get(option) ?: throw UsageError("$option is missing")
    }
}
