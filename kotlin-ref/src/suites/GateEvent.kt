package suites

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import recorder.TaggedSerializer
import recorder.tagged

/** One thing that happens in a scenario of the review gate. */
@Serializable(with = GateEvent.Serializer::class)
sealed interface GateEvent {
    /** What needs no value. */
    @Serializable
    enum class Plain : GateEvent {
        /** A game is won: the repository counts it, then the gate is told. */
        @SerialName("win")
        WIN,

        /** The completion screen is shown. */
        @SerialName("show")
        SHOW,

        /** The completion screen is left. */
        @SerialName("leave")
        LEAVE,

        /** The scene goes to the background. */
        @SerialName("background")
        BACKGROUND,

        /** The scene is seen, but receives no events: a call, a permission dialog. */
        @SerialName("inactive")
        INACTIVE,

        /** The scene is in the foreground and active. */
        @SerialName("foreground")
        FOREGROUND,

        /** The screen loses its window; the scene lives on as it is. */
        @SerialName("detach")
        DETACH,

        /** The screen has a window again. */
        @SerialName("attach")
        ATTACH,

        /** The main thread is free: what is queued runs, and no time passes. */
        @SerialName("idle")
        IDLE,
    }

    /** Time passes and the main thread is free: what becomes due runs at its time, in order. */
    @Serializable @SerialName("wait") @JvmInline
    value class Wait(val time: Milliseconds) : GateEvent

    /** Time passes and the main thread is held: what becomes due is queued and does not run. */
    @Serializable @SerialName("busy") @JvmInline
    value class Busy(val time: Milliseconds) : GateEvent

    /** Today is another day from here on. */
    @Serializable @SerialName("day") @JvmInline
    value class Day(val epochDay: Long) : GateEvent

    /** The app is another version from here on. */
    @Serializable @SerialName("version") @JvmInline
    value class Version(val version: String) : GateEvent

    /** The store answers in this way from here on. */
    @Serializable @SerialName("store") @JvmInline
    value class Store(val answer: StoreAnswer) : GateEvent

    object Serializer : TaggedSerializer<GateEvent>(
        "GateEvent",
        tagged<Plain>(), tagged<Wait>(), tagged<Busy>(), tagged<Day>(), tagged<Version>(),
        tagged<Store>(),
    )
}

/** How the store answers whoever asks for a review flow. */
@Serializable
enum class StoreAnswer {
    /** It keeps them waiting until another store event. */
    @SerialName("later")
    LATER,

    /** It answers at once, those who wait too, with a flow. */
    @SerialName("now")
    NOW,

    /** It answers at once, those who wait too, and has no flow to offer. */
    @SerialName("no-flow")
    NO_FLOW,
}

/** A time that does not run backwards. */
@Serializable @JvmInline
value class Milliseconds(val count: Int) {
    init {
        require(count >= 0) { "expected an integer that is not negative, found $count" }
    }
}
