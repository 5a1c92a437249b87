extension SuiteNames {
  /// What is written in Swift, the package's manifest aside.
  var swiftFiles: [NewFile] {
    [
      NewFile(path: "Sources/\(target)/\(type)Suite.swift", text: suiteText),
      NewFile(
        path: "Sources/\(target)/AllSuites.swift",
        text: """
          import ParityCore

          // Add a suite here to have it checked and tested.
          public let allSuites: [any Suite] = [\(type)Suite()]

          """, addition: "\(type)Suite()"),
      NewFile(
        path: "Sources/\(program)/main.swift",
        text: "import ParityHarness\nimport \(target)\n\n"
          + "// Nothing to change here: the suites are in AllSuites.swift.\n"
          + "await ParityCommand(suites: allSuites).main()\n",
        addition: ""),
      NewFile(
        path: "Tests/\(target)Tests/ParityTests.swift",
        text: """
          import ParityTesting
          import Testing
          import \(target)

          // Nothing to change here: it tests every case of every suite in AllSuites.swift.
          @Test(arguments: allSuites.rows(program: "swift run \(program)"))
          func parity(_ row: ParityRow) async { await row.check() }

          """, addition: ""),
    ]
  }

  private var suiteText: String {
    """
    import ParityCore

    // Replace this with your function, or import it from your app's module.
    enum \(type)Twin {
      static let minimum: Int32 = 10

      static func isAllowed(amount: Int32) -> Bool { amount >= minimum }
    }

    /// What goes in, what comes out, how many cases the fixture has, and the call.
    struct \(type)Suite: Suite {
      struct Input: Codable { var amount: Int32 }
      struct Answer: Codable { var isAllowed: Bool }

      let name = "\(suite)"
      let caseCount = 2
      let constants = [Constant("minimum", \(type)Twin.minimum)]

      func answer(_ input: Input) -> Answer {
        Answer(isAllowed: \(type)Twin.isAllowed(amount: input.amount))
      }
    }

    """
  }

  /// The check in GitHub's CI, with the real Kotlin.
  var workflow: NewFile {
    NewFile(
      path: ".github/workflows/parity.yml", text: Workflow.text(program: program), addition: "")
  }

  /// The cases, the first of which says what to change.
  var fixture: NewFile {
    NewFile(
      path: "fixtures/\(suite).json",
      text: """
        {
          "suite": "\(suite)",
          "cases": [
            {
              "id": "one-short",
              "input": { "amount": 9 },
              "expect": { "isAllowed": false },
              "note": "Replace these cases with yours, and set caseCount in \(type)Suite.swift."
            },
            {
              "id": "at-the-minimum",
              "input": { "amount": 10 },
              "expect": { "isAllowed": true }
            }
          ]
        }

        """)
  }
}
