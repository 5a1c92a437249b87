/// What is told of the rows of a product, which have no case to look them up in.
extension Fixture {
  /// How many rows of a product are reported one by one.
  package static let crossProductLimit = 10

  /// The inputs of a row; none where it cannot be used.
  package func inputs(ofRow row: Int) -> [JSONMember] {
    if case .object(let members) = input(ofRow: row) { members } else { [] }
  }

  /// Which inputs are the same in all of several rows, as a clause.
  package func commonInputs(of rows: [Int]) -> String {
    var common: [JSONMember]?
    for row in rows where cases[row].input != nil {
      let members = inputs(ofRow: row)
      common = (common ?? members).filter { kept in
        members.contains { $0.key == kept.key && $0.value == kept.value }
      }
    }
    let shared = (common ?? []).map(\.line)
    return shared.isEmpty
      ? "no input is the same in all of them"
      : "all of them have \(shared.joined(separator: ", "))"
  }
}

extension JSONMember {
  /// The member as `key = value`, safe to print.
  package var line: String { "\(Escaped.plain(key)) = \(value.text)" }
}
