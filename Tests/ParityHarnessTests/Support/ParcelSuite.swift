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
      grams: try object.value("grams").int32(),
      width: try object.value("width").int32(),
      posted: try object.value("posted").int64(),
      due: try object.value("due").int64(),
      label: try object.value("label").string(),
      street: try object.value("street").string(),
      note: try object.value("note").optionalString(),
      depot: try object.value("depot").optionalString(),
      fragile: try object.value("fragile").bool(),
      tracked: try object.value("tracked").bool(),
      zone: try object.value("zone").oneOf(Zone.self),
      carrier: try object.value("carrier").oneOf(Carrier.self),
      stops: try readStops(object.value("stops")))
  }

  func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    [
      "carrier": .string(try object.value("carrier").oneOf(Carrier.self).rawValue),
      "cents": .integer(Int64(try object.value("cents").int32())),
      "insured": .bool(try object.value("insured").bool()),
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
