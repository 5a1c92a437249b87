/// Why the recorder has no recording of a suite, as it wrote it beside the others.
struct RecorderFailure: Decodable {
  private enum Kind: String, CaseIterable, Decodable {
    /// The fixture or the twin's answer cannot be used.
    case refused
    /// The twin threw.
    case threw
    /// The twin ended the process.
    case exited
  }

  private let kind: Kind
  private let caseID: String?
  private let message: String
  /// Where in the Kotlin sources, as far as it is known.
  private let source: String?
  private let line: Int?

  private enum CodingKeys: String, CodingKey {
    case kind
    case caseID = "case"
    case message, source, line
  }

  /// The failure as a fault of the reference, or of the fixture that it refuses.
  func problem(of suite: String, _ layout: ProjectLayout, _ sources: KotlinSources) -> Problem {
    let code: Problem.Code =
      switch kind {
      case .refused: .kotlinRefused
      case .threw: .kotlinThrew
      case .exited: .kotlinExited
      }
    let words =
      switch kind {
      case .refused: "the Kotlin recorder refuses: "
      case .threw: "the Kotlin twin threw "
      case .exited: ""
      }
    let place = source.map { layout.display(kotlin: $0, among: sources) }
    var problem = Problem(
      code, words + Escaped.plain(message),
      file: place ?? layout.display(layout.fixture(of: suite)), suite: suite)
    problem.caseID = caseID
    if source != nil, let line { problem = problem.at(TextPosition(line: line, column: 1)) }
    return problem
  }
}
