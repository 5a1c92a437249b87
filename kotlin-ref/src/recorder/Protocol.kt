package recorder

import java.nio.file.Path
import kotlin.io.path.writeText
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * What a recorder says first, to whoever has started it: the version of the protocol that both keep,
 * and the suites that it knows.
 */
object Protocol {
    const val VERSION = 1

    /** The file that a recorder writes before any recording. */
    private const val FILE = "protocol.json"

    fun greeting(suites: List<Suite>): String = JsonObject(
        mapOf(
            "protocol" to JsonPrimitive(VERSION),
            "suites" to JsonArray(suites.map { JsonPrimitive(it.name) }),
        ),
    ).toString()

    fun greet(suites: List<Suite>, folder: Path) =
        folder.resolve(FILE).writeText("${greeting(suites)}\n", Charsets.UTF_8)
}
