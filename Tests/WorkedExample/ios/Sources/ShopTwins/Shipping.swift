import ParityCore

/// The Swift twin, as the app ships it.
enum Shipping {
  static let freeFromCents: Int32 = 5_000

  static func isFree(cents: Int32, isMember: Bool) -> Bool {
    isMember || cents >= freeFromCents
  }
}

/// What binds it to the harness.
struct ShippingSuite: Suite {
  struct Input: Codable { var cents: Int32, isMember: Bool }
  struct Answer: Codable { var isFree: Bool }
  let name = "shipping"
  let caseCount = 3
  let constants = [Constant("freeFromCents", Shipping.freeFromCents)]

  func answer(_ input: Input) -> Answer {
    Answer(isFree: Shipping.isFree(cents: input.cents, isMember: input.isMember))
  }
}
