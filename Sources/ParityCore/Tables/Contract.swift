/// What the twins are to answer in one case.
package enum Contract: Hashable, Sendable {
  /// Nothing is agreed: the twins are compared with each other, if they answer at all.
  case none
  /// Both answer this.
  case same(Outcome)
  /// A known divergence: they differ on purpose, for a reason.
  case divergence(kotlin: Outcome, swift: Outcome, reason: String)

  /// What Kotlin is to answer; absent without a contract.
  package var kotlin: Cell {
    switch self {
    case .none: .absent
    case .same(let outcome), .divergence(let outcome, _, _): .outcome(outcome)
    }
  }

  /// What Swift is to answer; absent without a contract.
  package var swift: Cell {
    switch self {
    case .none: .absent
    case .same(let outcome), .divergence(_, let outcome, _): .outcome(outcome)
    }
  }

  /// Why the runtimes differ; nil where they do not.
  package var reason: String? {
    if case .divergence(_, _, let reason) = self { reason } else { nil }
  }

  /// The outcomes that are agreed, each with what it is called: none, one, or one for each twin.
  package var outcomes: [(name: String, outcome: Outcome)] {
    switch self {
    case .none: []
    case .same(let outcome): [("contract", outcome)]
    case .divergence(let kotlin, let swift, _):
      [("contract for Kotlin", kotlin), ("contract for Swift", swift)]
    }
  }
}
