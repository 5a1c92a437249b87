/// Today's differences of a suite, as its fixture is to state them.
package struct Acceptance: Sendable {
  /// A case that was accepted, and what is expected of it from now on.
  package struct Case: Sendable {
    package let id: String
    /// The one outcome where the twins agree, else that of each with the reason.
    package let contract: Contract
  }

  /// The cases, in the fixture's order; none where there is no difference, or something kept them
  /// from being accepted.
  package internal(set) var cases: [Case] = []

  /// What kept the differences from being accepted; nothing was written then.
  package internal(set) var problems: [Problem] = []

  /// Whether the problems are those that the fixture would have if it stated the differences.
  package internal(set) var isOfResult = false
}

extension Row {
  /// What the fixture would state of the case where today's answers were accepted; nil where the
  /// fixture states that already, or an answer is missing.
  func accepted(because reason: String) -> Contract? {
    guard differs || hasHealed, let kotlin = kotlin.outcome, let swift = swift.outcome else {
      return nil
    }
    return comparison.agreement(self.kotlin, self.swift) == .same
      ? .same(kotlin) : .divergence(kotlin: kotlin, swift: swift, reason: reason)
  }

  /// The edit by which the fixture states a contract for the case, in the fixture's own layout.
  func edit(
    stating contract: Contract, _ braces: JSONLayout.Braces
  ) throws(JSONFault) -> TextEdit {
    let item = JSONNode(text: fixture.text, offset: self.item.range.lowerBound)
    var edit: TextEdit?
    _ = try item.forEachMember { (key, value) throws(JSONFault) in
      let end = try value.end()
      if try fixture.text.decodeString(key) == "expect" {
        let layout = JSONLayout(of: item, key: key, value: value, braces)
        edit = TextEdit(value.offset..<end, contract.text(in: layout))
      }
      return end
    }
    guard let edit else { preconditionFailure("a case without a contract was compared with it") }
    return edit
  }
}

extension Contract {
  /// The value of `expect`; a known divergence has a line for each of its three members.
  fileprivate func text(in layout: JSONLayout) -> String {
    switch self {
    case .none: preconditionFailure("no contract is nothing to state")
    case .same(let outcome): layout.text(outcome.value)
    case .divergence(let kotlin, let swift, let reason):
      layout.text(
        ["kotlin": kotlin.value, "swift": swift.value, "because": .string(reason)], isOpen: true)
    }
  }
}
