import ParityHarness

struct DiscountSuite: Suite {
  let name = "discount"
  let caseCount = 1

  func readInput(_ object: inout JSONObject) throws(JSONFault) -> (cents: Int64, code: String?) {
    (try object.int64("cents"), try object.optionalString("code"))
  }

  func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    ["cents": .integer(try object.int64("cents"))]
  }

  func outcome(for input: (cents: Int64, code: String?)) async -> Outcome {
    ["cents": .integer(input.code == "SPRING" ? input.cents / 2 : input.cents)]
  }
}

extension DiscountSuite: ExplorableSuite {
  var inputs: InputDomain {
    .object([
      ("cents", .int64(near: [10_000])), ("code", .optional(.string(near: ["SPRING"]))),
    ])
  }
}

struct Visitor {
  let age: Int32
  let isStaff: Bool
}

struct EntranceSuite: Suite {
  let name = "entrance"
  let caseCount = 4

  func readInput(_ object: inout JSONObject) throws(JSONFault) -> Visitor {
    Visitor(age: try object.int32("age"), isStaff: try object.bool("isStaff"))
  }

  func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    ["mayPass": .bool(try object.bool("mayPass"))]
  }

  func outcome(for visitor: Visitor) async -> Outcome {
    ["mayPass": .bool(visitor.isStaff || visitor.age >= 18)]
  }

  var decision: Decision<Visitor>? {
    Decision(
      result: "mayPass",
      conditions: [
        Condition("isStaff", holds: \.isStaff) { [JSONMember("isStaff", .bool(!$0.isStaff))] },
        Condition(
          "isOldEnough",
          atLeast: Threshold(18, measure: { Int64($0.age) }) { [JSONMember("age", .integer($1))] }),
      ]
    ) { ask in
      ask("isStaff") || ask("isOldEnough")
    }
  }

  var mutants: [Mutant<Visitor>] {
    [
      Mutant("one-year-more", "It takes one year more.") { visitor in
        ["mayPass": .bool(visitor.isStaff || visitor.age >= 19)]
      }
    ]
  }
}
