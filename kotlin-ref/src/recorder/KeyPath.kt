package recorder

import kotlinx.serialization.json.JsonElement

/**
 * Where a value is: what it belongs to, and the keys that lead to it.
 *
 * As text it is `case "one": key "lines[2].price"`.
 */
class KeyPath private constructor(
    private val owner: String,
    private val refusal: (String) -> Refusal,
    private val parent: KeyPath?,
    private val step: String,
) {
    /** The path without keys; a value below it that cannot be used is told by a [refusal]. */
    constructor(owner: String, refusal: (String) -> Refusal = ::UnusableFixture) :
        this(owner, refusal, null, "")

    /** The keys alone. */
    private val keys: String
        get() {
            val above = parent?.keys.orEmpty()
            return if (above.isEmpty()) step.removePrefix(".") else above + step
        }

    fun key(name: String) = KeyPath(owner, refusal, this, ".$name")

    fun index(index: Int) = KeyPath(owner, refusal, this, "[$index]")

    fun refuse(expected: String, found: JsonElement): Nothing = refuse(expected, shown(found))

    fun refuse(expected: String, found: String): Nothing =
        refuse("expected $expected, found $found")

    fun refuse(reason: String): Nothing = throw refusal("$this: $reason")

    fun refuseMissing(key: String, present: Collection<String>): Nothing =
        throw refusal("$owner: missing key ${key(key).shownKeys()} (present: ${listed(present)})")

    fun refuseUnknown(key: String, known: Collection<String>): Nothing =
        throw refusal("$owner: unknown key ${key(key).shownKeys()} (known: ${listed(known)})")

    override fun toString(): String = if (parent == null) owner else "$owner: key ${shownKeys()}"

    private fun shownKeys() = "\"${escaped(keys, longest = 200)}\""
}
