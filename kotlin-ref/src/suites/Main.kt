package suites

import recorder.run

/** Runs the recorder over the suites of this project, in the order in which they are recorded. */
fun main(args: Array<String>): Unit = run(
    args, eligibility, eligibilityBoundaries, epochDay, cart, reviewGate, cancellation,
    latestSearch,
)
