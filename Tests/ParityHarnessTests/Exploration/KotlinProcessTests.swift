import Foundation
import Testing

@testable import ParityCore
@testable import ParityHarness

/// The conversation with a Kotlin process, held with shell scripts that stand in for one.
struct KotlinProcessTests {
  /// Answers every question with its number.
  private static let sound = """
    while read -r line; do
      id=${line#*:}; id=${id%%,*}
      echo "{\\"id\\":$id,\\"output\\":{\\"n\\":$((id % 3))}}"
    done
    """

  private static let greeting = #"{"protocol":1,"suites":["fare"]}"#

  private func table(
    _ script: String, greeting: String = Self.greeting, asking questions: [Int],
    timeLimit: Duration = .seconds(60)
  ) throws -> [Cell] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parity-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try KotlinProcess(
      "/bin/sh", ["-c", "echo '\(greeting)'\n\(script)"], suite: "fare", folder: folder.path,
      timeLimit: timeLimit)
    var cells: [Cell] = []
    for count in questions {
      try process.ask((0..<count).map { GeneratedInput(["zones": .integer(Int64($0))]) })
      let table = try process.answers()
      cells += table.rows.indices.map { table[$0] }
    }
    return cells
  }

  private func problem(
    _ script: String, greeting: String = Self.greeting, asking count: Int = 3,
    timeLimit: Duration = .seconds(60)
  ) -> Problem? {
    #expect(throws: Problem.self) {
      try table(script, greeting: greeting, asking: [count], timeLimit: timeLimit)
    }
  }

  @Test(arguments: [
    (
      #"{"protocol":2,"more":true}"#,
      "keeps version 2 of the recorder's protocol, and this program version 1"
    ),
    ("[0.003s][info][gc] Using Serial", "where a recorder greets"),
    (#"{"id":0,"output":{}}"#, "where a recorder greets"),
    (#"{"protocol":1}"#, "where a recorder greets"),
    (#"{"protocol":1,"suites":["parcel"]}"#, "does not know this suite; it has parcel"),
  ])
  func `One that greets otherwise is refused by name`(greeting: String, says: String) {
    let found = problem(Self.sound, greeting: greeting)
    #expect(found?.code == .kotlinProtocol)
    #expect(found?.suite == "fare")
    #expect(found?.message.hasPrefix("the Kotlin process ") == true)
    #expect(found?.message.contains(says) == true, "\(found?.message ?? "")")
    #expect(found?.next != nil)
  }

  @Test func `Every question is answered once, over many rounds`() throws {
    let cells = try table(Self.sound, asking: [1, 5, 1, 30])
    #expect(cells == (0..<37).map { .outcome(["n": .integer($0 % 3)]) })
  }

  @Test func `More than the pipes hold goes both ways without standing still`() throws {
    // Twice what a pipe holds, each way, before anything is read.
    let script = """
      read -r line; text=$line; for i in 1 2 3 4 5 6 7 8; do text="$text$text"; done
      printf '%s' "$text" >&2; exec cat
      """
    let found = problem(script, asking: 8000)
    #expect(found?.code == .harnessFault)
    let answers = try table(Self.sound, asking: [4000])
    #expect(answers.count == 4000)
  }

  @Test func `An error is an answer, and the next question is answered`() throws {
    let script = """
      read -r line; echo '{"id":0,"error":"IllegalStateException: no"}'
      read -r line; echo '{"output":{"n":2},"id":1}'
      read -r line
      """
    #expect(
      try table(script, asking: [2]) == [
        .threw("IllegalStateException: no"), .outcome(["n": 2]),
      ])
  }

  struct Lie: Sendable, CustomTestStringConvertible {
    let script: String
    let says: String
    var testDescription: String { says }
  }

  private static let lies: [Lie] = [
    Lie(
      script: "read -r line; echo '{\"id\":1,\"output\":{}}'; read -r line",
      says: "the Kotlin process answers out of turn: it was asked 0 and answers 1"),
    Lie(
      script: "read -r line; echo 'Hello \u{1B}[2J'; read -r line",
      says: "the Kotlin process says something that is no answer: \"Hello \\u001b[2J\""),
    Lie(
      script: "read -r line; echo '{\"id\":0}'; read -r line",
      says: "the Kotlin process says something that is no answer: \"{\\\"id\\\":0}\" (the key"),
    Lie(
      script: "read -r line; echo '{\"id\":0,\"output\":{},\"error\":\"both\"}'; read -r line",
      says: "the Kotlin process says something that is no answer"),
    Lie(
      script: "read -r line; echo '{\"id\":0,\"output\":{\"n\":1e400}}'; read -r line",
      says: "the Kotlin process says something that is no answer"),
    Lie(
      script: "read -r line; echo 'Exception \u{202E}x' >&2; exit 3",
      says: """
        the Kotlin process ended with exit code 3 with question 0 unanswered; its standard error:
          Exception \\u202ex
        """),
    Lie(
      script: "read -r line; kill -9 $$",
      says: "the Kotlin process ended by SIGKILL with question 0 unanswered"),
    Lie(
      script: "read -r line; echo '{\"id\":0,\"output\":{}}'; exit 0",
      says: "the Kotlin process ended with exit code 0 with question 1 unanswered"),
    Lie(script: "exit 7", says: "the Kotlin process ended with exit code 7"),
    Lie(
      script: "exec >&-; read -r line; read -r line; read -r line; read -r line",
      says: "the Kotlin process ended by SIGKILL with question 0 unanswered"),
  ]

  @Test(arguments: lies)
  func `One that dies or says anything else is a fault of the harness`(lie: Lie) {
    #expect(!Self.lies.isEmpty)
    let found = problem(lie.script)
    #expect(found?.code == .harnessFault)
    #expect(
      found.map { Wording.parity.message(of: $0).hasPrefix(lie.says) } == true,
      "\(found?.message ?? "")")
  }

  @Test func `One that says more than it was asked is a fault of the harness`() {
    let found = problem(
      "read -r line; printf '{\"id\":0,\"output\":{}}\\nmore\\n'; read -r line", asking: 1)
    #expect(found?.message == "the Kotlin process says something unasked: \"more\"")
  }

  @Test func `One that is silent is given up, and what it said on the side is shown`() {
    let found = problem(
      "echo thinking >&2; read -r a; read -r b; read -r c; read -r d",
      timeLimit: .milliseconds(300))
    #expect(
      found.map(Wording.parity.message) == """
        the Kotlin process gave no answer in 0.3 seconds with question 0 unanswered; its standard error:
          thinking
        """)
  }

  @Test func `One that does not even read is given up`() {
    let found = problem("exec sleep 600", asking: 8000, timeLimit: .milliseconds(300))
    #expect(found?.message.hasPrefix("the Kotlin process gave no answer in 0.3 seconds") == true)
  }

  @Test func `A program that is not there is no toolchain`() {
    #expect(throws: Problem.self) {
      try KotlinProcess(
        "/nowhere/java", [], suite: "fare", folder: NSTemporaryDirectory() + "parity-none",
        timeLimit: .seconds(1))
    }
  }
}
