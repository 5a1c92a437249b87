package suites

import kotlinx.serialization.Serializable
import recorder.suite
import reviewprompt.EpochDays

@Serializable
class EpochDayInput(val millis: Long)

@Serializable
class EpochDayAnswer(val epochDay: Long)

/** Which day is it? */
val epochDay = suite<EpochDayInput, EpochDayAnswer>("epoch-day", cases = 23) {
    EpochDayAnswer(EpochDays.today(it.millis))
}
