/// A suite of which a fixture is taken as it is written, whatever keys its cases have.
///
/// Keys come and go with a branch: today's code does not read the inputs of an older fixture, and
/// that is a change to be shown. Whether the fixture of now is sound, the check says.
struct SchemalessSuite: Suite {
  let name: String
  let caseCount: Int
  let axes: [String]

  init(like suite: some Suite) {
    name = suite.name
    caseCount = suite.caseCount
    axes = suite.axes
  }

  func readInput(_ object: inout JSONObject) throws(JSONFault) -> JSONValue {
    try Self.readAll(of: &object)
  }

  func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    guard case .object(let members) = try Self.readAll(of: &object) else { return [:] }
    return Outcome(members)
  }

  /// Never asked.
  func outcome(for input: JSONValue) async -> Outcome { [:] }

  private static func readAll(of object: inout JSONObject) throws(JSONFault) -> JSONValue {
    // For a row of a product these are its axes, which have the same keys.
    let value = try object.node.value()
    guard case .object(let members) = value else { return value }
    for member in members { _ = try object.value(member.key) }
    return value
  }
}
