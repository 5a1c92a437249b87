import Foundation
import Testing

/// Values of every type, through a fixture, the real Kotlin's recording and Swift.
struct TypedExampleTests {
  private let project: Project

  init() throws { project = try Project(example: "TypedExample", program: "typed-example") }

  @Test func `Both twins give back every type's last values, and a tolerance is told with its use`()
    throws
  {
    #expect(
      try project.run([])
        == .init(
          output: """
            echo       6 cases  parity
            sum        3 cases  parity
            close-sum  1 case   parity
              close-sum: sum may differ by 1 unit in the last place; the largest difference is \
            1 unit in the last place, in tenths
            parity: Swift and Kotlin keep the contract (3 suites, 10 cases)

            """, errors: "", exitCode: 0))
  }

  struct Drift: Sendable, CustomTestStringConvertible {
    let file: String
    /// What is replaced after the id of a case.
    let id: String
    let old: String
    let new: String
    let says: String
    var testDescription: String { "\(file): \(new) for \(old)" }

    init(_ file: String, _ id: String, _ old: String, _ new: String, _ says: String) {
      (self.file, self.id, self.old, self.new, self.says) = (file, id, old, new, says)
    }
  }

  static let drifts = [
    Drift(
      "fixtures/sum.json", "tenths", "0.30000000000000004", "0.3",
      """
      drift.both sum/tenths
        Kotlin and Swift agree with each other, and not with the contract
          sum  contract 0.3  Kotlin 0.30000000000000004  Swift 0.30000000000000004

      """),
    Drift(
      "kotlin-ref/recorded/sum.json", "zeros", #""sum":-0.0"#, #""sum":0.0"#,
      """
      drift.kotlin sum/zeros
        Kotlin left the contract; Swift keeps it
          sum  contract -0.0  Kotlin 0.0  Swift -0.0

      """),
    Drift(
      "kotlin-ref/recorded/sum.json", "too-large", #""throws":"overflow""#, #""sum":"Infinity""#,
      """
          throws  contract "overflow"  Kotlin missing  Swift "overflow"

      """),
    Drift(
      "kotlin-ref/recorded/close-sum.json", "tenths", "0.30000000000000004", "0.3000000000000001",
      "\n    sum  contract 0.3  Kotlin 0.3000000000000001  Swift 0.30000000000000004\n"),
    Drift(
      "fixtures/echo.json", "not-finite", #""expect": {\#n        "bool": false"#,
      #""expect": {\#n        "bool": true"#,
      "\n    bool  contract true  Kotlin false  Swift false\n"),
  ]

  @Test(arguments: drifts)
  func `Of a value that differs both are shown, to the last bit`(drift: Drift) throws {
    try project.edit(drift.file, case: drift.id, drift.old, drift.new)
    let answer = try project.run([])
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains(drift.says), "\(answer.output)")
  }

  @Test func `A leaf of a nested object is named by its path`() throws {
    let text = try project.text("fixtures/echo.json")
    // The last one is the contract's.
    let price = try #require(text.range(of: #""price": 0.2,"#, options: .backwards))
    try project.write(
      text.replacingCharacters(in: price, with: #""price": 0.25,"#), to: "fixtures/echo.json")
    let answer = try project.run(["echo"])
    #expect(answer.exitCode == 1)
    #expect(
      answer.output.contains("\n    objects[1].price  contract 0.25  Kotlin 0.2  Swift 0.2\n"),
      "\(answer.output)")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let says: String
    var testDescription: String { new }

    init(_ old: String, _ new: String, _ says: String) {
      (self.old, self.new, self.says) = (old, new, says)
    }
  }

  static let faults = [
    Fault(#""int32": 0"#, #""int32": "5""#, "(int32)\n  expected an integer, found \"5\"\n"),
    Fault(
      #""int32": 0"#, #""int32": 1099511627776"#,
      "(int32)\n  expected an integer from -2147483648 to 2147483647, found 1099511627776\n"),
    Fault(
      #""uint64": 0"#, #""uint64": 18446744073709551616"#,
      "(uint64)\n  expected an integer from 0 to 18446744073709551615"),
    Fault(
      #""double": 0.0"#, #""double": 1e400"#,
      "(double)\n  expected a number, found 1e400, which is too large for a Double\n"),
    Fault(
      #""float": 0.0"#, #""float": 1e39"#,
      "(float)\n  expected a number, found 1e39, which is too large for a Float\n"),
    Fault(#""price": 0.0"#, #""price": null"#, "(object.price)\n  expected a number"),
    Fault(#", "note": null"#, "", "(object.note)\n  the key \"note\" is missing\n"),
    Fault(
      #""note": null"#, #""note": null, "note": null"#,
      "(object.note)\n  the key \"note\" appears twice in one object"),
    Fault(#""colour": "red""#, #""colour": "blue""#, "(colour)\n  expected one of "),
    Fault(#""array": []"#, #""array": [0.5, "0.5"]"#, "(array[1])\n  expected a number"),
    Fault(#""nested": []"#, #""nested": [[], [1, -1]]"#, "(nested[1][1])\n  expected an integer"),
    Fault(
      #""mapOfObjects": {}"#, #""mapOfObjects": {"a": {"price": 1, "note": null, "x": 1}}"#,
      "(mapOfObjects.a.x)\n"),
  ]

  @Test(arguments: faults)
  func `A value that is none of its type is located by its path`(fault: Fault) throws {
    try project.edit("fixtures/echo.json", case: "nothing", fault.old, fault.new)
    let answer = try project.run(["echo"])
    #expect(answer.exitCode == 2)
    #expect(answer.output.contains("echo/nothing " + fault.says), "\(answer.output)")
  }
}
