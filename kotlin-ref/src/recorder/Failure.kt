package recorder

import java.nio.file.Path
import kotlin.io.path.writeText
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** A twin has thrown where it had to answer. */
class TwinFailure(val error: Throwable) : Exception(error)

/** Why a suite has no recording, for the program that has started this one. */
class Failure(
    private val kind: Kind,
    private val case: String?,
    private val message: String,
    private val place: Sources.Place? = null,
) {
    enum class Kind(val serialName: String) {
        /** The fixture or the twin's answer cannot be used. */
        REFUSED("refused"),

        /** The twin threw. */
        THREW("threw"),

        /** The twin ended the process. */
        EXITED("exited"),
    }

    /** Writes it beside the recordings, as `SUITE.failure.json`. */
    fun write(suite: String, folder: Path) {
        val json = JsonObject(
            mapOf(
                "kind" to JsonPrimitive(kind.serialName),
                "case" to JsonPrimitive(case),
                "message" to JsonPrimitive(message),
                "source" to JsonPrimitive(place?.path),
                "line" to JsonPrimitive(place?.line?.takeIf { it > 0 }),
            ),
        )
        folder.resolve("$suite.failure.json").writeText(json.toString(), Charsets.UTF_8)
    }

    companion object {
        /** The first line of the error, and where in the [sources] it was thrown. */
        fun of(error: Throwable, case: String?, sources: Sources): Failure {
            val message = error.message.orEmpty().lineSequence().first()
            val name = error.javaClass.name
            return Failure(
                Kind.THREW,
                case,
                if (message.isEmpty()) name else "$name: ${escaped(message, longest = 400)}",
                sources.place(error.stackTrace),
            )
        }
    }
}
