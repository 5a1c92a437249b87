import Foundation
import Testing

/// `parity record` with programs that stand in for Java and Python; the real ones run in the gate.
struct RecordTests {
  private static let recorded = "kotlin-ref/recorded/eligibility.json"

  @Test func `Recording fetches, compiles, runs, and leaves the same bytes alone`() throws {
    let project = try Project(withStandIns: true)
    #expect(
      try project.record()
        == .init(output: "eligibility  12 cases  unchanged\n", errors: "", exitCode: 0))
    let calls = try project.text("calls")
    #expect(calls == "pip\nunpack\ncompile\nrun\n")
    #expect(try project.record().exitCode == 0)
    #expect(try project.text("calls") == calls + "run\n", "nothing changed, so nothing is compiled")
    try project.replace(
      "Int = 3", with: "Int =  3", in: "kotlin-ref/src/reviewprompt/ReviewEligibility.kt")
    // The stand-in writes the recording of the sources as they were.
    let late = try project.record()
    #expect(try project.text("calls") == calls + "run\ncompile\nrun\n")
    #expect(
      late
        == .init(
          output: """
            recording.stale-source eligibility
              this Kotlin source changed while it was being recorded
              at    kotlin-ref/src/reviewprompt/ReviewEligibility.kt
              next  swift run faulty-parity record eligibility

            stale, exit code 3

            """, errors: "", exitCode: 3))
    try project.replace(
      "Int =  3", with: "Int = 3", in: "kotlin-ref/src/reviewprompt/ReviewEligibility.kt")
    try project.replace("0.15.0", with: "0.15.1", in: "kotlin-ref/toolchain/requirements.txt")
    #expect(try project.record().exitCode == 0)
    #expect(try project.text("calls") == calls + "run\ncompile\nrun\n" + calls)
  }

  @Test func `Line endings that a checkout has turned are no news`() throws {
    let project = try Project(withStandIns: true)
    let text = try project.text(Self.recorded).replacing("\n", with: "\r\n")
    try project.write(text, to: Self.recorded)
    #expect(try project.record("--check").exitCode == 0)
    #expect(try project.record().output == "eligibility  12 cases  unchanged\n")
    #expect(try project.text(Self.recorded) == text)
  }

  @Test func `A recording that cannot be read is replaced, and found by a check`() throws {
    let project = try Project(withStandIns: true)
    try project.replace("\"format\": 2", with: "\"format\": 1", in: Self.recorded)
    let checked = try project.record("--check")
    #expect(checked.exitCode == 2)
    #expect(checked.output.hasPrefix("recording.malformed eligibility\n"))
    #expect(
      try project.record().output
        == "eligibility  12 cases  recorded; the old recording could not be read\n")
    #expect(try project.run([]).exitCode == 0)
  }

  @Test func `A new answer replaces the old one and is named`() throws {
    let project = try Project(withStandIns: true)
    let kotlin = try project.text(Self.recorded)
    try project.replace(
      #""output":{"shouldRequestReview":true,"decidedBy":"override"}"#,
      with: #""output":{"shouldRequestReview":false,"decidedBy":"wins"}"#, in: Self.recorded)
    #expect(
      try project.record()
        == .init(
          output:
            "eligibility  12 cases  recorded, with other answers to override-beats-every-refusal\n",
          errors: "", exitCode: 0))
    #expect(try project.text(Self.recorded) == kotlin)
    #expect(try project.leftovers() == ["eligibility.json"])
  }

  @Test func `Checking compares byte for byte and writes nothing`() throws {
    let project = try Project(withStandIns: true)
    #expect(
      try project.record("--check").output
        == "eligibility  12 cases  Kotlin gives the recording again, byte for byte\n")
    let edited = try project.text(Self.recorded)
      .replacing(#""decidedBy":"override""#, with: #""decidedBy":"wins""#)
    try project.write(edited, to: Self.recorded)
    let answer = try project.record("--check")
    #expect(
      answer
        == .init(
          output: """
            recording.stale-output eligibility
              Kotlin answers otherwise today on 1 of 12 cases: override-beats-every-refusal
              at    kotlin-ref/recorded/eligibility.json
              next  swift run faulty-parity record eligibility

            eligibility  12 cases  Kotlin gives another recording
            stale, exit code 3

            """, errors: "", exitCode: 3))
    #expect(try project.text(Self.recorded) == edited)
    try project.write(edited.replacing("\n  ]", with: "\n\n  ]"), to: Self.recorded)
    try project.remove(Self.recorded)
    #expect(try project.record("--check").exitCode == 3)
    #expect(try project.leftovers() == [])
  }

  @Test func `A run that is killed leaves the old recording whole`() throws {
    let project = try Project(withStandIns: true)
    let before = try project.text(Self.recorded)
    try project.write("kill", to: "mood")
    #expect(try project.record().exitCode != 0)
    #expect(try project.text(Self.recorded) == before)
    try project.write("", to: "mood")
    #expect(try project.record().exitCode == 0)
  }

  @Test func `A compile error is shown as the compiler gives it`() throws {
    let project = try Project(withStandIns: true)
    let before = try project.text(Self.recorded)
    try project.write("compile error", to: "mood")
    #expect(
      try project.record()
        == .init(
          output: """
            kotlin.compile
              the Kotlin reference does not compile:
              kotlin-ref/src/reviewprompt/ReviewEligibility.kt:7:9: error: unresolved reference 'x'.
                      x
                      ^
              at    kotlin-ref/src
              next  Fix the compiler errors. The recordings were not changed.

            unusable, exit code 2

            """, errors: "", exitCode: 2))
    #expect(try project.text(Self.recorded) == before)
  }

  @Test func `A recorder that falls is the harness's fault, one that refuses is not`() throws {
    let project = try Project(withStandIns: true)
    try project.write("fall", to: "mood")
    let fallen = try project.record()
    #expect(fallen.exitCode == 70)
    #expect(
      fallen.output.contains("the Kotlin recorder ended with exit code 1:\n  Exception in"))
    try project.write("refuse", to: "mood")
    let refused = try project.record()
    #expect(
      refused
        == .init(
          output: """
            kotlin.refused eligibility/wins-one-short
              the Kotlin recorder refuses: no
              at    fixtures/eligibility.json:20:5

            unusable, exit code 2

            """, errors: "", exitCode: 2))
    try project.write("babble", to: "mood")
    let babbled = try project.record()
    #expect(babbled.exitCode == 2)
    #expect(
      babbled.output.contains(
        "the recorder wrote no recording of this suite: expected null, found 'o'"))
  }

  @Test func `A twin that throws is told with its case and its line, and keeps its recording`()
    throws
  {
    let project = try Project(withStandIns: true)
    let before = try project.text(Self.recorded)
    try project.write("throw", to: "mood")
    #expect(
      try project.record()
        == .init(
          output: """
            kotlin.threw eligibility/wins-one-short
              the Kotlin twin threw java.lang.IllegalStateException: none\\u001b[2J
              at    kotlin-ref/src/reviewprompt/ReviewEligibility.kt:7:1

            unusable, exit code 2

            """, errors: "", exitCode: 2))
    #expect(try project.text(Self.recorded) == before)
  }

  @Test func `A twin that ends the recorder without a word is told`() throws {
    let project = try Project(withStandIns: true)
    let before = try project.text(Self.recorded)
    try project.write("leave", to: "mood")
    let answer = try project.record()
    #expect(answer.exitCode == 2)
    #expect(
      answer.output.hasPrefix(
        """
        kotlin.exited eligibility
          the recorder ended with exit code 0 on this suite without an answer
          at    fixtures/eligibility.json
        """))
    #expect(try project.text(Self.recorded) == before)
  }

  @Test func `A recording of other cases than the fixture's is refused when it is made`() throws {
    let project = try Project(withStandIns: true)
    let before = try project.text(Self.recorded)
    try project.replace(
      #""id":"wins-one-short","input":{"wonCompletionCount":2"#,
      with: #""id":"wins-one-short","input":{"wonCompletionCount":1"#, in: "truth.json")
    let answer = try project.record()
    #expect(answer.exitCode == 2)
    #expect(
      answer.output.hasPrefix(
        """
        kotlin.refused eligibility/wins-one-short (wonCompletionCount)
          the Kotlin recorder understood the fixture otherwise: wonCompletionCount is 2 in the \
        fixture, and was 1 when recorded

        """))
    #expect(try project.text(Self.recorded) == before)
  }

  @Test func `A fixture with a fault is never handed to Kotlin`() throws {
    let project = try Project(withStandIns: true)
    try project.cutCase("wins-one-short")
    let answer = try project.record()
    #expect(answer.exitCode == 2)
    #expect(answer.output.hasPrefix("fixture.count eligibility (cases)\n  11 cases, and"))
    #expect(!FileManager.default.fileExists(atPath: project.url("calls").path))
  }

  struct Lack: Sendable, CustomTestStringConvertible {
    let program: String
    let says: String
    var testDescription: String { program }
  }

  @Test(arguments: [
    Lack(program: "java", says: "there is no Java\n  next  install a JDK 17 or newer"),
    Lack(program: "python3", says: "there is no Python 3\n  next  install Python 3 with pip"),
  ])
  func `Without a toolchain it says what to install`(lack: Lack) throws {
    let project = try Project(withStandIns: true)
    try project.remove("bin/\(lack.program)")
    let answer = try project.record()
    #expect(answer.exitCode == 69)
    #expect(answer.output.hasPrefix("kotlin.toolchain\n  \(lack.says)"))
  }

  @Test func `An old Java is told from none`() throws {
    let project = try Project(withStandIns: true)
    try project.write("old java", to: "mood")
    let answer = try project.record()
    #expect(answer.exitCode == 69)
    #expect(answer.output.contains(#"Java 17 or newer is needed; "#))
    #expect(answer.output.contains(#"says: openjdk version "1.8.0_292""#))
  }

  @Test func `Without a network it shows what pip says`() throws {
    let project = try Project(withStandIns: true)
    try project.write("no network", to: "mood")
    let answer = try project.record()
    #expect(answer.exitCode == 69)
    #expect(
      answer.output == """
        kotlin.toolchain
          the pinned Kotlin compiler cannot be fetched; pip says:
          ERROR: No matching distribution found
          next  check the network and that python3 -m pip works, then run this again

        no-toolchain, exit code 69

        """)
  }

  @Test func `A folder that cannot be written to is 74`() throws {
    let project = try Project(withStandIns: true)
    try project.write("", to: ".build")
    let answer = try project.record("--check")
    #expect(answer.exitCode == 74)
    #expect(answer.output.hasPrefix("file.unwritable\n"))
  }
}

