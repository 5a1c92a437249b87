@file:OptIn(ExperimentalSerializationApi::class)

package recorder

import kotlinx.coroutines.runBlocking
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.serializer

/** Binds one Kotlin twin to the recorder. */
interface Suite {
    /** Names the fixture, the recording and the suite on the command line. */
    val name: String

    /** The exact number of cases or rows, pinned here, so that no edit of the fixture moves it. */
    val cases: Int?

    /** What the fixture holds. */
    val fixture: Fixture

    /** Whether an exception is an answer where no contract says so. */
    val throwing: Boolean

    /** The constants that the twins must share. */
    val constants: JsonObject

    /** The keys of an input. */
    val inputKeys: List<String>

    /** Reads the input at [path]. */
    fun question(input: JsonObject, path: KeyPath): Question
}

/** What a suite's fixture holds. */
enum class Fixture {
    /** Cases, each with the outcome that was agreed on. */
    CONTRACT,

    /** Cases that may have an agreed outcome, and need none. */
    CASES,

    /** Values for each property of the input: every combination is a row, the last axis fastest. */
    AXES,
}

/** An input that was read. */
interface Question {
    /** As Kotlin understood it. */
    val input: JsonObject

    /**
     * What the twin makes of it.
     *
     * An `Exception` is an answer only where [mayThrow]; an `Error` is none anywhere.
     */
    fun answer(mayThrow: Boolean): JsonObject
}

/**
 * Binds a Kotlin twin to the recorder.
 *
 * ```
 * val shipping = suite<ShippingInput, ShippingAnswer>("shipping", cases = 3) {
 *     ShippingAnswer(Shipping.isFree(it.cents, it.isMember))
 * }
 * ```
 *
 * @param I the input, a `@Serializable` class. What it requires of its values in an `init` block,
 *   the fixture has to keep.
 * @param A the answer, a `@Serializable` class.
 * @param name names the fixture, the recording and the suite on the command line.
 * @param cases the exact number of cases or rows; null for any but none.
 * @param constants what the twins must share: numbers, strings and Booleans.
 * @param fixture what the fixture holds.
 * @param throwing whether an exception is an answer without a contract. With one, it is where the
 *   case expects `{"throws": "..."}`.
 * @param throws names an exception in an answer; by default, `malformed` for a
 *   `MalformedException`.
 */
inline fun <reified I, reified A> suite(
    name: String,
    cases: Int? = null,
    constants: Map<String, Any> = emptyMap(),
    fixture: Fixture = Fixture.CONTRACT,
    throwing: Boolean = false,
    noinline throws: (Exception) -> String = ::errorTag,
    noinline answer: suspend (I) -> A,
): Suite = TypedSuite(
    name, cases, fixture, throwing, jsonOf(constants), throws, serializer<I>(), serializer<A>(),
    answer,
)

/** A suite whose input and answer are of serializable types. */
class TypedSuite<I, A>(
    override val name: String,
    override val cases: Int?,
    override val fixture: Fixture,
    override val throwing: Boolean,
    override val constants: JsonObject,
    private val throws: (Exception) -> String,
    private val inputType: KSerializer<I>,
    private val answerType: KSerializer<A>,
    private val twin: suspend (I) -> A,
) : Suite {
    override val inputKeys: List<String>
        get() = inputType.descriptor.takeIf { it.kind == StructureKind.CLASS }
            ?.elementNames?.toList().orEmpty()

    override fun question(input: JsonObject, path: KeyPath): Question = try {
        val value = decode(inputType, input, path)
        val understood = encode(inputType, value, path)
        requireSameValue(input, understood, path)
        TypedQuestion(understood as JsonObject, value, path)
    } catch (_: StackOverflowError) {
        path.refuse("nested too deeply")
    }

    private inner class TypedQuestion(
        override val input: JsonObject,
        private val value: I,
        private val path: KeyPath,
    ) : Question {
        override fun answer(mayThrow: Boolean): JsonObject {
            val answer = try {
                runBlocking { twin(value) }
            } catch (refusal: Refusal) {
                throw refusal.at(path)
            } catch (error: Exception) {
                if (mayThrow) return thrownOutcome(throws(error)) else throw error
            }
            val place = KeyPath("$path, answer", ::UnusableReference)
            val json = encode(answerType, answer, place)
            if (json !is JsonObject) place.refuse("an object", json)
            if (isThrownOutcome(json)) place.refuse("only an exception is {\"throws\": ...}")
            return json
        }
    }
}

/** The constants, as a recording states them. */
fun jsonOf(constants: Map<String, Any>): JsonObject = JsonObject(
    constants.mapValues { (key, value) ->
        val type = when (value) {
            is Number, is Boolean, is String, is UByte, is UShort, is UInt, is ULong ->
                serializer(value.javaClass)
            else -> throw IllegalArgumentException("the constant $key is no number or string")
        }
        encode(type, value, KeyPath("constants").key(key))
    },
)
