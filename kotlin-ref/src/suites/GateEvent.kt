package suites

import recorder.EventVocabulary
import recorder.shown

/** One thing that happens in a scenario of the review gate. */
sealed interface GateEvent {
    /** What needs no value. */
    enum class Plain(val serialName: String) : GateEvent {
        /** A game is won: the repository counts it, then the gate is told. */
        WIN("win"),

        /** The completion screen is shown. */
        SHOW("show"),

        /** The completion screen is left. */
        LEAVE("leave"),

        /** The scene goes to the background. */
        BACKGROUND("background"),

        /** The scene is seen, but receives no events: a call, a permission dialog. */
        INACTIVE("inactive"),

        /** The scene is in the foreground and active. */
        FOREGROUND("foreground"),

        /** The screen loses its window; the scene lives on as it is. */
        DETACH("detach"),

        /** The screen has a window again. */
        ATTACH("attach"),

        /** The main thread is free: what is queued runs, and no time passes. */
        IDLE("idle"),
    }

    /** Time passes and the main thread is free: what becomes due runs at its time, in order. */
    data class Wait(val millis: Int) : GateEvent

    /** Time passes and the main thread is held: what becomes due is queued and does not run. */
    data class Busy(val millis: Int) : GateEvent

    /** Today is another day from here on. */
    data class Day(val epochDay: Long) : GateEvent

    /** The app is another version from here on. */
    data class Version(val version: String) : GateEvent

    /** The store answers in this way from here on. */
    enum class Store(val serialName: String) : GateEvent {
        /** It keeps whoever asks waiting until another store event. */
        LATER("later"),

        /** It answers at once, those who wait too, with a flow. */
        NOW("now"),

        /** It answers at once, those who wait too, and has no flow to offer. */
        NO_FLOW("no-flow"),
    }

    companion object {
        val vocabulary = EventVocabulary<GateEvent>(
            plain = Plain.entries.associateBy(Plain::serialName),
            valued = mapOf(
                "wait" to { key -> Wait(count(key)) },
                "busy" to { key -> Busy(count(key)) },
                "day" to { key -> Day(long(key)) },
                "version" to { key -> Version(string(key)) },
                "store" to { key -> oneOf(key, Store.entries.associateBy(Store::serialName)) },
            ),
        )
    }
}
