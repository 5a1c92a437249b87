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
  /// Kotlin and Swift differ, and there is no contract.
  case twinsDiffer = "twins-differ"
  /// The Swift process ended on this case.
  case swiftCrash = "swift-crash"
  /// Swift did not answer in time.
  case swiftTimeout = "swift-timeout"
  /// A cell is missing, and nothing that is there disagrees.
  case notCompared = "not-compared"

  /// The verdict in a few words.
  package var words: String {
    switch self {
    case .parity: "parity"
    case .swiftDrift: "Swift drifted"
    case .kotlinDrift: "Kotlin drifted"
    case .bothDrift: "both left the contract together"
    case .split: "all three differ"
    case .twinsDiffer: "Kotlin and Swift differ"
    case .swiftCrash: "Swift crashed"
    case .swiftTimeout: "Swift hung"
    case .notCompared: "not compared"
    }
  }

  /// Whose doing the verdict is, as a sentence.
  package var blame: String {
    switch self {
    case .parity: "Kotlin and Swift both keep the contract"
    case .swiftDrift: "Swift left the contract"
    case .kotlinDrift: "Kotlin left the contract"
    case .bothDrift: "Kotlin and Swift agree with each other, and not with the contract"
    case .split: "the contract, Kotlin and Swift say three different things"
    case .twinsDiffer: "Kotlin and Swift differ, and no contract says who left"
    case .swiftCrash, .swiftTimeout: "Swift did not survive this case"
    case .notCompared: "there is nothing to compare"
    }
  }
}
