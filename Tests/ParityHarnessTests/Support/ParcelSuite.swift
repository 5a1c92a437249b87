@testable import ParityCore
@testable import ParityHarness

/// A suite of the tests' own: how a parcel travels, with keys of every type twice.
struct ParcelSuite: Suite {
  enum Carrier: String, CaseIterable, Codable, Sendable {
    case bike, van, ship
  }

  enum Zone: String, CaseIterable, Codable, Sendable {
    case home, near, far
  }

  struct Input: Codable, Sendable {
    let grams: Int32
    let width: Int32
    let posted: Int64
    let due: Int64
    let label: String
    let street: String
    let note: String?
    let depot: String?
    let fragile: Bool
    let tracked: Bool
    let zone: Zone
    let carrier: Carrier
    let stops: [Int64]
  }

  let name = "parcel"
  let caseCount = 3

  struct Answer: Codable, Sendable {
    let carrier: Carrier
    let cents: Int32
    let insured: Bool
  }

  func answer(_ input: Input) -> Answer {
    Answer(carrier: input.carrier, cents: 0, insured: input.fragile)
  }
}
