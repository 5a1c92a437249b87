@testable import ParityHarness

/// A suite of the tests' own: how a parcel travels, with keys of every type twice.
struct ParcelSuite: Suite {
  enum Carrier: String, CaseIterable, Sendable {
    case bike, van, ship
  }

  enum Zone: String, CaseIterable, Sendable {
    case home, near, far
  }

  struct Input: Sendable {
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

  func readInput(_ object: inout JSONObject) throws(JSONFault) -> Input {
    Input(
      grams: try object.int32("grams"),
      width: try object.int32("width"),
      posted: try object.int64("posted"),
      due: try object.int64("due"),
      label: try object.string("label"),
      street: try object.string("street"),
      note: try object.optionalString("note"),
      depot: try object.optionalString("depot"),
      fragile: try object.bool("fragile"),
      tracked: try object.bool("tracked"),
      zone: try object.value("zone").oneOf(Zone.self),
      carrier: try object.value("carrier").oneOf(Carrier.self),
      stops: try readStops(object.value("stops")))
  }

  func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    [
      "carrier": .string(try object.value("carrier").oneOf(Carrier.self).rawValue),
      "cents": .integer(Int64(try object.int32("cents"))),
      "insured": .bool(try object.bool("insured")),
    ]
  }

  func outcome(for input: Input) async -> Outcome {
    ["carrier": .string(input.carrier.rawValue), "cents": 0, "insured": .bool(input.fragile)]
  }

  private func readStops(_ node: JSONNode) throws(JSONFault) -> [Int64] {
    var stops: [Int64] = []
    for element in try node.elements() { stops.append(try element.int64()) }
    return stops
  }
}
