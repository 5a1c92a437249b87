import LatestSearch

/// What a scenario has led to.
package struct SearchOutcome: Codable, Sendable, Equatable {
  /// What happened, in order: a kind of `SearchEvent` and the query or the caller.
  package let log: [String]
  /// What the screen shows in the end; `released` when it went away and the model with it.
  package let visible: String

  package init(log: [String], visible: String) {
    self.log = log
    self.visible = visible
  }
}

extension SearchState<String> {
  /// The state and what it is about: the query, or the answer where there is one.
  var text: String {
    switch self {
    case .idle: "idle"
    case .loading(let query): "loading \(query)"
    case .results(let answer, _): "results \(answer)"
    case .failure(_, let query): "failure \(query)"
    }
  }
}
