/// What became of one suite's behaviour; reporters render it and decide nothing.
package struct SuiteChanges: Sendable {
  package enum State: String, CaseIterable, Sendable {
    /// It is there, and was.
    case kept
    case new
    /// Its fixture was there and is not, or nothing reads it any more.
    case gone
    /// A fixture cannot be used; a problem says why.
    case notCompared = "not-compared"
  }

  package let name: String
  package let state: State

  /// How many cases, or rows of a product, there are now.
  package internal(set) var count = 0

  /// Whether the rows are the combinations of axes.
  package internal(set) var isExhaustive = false

  /// How many rows there are of each kind.
  package internal(set) var counts: [RowChange.Kind: Int] = [:]

  /// Constants and axes that are otherwise.
  package internal(set) var changes: [ValueChange] = []

  /// The rows that are not unchanged; of a product's the first that changed.
  package internal(set) var rows: [RowChange] = []

  /// What all of a product's rows that changed have in common, where not all are listed.
  package internal(set) var rest: String?

  package internal(set) var problems: [Problem] = []

  init(name: String, state: State) {
    self.name = name
    self.state = state
  }

  /// Whether anything is otherwise, as far as it was compared.
  package var hasChanged: Bool {
    let kinds: [RowChange.Kind] = [.added, .removed, .changed, .renamed]
    return state == .new || state == .gone || !changes.isEmpty
      || kinds.contains { counts[$0, default: 0] > 0 }
  }

  /// Whether each row that is there now was laid beside what it was, as far as it was anything.
  var isCompared: Bool {
    if state == .notCompared || counts[.notCompared, default: 0] > 0 { return false }
    let known = RowChange.Kind.allCases.filter { $0 != .removed }
    return known.reduce(0) { $0 + counts[$1, default: 0] } == count
  }

  /// Whether there is something to list; the file of a suite that was added or removed lists its
  /// cases.
  package var isListed: Bool { state == .kept && !(rows.isEmpty && changes.isEmpty) }

  /// What became of it, in a few words.
  package var words: String {
    switch state {
    case .new: return "new"
    case .gone: return "gone: no suite reads its fixture any more"
    case .notCompared: return "not compared"
    case .kept: break
    }
    let kinds = RowChange.Kind.allCases.filter { counts[$0, default: 0] > 0 }
    let rows =
      kinds == [.unchanged] ? ["unchanged"] : kinds.map { "\(counts[$0, default: 0]) \($0.words)" }
    let subjects: [(ValueChange.Subject, String, String)] = [
      (.constant, "constant", "constants"), (.axis, "axis", "axes"),
    ]
    let facts = subjects.compactMap { subject, one, many -> String? in
      let count = changes.count { $0.subject == subject }
      return count == 0 ? nil : "\(count) other \(count == 1 ? one : many)"
    }
    return (facts + rows).joined(separator: ", ")
  }
}

/// What became of behaviour since a commit.
package struct ChangesResult: Sendable {
  /// Nil where none was found; a problem says why.
  package let base: ChangeBase?
  package let suites: [SuiteChanges]

  /// Problems that belong to no suite.
  package internal(set) var problems: [Problem]

  package var allProblems: [Problem] { problems + suites.flatMap(\.problems) }

  /// What kept something from being compared; changes themselves are not a problem.
  ///
  /// A suite that was not compared whole is one thing that did, whether or not a problem says so.
  package var exitCode: ExitCode {
    let said = ExitCode.worst(of: allProblems.map(\.code.exitCode))
    let isCompared = base != nil && !suites.isEmpty && suites.allSatisfy(\.isCompared)
    return said == .parity && !isCompared ? .harnessFault : said
  }

  /// The result in a sentence.
  package var summary: String {
    let count = suites.count(where: \.hasChanged)
    return count == 0
      ? "no behaviour changed in \(counted(suites.count, "suite"))"
      : "behaviour changed in \(count) of \(counted(suites.count, "suite"))"
  }
}
