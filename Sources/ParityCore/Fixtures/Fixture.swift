/// The cases of a suite as the fixture's file states them.
package struct Fixture: Sendable {
  /// Where the input of a case is had from.
  package enum Input: Sendable {
    /// The object at these bytes of the text.
    case object(Range<Int>)
    /// The combination of the axes' values with this number.
    case row(Int)
  }

  /// The file's text.
  package let text: JSONText

  /// The axes whose cross product the cases are; nil for a fixture that states its cases.
  package internal(set) var axes: Axes?

  /// The cases in the order of the file.
  package internal(set) var cases: [Case] = []

  /// Whether the file could be read to its end, so that no case is missing for that reason.
  package internal(set) var isComplete = false

  /// What the twins are to answer, a row a case.
  package internal(set) var contracts = ContractTable()

  /// The outcomes that the contracts are made of, those that are written alike once.
  package var outcomes: [StatedOutcome] = []

  /// An outcome as it is written in the text.
  package struct StatedOutcome: Sendable {
    /// Who is to answer it.
    package enum Twin: Sendable {
      case both
      case kotlin
      case swift
    }

    package let place: Range<Int>
    /// The index of its contract.
    let contract: Int32
    let twin: Twin
  }

  package init(text: JSONText) { self.text = text }

  /// The fixture with some of its cases alone, and nothing stated that belongs to none of them.
  package func keeping(_ rows: [Int]) -> Fixture {
    var part = self
    part.cases = rows.map { cases[$0] }
    part.contracts = ContractTable()
    for row in rows { part.contracts.append(contracts[row]) }
    part.outcomes = outcomes.compactMap { stated in
      let contract = contracts.legend[Int(stated.contract)]
      guard part.contracts.legend.contains(contract) else { return nil }
      return StatedOutcome(
        place: stated.place, contract: part.contracts.index(of: contract), twin: stated.twin)
    }
    return part
  }

  /// The input of a case, for showing it; nil when the case cannot be used.
  package func input(ofRow row: Int) -> JSONValue? {
    switch cases[row].input {
    case .object(let range): shown(JSONNode(text: text, offset: range.lowerBound))
    case .row(let number): axes?.value(ofRow: number)
    case nil: nil
    }
  }

  /// A value; nil for one that cannot be shown, as in a fixture that no suite has read.
  private func shown(_ node: JSONNode) -> JSONValue? {
    do { return try node.value() } catch { return nil }
  }
}
