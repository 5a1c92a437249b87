/// What the three cells of a row say about each other.
package enum Verdict: String, Sendable, CaseIterable {
  /// Both twins answer what the contract says.
  case parity
  /// Kotlin keeps the contract, Swift does not.
  case swiftDrift = "swift-drift"
  /// Swift keeps the contract, Kotlin does not.
  case kotlinDrift = "kotlin-drift"
  /// The twins agree with each other and not with the contract.
  case bothDrift = "both-drift"
  /// The contract, Kotlin and Swift say three different things.
  case split
  /// The Swift process ended on this case.
  case swiftCrash = "swift-crash"
  /// Swift did not answer in time.
  case swiftTimeout = "swift-timeout"
  /// A cell is missing, and nothing that is there disagrees.
  case notCompared = "not-compared"

  /// The verdict in words.
  package var sentence: String {
    switch self {
    case .parity: "parity"
    case .swiftDrift: "Swift drifted"
    case .kotlinDrift: "Kotlin drifted"
    case .bothDrift: "both left the contract together"
    case .split: "all three differ"
    case .swiftCrash: "Swift crashed"
    case .swiftTimeout: "Swift did not answer"
    case .notCompared: "not compared"
    }
  }
}
