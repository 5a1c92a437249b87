@testable import ParityCore
@testable import ParityHarness

/// A suite of the tests' own that can be explored: what a ride costs.
struct FareSuite: ExplorableSuite {
  struct Ride: Codable, Sendable {
    let zones: Int32
    let from: Int64
    let card: String?
    let stops: [String]
  }

  let name = "fare"
  let caseCount = 1

  var inputs: InputDomain {
    .object([
      ("zones", .int32(near: [3])), ("from", .int64(near: [100])),
      ("card", .optional(.string(near: ["day", "week"]))),
      (
        "stops",
        .list(
          of: .oneOf([
            (3, .constant("ride")), (2, .constant("change")), (1, .constant("pause")),
          ]), count: 1...9)
      ),
    ])
  }

  /// The inputs of the cases that a fixture would have.
  static let known: [(id: String, input: JSONValue)] = [
    ("short", ["zones": 2, "from": 40, "card": nil, "stops": ["ride"]]),
    ("long", ["zones": 3, "from": 40, "card": "day", "stops": ["ride", "change"]]),
  ]

  struct Fare: Codable, Sendable { let cents: Int64 }

  func answer(_ ride: Ride) -> Fare { Fare(cents: Int64(ride.zones)) }
}

/// A twin that runs in the test: a function of the input.
final class FakeSubject: LiveSubject {
  private let answer: (JSONValue) throws(Problem) -> Cell
  private var inputs: [GeneratedInput] = []
  private(set) var askedInAll = 0

  init(_ answer: @escaping (JSONValue) throws(Problem) -> Cell) { self.answer = answer }

  /// A twin that refuses what a suite does not read.
  convenience init(
    reading suite: some Suite, _ answer: @escaping (JSONValue) throws(Problem) -> Cell
  ) {
    self.init { input throws(Problem) in
      do {
        var object = try JSONText(input.text, name: "generated").root().object()
        let cell = SuiteRunner(suite)?.reading(of: &object) ?? .absent
        return cell.isRefused ? cell : try answer(input)
      } catch let problem as Problem {
        throw problem
      } catch {
        throw Problem(.harnessFault, "\(error)")
      }
    }
  }

  func ask(_ inputs: [GeneratedInput]) { self.inputs = inputs }

  func answers() throws(Problem) -> TruthTable {
    var table = TruthTable()
    for input in inputs { table.append(try answer(input.value)) }
    askedInAll += inputs.count
    return table
  }

  /// The twin that always gives the same answer.
  static var constant: FakeSubject { FakeSubject { _ in .outcome(["cents": 1]) } }
}

extension JSONValue {
  var integer: Int64 { if case .integer(let integer) = self { Int64(integer) } else { 0 } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}
