package recorder

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** Answers to the cases of a fixture, a line each. */
class RecordedCases(private val rows: List<Row>) : RecordedBody {
    class Row(val id: String, val input: JsonObject, val output: JsonObject)

    override fun appendTo(text: StringBuilder) {
        rows.joinTo(text, ",\n", "  \"cases\": [\n", "\n  ],\n") { "    ${it.line()}" }
    }

    private fun Row.line(): JsonObject = buildJsonObject {
        put("id", id)
        put("input", input)
        put("output", output)
    }
}
