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

/** Runs [suite] over every combination of the axes in [fixture]. */
fun recordProduct(fixture: StrictObject, suite: Suite, position: Position): RecordedProduct {
    val values = fixture.axes("axes", suite.axes)
    val count = values.values.fold(1L) { product, axis -> product * axis.size }
    if (count != suite.caseCount.toLong()) {
        throw UnusableFixture("expected exactly ${suite.caseCount} rows, found $count")
    }
    val understood = values.mapValues { (_, axis) -> axis.toMutableList() }
    val legend = linkedMapOf<JsonObject, Char>()
    val letters = StringBuilder()
    val places = IntArray(suite.axes.size)
    repeat(suite.caseCount) { row ->
        val json = suite.axes.mapIndexed { axis, key -> key to values.getValue(key)[places[axis]] }
        val input = StrictObject(JsonObject(json.toMap()), "row $row")
        val answer = position.ask("row-$row") { suite.answer(input) }
        input.refuseUntakenKeys()
        suite.axes.forEachIndexed { axis, key ->
            understood.getValue(key)[places[axis]] = input.understood.getValue(key)
        }
        letters.append(legend.getOrPut(answer) { letterFor(legend.size) })
        advance(places, suite.axes.map { values.getValue(it).size })
    }
    val lineLength = suite.axes.takeLast(2).map { values.getValue(it).size }.reduce(Int::times)
    return RecordedProduct(understood, legend, letters.chunked(lineLength))
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
