package suites

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import recorder.TaggedSerializer
import recorder.tagged

/**
 * One thing that happens in a scenario of the latest search.
 *
 * A request is named after its query: `sw` is the first request for "sw" that reaches the API,
 * `sw#2` the second. The request of the shared work is `work`, its second run `work#2`.
 */
@Serializable(with = SearchScenarioEvent.Serializer::class)
sealed interface SearchScenarioEvent {
    /** What needs no name. */
    @Serializable
    enum class Plain : SearchScenarioEvent {
        /** The field is cleared. */
        @SerialName("clear")
        CLEAR,

        /** The screen goes away, and with it the scope of the model. */
        @SerialName("release")
        RELEASE,

        /** The main thread is busy: what reaches it waits in order, be it a query or an answer. */
        @SerialName("busy")
        BUSY,

        /** The main thread is free again: what waits is done. */
        @SerialName("idle")
        IDLE,

        /** Another account: the run of the shared work is abandoned. */
        @SerialName("abandon-work")
        ABANDON_WORK,
    }

    /** What happens to the query, the request or the caller called [name]. */
    sealed interface Named : SearchScenarioEvent {
        val name: String
    }

    /** The query is typed. */
    @Serializable @SerialName("submit") @JvmInline
    value class Submit(override val name: String) : Named

    /** The step that the request is in is complete; the last one completes the request. */
    @Serializable @SerialName("step") @JvmInline
    value class Step(override val name: String) : Named

    /** Every step but the last is complete. */
    @Serializable @SerialName("all-but-last") @JvmInline
    value class AllButLast(override val name: String) : Named

    /** Every step is complete. */
    @Serializable @SerialName("finish") @JvmInline
    value class Finish(override val name: String) : Named

    /** The step that the request is in ends with an error. */
    @Serializable @SerialName("fail") @JvmInline
    value class Fail(override val name: String) : Named

    /** The step that the request is in ends with a cancellation that no one has asked for. */
    @Serializable @SerialName("abandon") @JvmInline
    value class Abandon(override val name: String) : Named

    /** That step ends so too, with an ordinary error, as an `IOException("Canceled")` is. */
    @Serializable @SerialName("report-cancelled") @JvmInline
    value class ReportCancelled(override val name: String) : Named

    /** A caller begins to await the shared work. */
    @Serializable @SerialName("join") @JvmInline
    value class Join(override val name: String) : Named

    /** The caller does not want it any more. */
    @Serializable @SerialName("leave") @JvmInline
    value class Leave(override val name: String) : Named

    object Serializer : TaggedSerializer<SearchScenarioEvent>(
        "SearchScenarioEvent",
        tagged<Plain>(), tagged<Submit>(), tagged<Step>(), tagged<AllButLast>(), tagged<Finish>(),
        tagged<Fail>(), tagged<Abandon>(), tagged<ReportCancelled>(), tagged<Join>(),
        tagged<Leave>(),
    )
}
