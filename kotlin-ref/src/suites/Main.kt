package suites

import recorder.run

/** The suites of this project, in the order in which they are recorded. */
private val suites = listOf(
    EligibilitySuite,
    EligibilityBoundariesSuite,
    EpochDaySuite,
    ReviewGateSuite,
    CancellationSuite,
    LatestSearchSuite,
)

fun main(args: Array<String>) {
    run(args, suites)
}
