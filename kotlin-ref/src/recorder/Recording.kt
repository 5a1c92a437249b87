package recorder

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** What the Kotlin twin answered, and what it was made from. */
class Recording(
    private val suite: String,
    private val constants: JsonObject,
    private val digests: Map<String, String>,
    private val body: RecordedBody,
) {
    /** The file's text: the same bytes on every run, and in lines that diff well. */
    fun text(): String = buildString {
        append("{\n")
        member("format", JsonPrimitive(FORMAT))
        member("suite", JsonPrimitive(suite))
        member("kotlin", JsonPrimitive(Versions.kotlin))
        member("coroutines", JsonPrimitive(Versions.coroutines))
        member("constants", constants)
        body.appendTo(this)
        // Over three lines, so that git merges changes of two neighbours.
        digests.entries.joinTo(this, ",\n", "  \"sources\": {\n", "\n  }\n") { (path, digest) ->
            "    ${JsonPrimitive(path)}: {\n      \"sha256\": ${JsonPrimitive(digest)}\n    }"
        }
        append("}\n")
    }

    private fun StringBuilder.member(key: String, value: JsonElement) {
        append("  \"$key\": $value,\n")
    }

    private companion object {
        const val FORMAT = 2
    }
}

/** The inputs as Kotlin understood them, and its answers. */
interface RecordedBody {
    /** Appends members of the file, each with a comma behind it. */
    fun appendTo(text: StringBuilder)
}
