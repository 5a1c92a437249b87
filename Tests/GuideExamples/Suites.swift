import ParityHarness

struct DiscountSuite: Suite {
  let name = "discount"
  let caseCount = 1

  struct Input: Codable {
    var cents: Int64
    var code: String?
  }

  struct Answer: Codable { var cents: Int64 }

  func answer(_ input: Input) -> Answer {
    Answer(cents: input.code == "SPRING" ? input.cents / 2 : input.cents)
  }
}

extension DiscountSuite: ExplorableSuite {
  var inputs: InputDomain {
    InputDomain(of: Input.self).replacing("code", with: .optional(.string(near: ["SPRING"])))
  }
}

struct EntranceSuite: Suite {
  let name = "entrance"
  let caseCount = 4

  struct Visitor: Codable {
    var age: Int32
    var isStaff: Bool
  }

  struct Answer: Codable { var mayPass: Bool }

  func answer(_ visitor: Visitor) -> Answer {
    Answer(mayPass: visitor.isStaff || visitor.age >= 18)
  }

  var decision: Decision<Visitor>? {
    Decision(
      result: "mayPass",
      conditions: [
        Condition("isStaff", holds: \.isStaff) { $0.isStaff.toggle() },
        Condition(
          "isOldEnough",
          atLeast: Threshold(18, measure: { Int64($0.age) }, set: { $0.age = Int32($1) })),
      ]
    ) { ask in
      ask("isStaff") || ask("isOldEnough")
    }
  }

  var mutants: [Mutant<Visitor, Answer>] {
    [
      Mutant("one-year-more", "It takes one year more.") { visitor in
        Answer(mayPass: visitor.isStaff || visitor.age >= 19)
      }
    ]
  }
}