extension Project {
  /// What a recorder of the eligibility suite says first.
  static let greeting = #"{"protocol":1,"suites":["eligibility"]}"#

  /// A project with programs for Java and Python that do as a file named `mood` says.
  convenience init(withStandIns: Bool) throws {
    try self.init()
    try makeFolder("bin")
    try write(try text("kotlin-ref/recorded/eligibility.json"), to: "truth.json")
    try write("", to: "mood")
    try writeProgram(
      "java",
      """
      mood=$(cat '\(root.path)/mood')
      case "$*" in
      -version)
        if [ "$mood" = 'old java' ]; then echo 'openjdk version "1.8.0_292"' >&2
        else echo 'openjdk version "17.0.15" 2025-04-15' >&2; fi;;
      *K2JVMCompiler*)
        if [ "$mood" = 'compile error' ]; then
          echo '\(root.path)/kotlin-ref/src/reviewprompt/ReviewEligibility.kt:7:9: error: unresolved reference '"'x'." >&2
          echo '        x' >&2; echo '        ^' >&2; exit 1
        fi
        echo compile >>'\(root.path)/calls'
        while [ "$1" != -d ]; do shift; done; echo jar >"$2";;
      *--serve*) echo '\(Self.greeting)'; exec sh '\(root.path)/serve.sh';;
      *suites.MainKt*)
        while [ "$1" != --out ]; do shift; done
        echo '\(Self.greeting)' >"$2/protocol.json"
        case "$mood" in
        kill) echo '{"half":' >"$2/eligibility.json"; kill -9 $PPID; exit 1;;
        fall) echo 'Exception in thread "main"' >&2; exit 1;;
        refuse) cat >"$2/eligibility.failure.json" <<'END'
      {"kind":"refused","case":"wins-one-short","message":"no","source":null,"line":null}
      END
          exit 2;;
        throw) cat >"$2/eligibility.failure.json" <<'END'
      {"kind":"threw","case":"wins-one-short",
       "message":"java.lang.IllegalStateException: none\\u001b[2J",
       "source":"reviewprompt/ReviewEligibility.kt","line":7}
      END
          exit 2;;
        leave) exit 0;;
        babble) echo nonsense >"$2/eligibility.json"; exit 0;;
        esac
        echo run >>'\(root.path)/calls'
        cp '\(root.path)/truth.json' "$2/eligibility.json";;
      esac
      """)
    try writeProgram(
      "python3",
      """
      case "$*" in
      *pip*)
        if [ "$(cat '\(root.path)/mood')" = 'no network' ]; then
          echo 'ERROR: No matching distribution found' >&2; exit 1
        fi
        echo pip >>'\(root.path)/calls'
        while [ "$1" != -d ]; do shift; done; mkdir -p "$2"; echo wheel >"$2/kotlin.whl";;
      *unpack.py*)
        echo unpack >>'\(root.path)/calls'
        mkdir -p "$3/compiler" "$3/library"; echo jar >"$3/compiler/c.jar"; cp "$3/compiler/c.jar" "$3/library";;
      esac
      """)
  }

