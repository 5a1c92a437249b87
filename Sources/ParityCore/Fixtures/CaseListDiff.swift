/// Which cases were removed, added or moved since the recording.
package struct CaseListDiff {
  /// The change in words; nil when the ids are the same in the same order.
  package let sentence: String?

  package init(recorded: [String], current: [String]) {
    if recorded == current {
      sentence = nil
      return
    }
    let (recordedSet, currentSet) = (Set(recorded), Set(current))
    let removed = recorded.filter { !currentSet.contains($0) }
    let added = current.filter { !$0.isEmpty && !recordedSet.contains($0) }
    if !removed.isEmpty || !added.isEmpty {
      let parts = [
        removed.isEmpty ? nil : "removed since the recording: \(CaseListDiff.list(removed))",
        added.isEmpty ? nil : "added since the recording: \(CaseListDiff.list(added))",
      ]
      sentence = parts.compactMap { $0 }.joined(separator: "; ")
    } else if let moved = zip(recorded, current).first(where: { $0 != $1 && !$1.isEmpty }) {
      sentence =
        "the cases are not in the order of the recording: "
        + "\(Escaped.plain(moved.1)) where \(Escaped.plain(moved.0)) was recorded"
    } else {
      // An id could not be read, or appears twice; the fixture's own problems say so.
      sentence = nil
    }
  }

  /// Ids in a row, the first ten of them.
  package static func list(_ ids: [String]) -> String {
    let shown = ids.prefix(10).map(Escaped.plain).joined(separator: ", ")
    return ids.count > 10 ? "\(shown) and \(ids.count - 10) more" : shown
  }
}
