/// One thing that is otherwise than it was.
package struct ValueChange: Hashable, Sendable {
  /// What it is a part of.
  package enum Subject: String, CaseIterable, Sendable {
    case input
    /// What both twins are to answer.
    case contract
    /// What one of them is to answer, where a divergence is or was stated.
    case contractForKotlin = "contract-for-kotlin"
    case contractForSwift = "contract-for-swift"
    /// The reason of a stated divergence.
    case because
    /// What Kotlin answered, as recorded.
    case kotlin
    /// A constant of the Kotlin reference, as recorded.
    case constant
    /// The values of a key of a product.
    case axis

    package var words: String {
      switch self {
      case .contractForKotlin: "contract for Kotlin"
      case .contractForSwift: "contract for Swift"
      case .kotlin: "Kotlin"
      case .input, .contract, .because, .constant, .axis: rawValue
      }
    }
  }

  package let subject: Subject

  /// Where it differs, safe to print; nil where the whole does.
  package let key: String?

  /// The values as JSON, safe to print; nil where there is or was none.
  package let old: String?
  package let new: String?

  /// What is otherwise, in a few words.
  package var name: String {
    [subject.words, key].compactMap { $0 }.joined(separator: " ")
  }

  /// Both values, cut to a width; long ones start shortly before they differ.
  package func excerpts(columns: Int) -> (old: String, new: String) {
    let values = [old ?? "-", new ?? "-"]
    let common = zip(values[0].unicodeScalars, values[1].unicodeScalars).prefix { $0 == $1 }.count
    let isHidden = common > columns / 4 && values.contains { DisplayWidth.of($0) > columns }
    let shown = values.map { value in
      let end = String(value.unicodeScalars.dropFirst(max(common - columns / 4, 0)))
      return DisplayWidth.cut(isHidden ? "…" + end : value, to: columns)
    }
    return (shown[0], shown[1])
  }

  init(_ subject: Subject, _ key: String?, old: String?, new: String?) {
    self.subject = subject
    self.key = key
    self.old = old
    self.new = new
  }

  /// What differs between two contracts.
  static func between(_ old: Contract, _ new: Contract) -> [ValueChange] {
    let changes =
      old.reason == nil && new.reason == nil
      ? between(old.kotlin, new.kotlin, .contract)
      : between(old.kotlin, new.kotlin, .contractForKotlin)
        + between(old.swift, new.swift, .contractForSwift)
    let reasons = [old.reason, new.reason].map { $0.map(Escaped.literal) }
    return reasons[0] == reasons[1]
      ? changes : changes + [ValueChange(.because, nil, old: reasons[0], new: reasons[1])]
  }

  /// What a contract says, for a case that was added or removed with it.
  static func cells(of contract: Contract) -> [(Subject, Cell)] {
    contract.reason == nil
      ? [(.contract, contract.kotlin)]
      : [(.contractForKotlin, contract.kotlin), (.contractForSwift, contract.swift)]
  }

  /// What differs between two answers or inputs, down to the leaves.
  static func between(_ old: Cell, _ new: Cell, _ subject: Subject) -> [ValueChange] {
    if old == new { return [] }
    guard let was = old.outcome?.value, let now = new.outcome?.value else {
      return [ValueChange(subject, nil, old: old.printed, new: new.printed)]
    }
    return ValuePath.differing(among: [was, now]).map { path in
      ValueChange(subject, path.text, old: was[path]?.text, new: now[path]?.text)
    }
  }
}

extension Cell {
  /// The cell as one line; nil where there is nothing.
  fileprivate var printed: String? { self == .absent ? nil : text }
}