  func writeProgram(_ name: String, _ script: String) throws {
    try makeFolder("bin")
    try write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url("bin/\(name)").path)
  }

  func record(_ arguments: String...) throws -> Answer {
    try record(as: "record", arguments, fault: "")
  }

  /// Runs a verb that needs the toolchain, with one fault on the Swift side if one is named.
  func record(as verb: String, _ arguments: [String], fault: String) throws -> Answer {
    // Only what the stand-ins need from the system, so that no real Java or Python is found.
    try makeFolder("bin")
    for tool in ["cat", "mkdir", "cp", "sh"] {
      let link = url("bin/\(tool)")
      if FileManager.default.fileExists(atPath: link.path) { continue }
      let place = ["/bin", "/usr/bin"].map { "\($0)/\(tool)" }
        .first { FileManager.default.fileExists(atPath: $0) }
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: try #require(place))
    }
    return try run(
      [verb] + arguments,
      environment: ["PATH": url("bin").path, "JAVA_HOME": "", "PARITY_FAULT": fault])
  }

  /// What is beside the recordings, and in the build folder for no longer than a run.
  func leftovers() throws -> [String] {
    let build = try FileManager.default.contentsOfDirectory(atPath: url(".build/kotlin").path)
    #expect(build.filter { $0.hasPrefix(".") } == [])
    return try FileManager.default.contentsOfDirectory(atPath: url("kotlin-ref/recorded").path)
  }
}
