/// A check as SARIF 2.1.0, which code scanning services and editors show at the fixture's line.
///
/// A result is one problem; the twins' declarations are its related locations.
struct SARIFReport {
  /// Uris are relative to the repository's root, under the name that most readers know it by.
  private static let base = "%SRCROOT%"

  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func render(_ result: CheckResult) -> String {
    let sources = Dictionary(
      result.suites.map { ($0.name, $0.sources) }, uniquingKeysWith: { first, _ in first })
    let report: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "invocations": [
            [
              "executionSuccessful": .bool(result.exitCode != .harnessFault),
              "exitCode": .integer(Int64(result.exitCode.rawValue)),
            ]
          ],
          "columnKind": "unicodeCodePoints",
          "properties": [
            "parts": .array(
              result.suites.filter(\.rows.isPart).map { .string("\($0.name): \($0.scope)") }),
            "tolerances": .array(
              result.suites.flatMap { suite in
                suite.tolerances.map { .string("\(suite.name): \($0.words)") }
              }),
          ],
          "results": .array(
            result.allProblems.map { self.result($0, sources[$0.suite ?? ""] ?? []) }),
        ]
      ],
    ]
    return report.indented() + "\n"
  }

  // MARK: The tool

  private static let codes = Problem.Code.allCases

  private var driver: JSONValue {
    [
      "name": "parity",
      "version": .string(Program.version),
      "rules": .array(
        Self.codes.map { code in
          [
            "id": .string(code.rawValue),
            "shortDescription": ["text": .string(code.meaning)],
            "defaultConfiguration": ["level": "error"],
            "properties": ["exitCode": .integer(Int64(code.exitCode.rawValue))],
          ]
        }),
    ]
  }

  // MARK: The results

  private func result(
    _ problem: Problem, _ sources: [LocatedDeclaration]
  ) -> JSONValue {
    let identity = [problem.file, problem.suite, problem.caseID, problem.key].map { $0 ?? "" }
    var members = [
      JSONMember("ruleId", .string(problem.code.rawValue)),
      JSONMember("ruleIndex", .integer(Int64(Self.codes.firstIndex(of: problem.code) ?? 0))),
      JSONMember("level", "error"),
      JSONMember("message", message(text(of: problem))),
    ]
    if let file = problem.file {
      let location: JSONValue = [
        "physicalLocation": place(context.paths.path(of: file), problem.line, problem.column)
      ]
      members.append(JSONMember("locations", [location]))
    }
    if !sources.isEmpty && (problem.isDifference || problem.isCrash) {
      let related = sources.enumerated().map { number, source -> JSONValue in
        [
          "id": .integer(Int64(number + 1)),
          "message": message("what answers in \(source.reference.twin.rawValue)"),
          "physicalLocation": place(
            context.paths.path(of: source.reference.path), source.line, nil),
        ]
      }
      members.append(JSONMember("relatedLocations", .array(related)))
    }
    members.append(
      JSONMember(
        "partialFingerprints",
        ["problem/v1": .string(([problem.code.rawValue] + identity).joined(separator: "/"))]))
    return .object(members)
  }

  private func text(of problem: Problem) -> String {
    let subject = Wording.subject(of: problem)
    return (subject.isEmpty ? "" : "\(subject): ") + context.wording.message(of: problem)
      + (problem.next.map { "\nnext: \(context.wording.next($0))" } ?? "")
  }

  /// A message in which nothing is a link or a place for an argument, as `[a](b)` and `{0}` are.
  private func message(_ text: String) -> JSONValue {
    var output = text.replacing("](", with: "]\\u0028")
    for digit in 0...9 { output.replace("{\(digit)", with: "{\\u003\(digit)") }
    return ["text": .string(output)]
  }

  private func place(_ path: String, _ line: Int?, _ column: Int?) -> JSONValue {
    let uri = JSONValue.string(percentEncoded(path))
    let isElsewhere = path.hasPrefix("/")
    var members = [
      JSONMember(
        "artifactLocation",
        isElsewhere
          ? ["uri": .string("file://" + percentEncoded(path))]
          : ["uri": uri, "uriBaseId": .string(Self.base)])
    ]
    if let line {
      var region = [JSONMember("startLine", .integer(Int64(line)))]
      if let column { region.append(JSONMember("startColumn", .integer(Int64(column)))) }
      members.append(JSONMember("region", .object(region)))
    }
    return .object(members)
  }

  /// The path of a uri: all but letters, digits, `-._~` and the slashes as bytes in hexadecimal.
  private func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": return String(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }.joined()
  }
}
