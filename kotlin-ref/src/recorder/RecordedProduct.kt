package recorder

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * Answers to every combination of the values of some axes, the last axis varying fastest.
 *
 * Few different answers occur, so each has a letter, and a row is one letter; a line of letters
 * holds the rows that differ in the last two axes alone.
 */
class RecordedProduct(
    private val axes: Map<String, List<JsonElement>>,
    private val legend: Map<JsonObject, Char>,
    private val lines: List<String>,
) : RecordedBody {
    override fun appendTo(text: StringBuilder) {
        axes.entries.joinTo(text, ",\n", "  \"axes\": {\n", "\n  },\n") { (key, values) ->
            "    ${JsonPrimitive(key)}: ${JsonArray(values)}"
        }
        legend.entries.joinTo(text, ",\n", "  \"legend\": {\n", "\n  },\n") {
            "    \"${it.value}\": ${it.key}"
        }
        lines.joinTo(text, ",\n", "  \"rows\": [\n", "\n  ],\n") { "    \"$it\"" }
    }
}

private const val LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** Runs [suite] over every combination of the axes in [fixture], in their order there. */
fun recordProduct(fixture: StrictObject, suite: Suite, position: Position): RecordedProduct {
    val values = axes(fixture, suite.inputKeys)
    val keys = values.keys.toList()
    val sizes = keys.map { values.getValue(it).size }
    val count = sizes.fold(1L, Math::multiplyExact)
    requireCount(suite, "rows", count)
    val understood = values.mapValues { (_, axis) -> axis.toMutableList() }
    val legend = linkedMapOf<JsonObject, Char>()
    val letters = StringBuilder()
    val places = IntArray(keys.size)
    repeat(Math.toIntExact(count)) { row ->
        val json = keys.indices.associate { keys[it] to values.getValue(keys[it])[places[it]] }
        val answer = position.ask("row-$row") {
            val question = suite.question(JsonObject(json), KeyPath("row $row"))
            keys.forEachIndexed { axis, key ->
                understood.getValue(key)[places[axis]] = question.input.getValue(key)
            }
            question.answer(suite.throwing)
        }
        letters.append(legend.getOrPut(answer) { letterFor(legend.size) })
        advance(places, sizes)
    }
    val lineLength = sizes.takeLast(2).reduce(Int::times)
    return RecordedProduct(understood, legend, letters.chunked(lineLength))
}

/** The values for each of the [keys], in the order of the fixture; none is without. */
private fun axes(fixture: StrictObject, keys: List<String>): Map<String, List<JsonElement>> {
    if (keys.isEmpty()) throw UnusableReference("an input without properties has no axes")
    val axes = fixture.child("axes")
    fixture.refuseUntakenKeys()
    keys.forEach(axes::element)
    axes.refuseUntakenKeys()
    return axes.json.mapValues { (key, axis) ->
        axes.array(key).ifEmpty { axes.path.key(key).refuse("at least one value", axis) }
    }
}

private fun letterFor(place: Int): Char = LETTERS.getOrNull(place)
    ?: throw UnusableReference(
        "more than ${LETTERS.length} different answers, too many for letters",
    )

/** Moves on to the next combination. */
private fun advance(places: IntArray, sizes: List<Int>) {
    for (axis in places.indices.reversed()) {
        places[axis]++
        if (places[axis] < sizes[axis]) return
        places[axis] = 0
    }
}
