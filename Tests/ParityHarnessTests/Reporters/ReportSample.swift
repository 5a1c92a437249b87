@testable import ParityCore
@testable import ParityHarness

/// Results whose reports the tests know in full.
enum ReportSample {
  /// One case agrees, one drifts, one crashes, one diverges as stated, and a fixture is read by no suite.
  static func mixed() throws -> CheckResult {
    var suite = try Note.check([
      Note("agrees"),
      Note("drifts", text: "a|b").with { $0.swift = .outcome(Note.answer("long", "a|b")) },
      Note("crashes").with { $0.swift = .crashed(.signalled(Platform.alarmSignal)) },
      Note("diverges").with {
        $0.divergence = (Note.answer("short", "b"), "`Kotlin` has <no> b")
        $0.swift = .outcome(Note.answer("short", "b"))
      },
    ])
    suite.duration = .milliseconds(1234)
    suite.sources = [
      LocatedDeclaration(.swift("Sources/My Notes/Note.swift", "func note"), line: 7),
      LocatedDeclaration(.kotlin("kotlin-ref/src/note/Nöte.kt", "fun note"), line: 12),
    ]
    return CheckResult(
      suites: [suite],
      problems: [
        Problem(.fixtureUnread, "no suite reads this fixture", file: "fixtures/100%,a:b.json")
      ])
  }

  /// 300 rows on which Swift drifted, made once.
  static let drifting300 = Result { try drifting(300) }

  /// The number of rows on which Swift drifted.
  static func drifting(_ count: Int) throws -> CheckResult {
    CheckResult(
      suites: [
        try Note.check(
          (1...count).map { number in
            Note("case-\(number)", text: "text \(number)", size: Int64(number)).with {
              $0.swift = .outcome(Note.answer("long", "text \(number)"))
            }
          })
      ], problems: [])
  }

  /// Nothing to complain of, with a product.
  static func green() throws -> CheckResult {
    CheckResult(
      suites: [
        try Note.check([Note("agrees")]),
        Note.checkProduct(sizes: 5, texts: ["a", "b"]) { _ in false },
      ], problems: [])
  }
}
