/// The JSON Schema of what `--format json` prints, made of the names that the code itself has.
package enum JSONSchema {
  /// The whole schema, of draft 2020-12.
  package static var text: String {
    let document = object(
      [
        ("verdict", choice(ExitCode.allCases.map(\.word), "the exit code in a word")),
        ("exitCode", integer("what the command ends with", minimum: 0)),
        (
          "suites",
          list(
            .object([JSONMember("anyOf", .array(suites.map { reference($0.name) }))]),
            "a suite each, in the form of the verb")
        ),
        ("problems", list(reference("problem"), "everything that keeps the run from being green")),
      ],
      optional: [
        ("faults", list(reference("fault"), "the faults that audit injected")),
        ("base", reference("base")),
      ])
    let definitions =
      suites.map { JSONMember($0.name, $0.schema) }
      + [
        JSONMember("row", row), JSONMember("problem", problem), JSONMember("outcome", outcome),
        JSONMember("contract", contract),
        JSONMember("finding", finding), JSONMember("fault", fault), JSONMember("base", base),
        JSONMember("change", change),
      ]
    let head: [JSONMember] = [
      JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
      JSONMember("title", "what parity --format json prints"),
    ]
    return JSONValue.object(
      head + members(of: document) + [JSONMember("$defs", .object(definitions))]
    ).indented() + "\n"
  }

  // MARK: What the verbs say of a suite

  private static var suites: [(name: String, schema: JSONValue)] {
    [
      ("checked", checked), ("recorded", recorded), ("accepted", accepted), ("explored", explored),
      ("explained", explained), ("listed", listed), ("audited", audited), ("changed", changed),
    ]
  }

  static let name = ("name", string("the suite"))
  private static let note = (
    "note", string("why the case is there, as the fixture says it", orNull: true)
  )
  static let cases = ("cases", integer("how many cases, or rows of a cross product", minimum: 0))

  private static var checked: JSONValue {
    let constant = object([
      ("name", string()), ("kotlin", integer(orNull: true)), ("swift", integer(orNull: true)),
    ])
    return object([
      name, cases,
      ("checked", integer("how many of them were asked for", minimum: 0)),
      ("verdict", choice(ExitCode.allCases.map(\.word), "the worst of the suite's problems")),
      ("constants", list(constant, "the numbers that both sides hold")),
      ("tolerances", list(tolerance, "the numbers that need not be the same")),
      ("rows", list(reference("row"), "the cases; of a cross product those that differ")),
    ])
  }

  private static var tolerance: JSONValue {
    object([
      ("key", string("such as lines[].price")), ("limit", string("how far apart they may be")),
      ("pairs", integer("how many pairs of numbers it was for", minimum: 0)),
      ("largest", ["description": "the largest difference", "type": ["number", "null"]]),
      ("case", string("in which it was met", orNull: true)),
    ])
  }

  private static var recorded: JSONValue {
    object([
      name, cases,
      ("recording", choice(["unchanged", "new", "changed"], "what became of the recording")),
    ])
  }

  private static var accepted: JSONValue {
    object([
      name, cases, ("file", string("the fixture")), ("because", string("the reason")),
      (
        "accepted",
        list(
          object([("case", string()), ("contract", reference("contract"))]),
          "the cases that expect today's answers from now on")
      ),
    ])
  }

  private static var explored: JSONValue {
    object([
      name, cases, ("verdict", choice(ExitCode.allCases.map(\.word))),
      ("seed", integer("gives the same cases again", minimum: 0)),
      ("count", integer("the cases of all shards", minimum: 1)), ("shard", string("such as 2/4")),
      (
        "divergences",
        list(
          object([("case", string("that states it")), ("occurrences", integer(minimum: 1))]),
          "disagreements that a case of the fixture states")
      ),
      ("disagreements", integer("the others", minimum: 0)),
      ("shrunk", integer("how many disagreements were shrunk", minimum: 0)),
      ("findings", list(reference("finding"))),
    ])
  }

  private static var explained: JSONValue {
    let step = object([
      ("rule", string()), ("comparison", string()), ("holds", boolean), ("consequence", string()),
    ])
    return object([
      name, ("case", string()), note, ("verdict", choice(Verdict.allCases.map(\.rawValue))),
      ("input", anything("as the fixture has it")), ("contract", reference("contract")),
      ("kotlin", reference("outcome")), ("swift", reference("outcome")),
      ("because", string("the reason of a known divergence", orNull: true)),
      ("rules", list(step, "in the order in which they were asked")),
    ])
  }

  private static var listed: JSONValue {
    object([name, cases, ("ids", list(string(), "the cases; none for a cross product"))])
  }

  // MARK: What they are made of

  private static var row: JSONValue {
    object([
      ("case", string("the id; empty where it could not be read")), note,
      ("verdict", choice(Verdict.allCases.map(\.rawValue))),
      ("input", anything("as the fixture has it; null where it cannot be used")),
      ("contract", reference("contract")), ("kotlin", reference("outcome")),
      ("swift", reference("outcome")),
      ("because", string("the reason of a known divergence", orNull: true)),
      ("file", string()), ("line", integer(minimum: 1)), ("column", integer(minimum: 1)),
    ])
  }

  private static var problem: JSONValue {
    object([
      ("code", choice(Problem.Code.allCases.map(\.rawValue), "stable")), ("message", string()),
      ("file", string(orNull: true)), ("line", integer(minimum: 1, orNull: true)),
      ("column", integer("in Unicode scalars", minimum: 1, orNull: true)),
      ("suite", string(orNull: true)), ("case", string(orNull: true)),
      ("key", string(orNull: true)), ("next", string("what to do", orNull: true)),
    ])
  }

  private static var outcome: JSONValue {
    [
      "description":
        "values under the suite's keys, {\"crashed\": how} where there was no answer, or null",
      "type": ["object", "null"],
    ]
  }

  /// What each twin is to answer: the same, but for a known divergence.
  private static var contract: JSONValue {
    let both = object([("kotlin", reference("outcome")), ("swift", reference("outcome"))])
    return described(
      "what each twin is to answer, which differs in a known divergence; null without a contract",
      [JSONMember("anyOf", [both, ["type": "null"]])])
  }

  private static var finding: JSONValue {
    let pasted = object([
      ("id", string()), ("input", anything()), ("expect", reference("outcome")),
    ])
    let nearest = object([("case", string()), ("keys", list(string()))])
    let freedom = object([("place", string()), ("values", string())])
    return object([
      ("code", choice(Problem.Code.allCases.map(\.rawValue))), ("case", pasted),
      ("kotlin", reference("outcome")), ("swift", reference("outcome")),
      ("keys", list(string(), "those that differ")), ("occurrences", integer(minimum: 1)),
      ("first", integer("the number of the first such case", minimum: 0)),
      ("nearest", ["anyOf": [nearest, ["type": "null"]]]), ("varies", list(freedom)),
    ])
  }

  // MARK: Words of the schema

  /// An object with these keys, and no others than these and the optional ones.
  static func object(
    _ properties: [(String, JSONValue)], optional: [(String, JSONValue)] = []
  ) -> JSONValue {
    [
      "type": "object",
      "properties": .object((properties + optional).map { JSONMember($0.0, $0.1) }),
      "required": .array(properties.map { .string($0.0) }),
      "additionalProperties": false,
    ]
  }

  static func list(_ items: JSONValue, _ description: String? = nil) -> JSONValue {
    described(description, [JSONMember("type", "array"), JSONMember("items", items)])
  }

  static func choice(_ words: [String], _ description: String? = nil) -> JSONValue {
    described(description, [JSONMember("enum", .array(words.map { .string($0) }))])
  }

  static func string(_ description: String? = nil, orNull: Bool = false) -> JSONValue {
    described(description, [type("string", orNull)])
  }

  static func integer(
    _ description: String? = nil, minimum: Int64? = nil, orNull: Bool = false
  ) -> JSONValue {
    let limit = minimum.map { [JSONMember("minimum", .integer($0))] } ?? []
    return described(description, [type("integer", orNull)] + limit)
  }

  static let boolean: JSONValue = ["type": "boolean"]

  static func anything(_ description: String? = nil) -> JSONValue {
    described(description, [])
  }

  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/$defs/\(name)")]
  }

  static func type(_ name: String, _ orNull: Bool) -> JSONMember {
    JSONMember("type", orNull ? [.string(name), "null"] : .string(name))
  }

  static func described(_ description: String?, _ members: [JSONMember]) -> JSONValue {
    .object((description.map { [JSONMember("description", .string($0))] } ?? []) + members)
  }

  static func members(of value: JSONValue) -> [JSONMember] {
    if case .object(let members) = value { members } else { [] }
  }
}
