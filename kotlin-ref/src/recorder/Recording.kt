package recorder

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** What the Kotlin twin answered, and what it was made from. */
class Recording(
    private val suite: String,
    private val constants: JsonObject,
    private val digests: Map<String, String>,
    private val rows: List<Row>,
) {
    class Row(val id: String, val input: JsonObject, val output: JsonObject)

    /** The file's text: the same bytes on every run, and one line a case, so that it diffs well. */
    fun text(): String = buildString {
        append("{\n")
        member("format", JsonPrimitive(FORMAT))
        member("suite", JsonPrimitive(suite))
        member("kotlin", JsonPrimitive(versionFrom("META-INF/compiler.version")))
        member("coroutines", JsonPrimitive(versionFrom("META-INF/kotlinx_coroutines_core.version")))
        member("constants", constants)
        digests.entries.joinTo(this, ",\n", "  \"sources\": {\n", "\n  },\n") { (path, digest) ->
            "    ${JsonPrimitive(path)}: ${JsonPrimitive(digest)}"
        }
        rows.joinTo(this, ",\n", "  \"cases\": [\n", "\n  ]\n") { "    ${it.line()}" }
        append("}\n")
    }

    private fun StringBuilder.member(key: String, value: JsonElement) {
        append("  \"$key\": $value,\n")
    }

    private fun Row.line(): JsonObject = buildJsonObject {
        put("id", id)
        put("input", input)
        put("output", output)
    }

    private companion object {
        const val FORMAT = 1
    }
}
