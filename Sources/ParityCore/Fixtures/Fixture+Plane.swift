extension Fixture {
  /// The rows whose inputs have all of some values, in order.
  package func rows(having fixed: [JSONMember]) -> [Int] {
    var rows = Array(cases.indices)
    if let axes, let choices = axes.choices(having: fixed) {
      // A product is large, and which value a row has follows from its number.
      rows.removeAll { (row: Int) -> Bool in
        !choices.allSatisfy { $0.indices.contains(row / $0.stride % $0.count) }
      }
      return rows
    }
    return rows.filter { row in
      guard let input = input(ofRow: row) else { return false }
      return fixed.allSatisfy { input[$0.key] == $0.value }
    }
  }
}

extension Axes {
  /// Of one axis: how many rows have each value in turn, how many values, and which are wanted.
  fileprivate struct Choice {
    let stride: Int
    let count: Int
    let indices: [Int]
  }

  /// What is wanted of each axis that has a fixed value; nil when a key is no axis.
  fileprivate func choices(having fixed: [JSONMember]) -> [Choice]? {
    var choices: [Choice] = []
    var stride = rowCount
    for (number, axis) in axes.enumerated() {
      stride /= axis.values.count
      guard let wanted = fixed.first(where: { CodeUnits.areEqual($0.key, key(of: number)) }) else {
        continue
      }
      let indices = axis.values.indices.filter { value(of: number, at: $0) == wanted.value }
      choices.append(Choice(stride: stride, count: axis.values.count, indices: indices))
    }
    return choices.count == fixed.count ? choices : nil
  }
}
