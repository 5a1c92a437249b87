import ParityHarness

/// A value of every type that the harness carries, which both twins give back as they got it.
struct EchoSuite: Suite {
  enum Colour: String, Codable, CaseIterable { case red, darkBlue = "dark-blue" }

  struct Item: Codable {
    var price: Double
    var note: String?
  }

  struct Everything: Codable {
    var bool: Bool
    var int8: Int8
    var int16: Int16
    var int32: Int32
    var int64: Int64
    var uint8: UInt8
    var uint16: UInt16
    var uint32: UInt32
    var uint64: UInt64
    // Wider than Kotlin's `Int`: what that cannot hold, only the recorder finds.
    var int: Int
    var double: Double
    var float: Float
    var string: String
    var optional: Int64?
    var array: [Double]
    var nested: [[UInt64?]]
    var object: Item
    var optionalObject: Item?
    var objects: [Item]
    var map: [String: Double]
    var mapOfObjects: [String: Item?]
    var colour: Colour
    var free: JSONValue
  }

  let name = "echo"
  let caseCount = 6

  func answer(_ input: Everything) -> Everything { input }
}

/// Adds two numbers up, or says that there is no sum.
struct SumSuite: Suite {
  struct Input: Codable { var one: Double, other: Double }
  struct Answer: Codable { var sum: Double }
  enum SumError: Error { case overflow }

  let name: String
  let caseCount: Int
  var tolerances: [Tolerance] = []

  func answer(_ input: Input) throws -> Answer {
    let sum = input.one + input.other
    if sum.isInfinite { throw SumError.overflow }
    return Answer(sum: sum)
  }
}

@main struct TypedParity {
  static func main() async {
    let close = [Tolerance("sum", .unitsInLastPlace(1))]
    await ParityCommand(suites: [
      EchoSuite(), SumSuite(name: "sum", caseCount: 3),
      SumSuite(name: "close-sum", caseCount: 1, tolerances: close),
    ]).main()
  }
}
