import ParityHarness

/// The Swift twin, as the app ships it.
enum Shipping {
  static let freeFromCents: Int32 = 5_000

  static func isFree(cents: Int32, isMember: Bool) -> Bool {
    isMember || cents >= freeFromCents
  }
}

/// What binds it to the harness.
struct ShippingSuite: Suite {
  let name = "shipping"
  let caseCount = 3
  let constants = [Constant("freeFromCents", Shipping.freeFromCents)]

  func readInput(_ object: inout JSONObject) throws(JSONFault) -> (cents: Int32, isMember: Bool) {
    (try object.int32("cents"), try object.bool("isMember"))
  }

  func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    ["isFree": .bool(try object.bool("isFree"))]
  }

  func outcome(for input: (cents: Int32, isMember: Bool)) async -> Outcome {
    ["isFree": .bool(Shipping.isFree(cents: input.cents, isMember: input.isMember))]
  }
}

@main struct ShippingParity {
  static func main() async { await ParityCommand(suites: [ShippingSuite()]).main() }
}
