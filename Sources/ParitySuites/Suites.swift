package import ParityHarness

/// The suites of this project, in the order in which they are reported.
package let allSuites: [any Suite] = [
  EligibilitySuite(), EligibilityBoundariesSuite(), EpochDaySuite(), CartSuite(), ReviewGateSuite(),
  CancellationSuite(), LatestSearchSuite(),
]

/// The demonstrations of this project.
package let allDemos: [Demo] = [.cancellation, .search]
