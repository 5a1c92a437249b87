/// Many rows of few different values, each row a number into the legend of those that occur.
package struct RepeatedValues<Value: Hashable & Sendable>: Sendable {
  /// The different values that occur, in the order of their first row.
  package private(set) var legend: [Value] = []

  /// For each row its value's index in the legend.
  package private(set) var rows: [Int32] = []

  private var indices: [Value: Int32] = [:]

  package init() {}

  /// As many rows of one value.
  package init(repeating value: Value, count: Int) {
    rows = Array(repeating: index(of: value), count: count)
  }

  package var count: Int { rows.count }

  package subscript(row: Int) -> Value {
    get { legend[Int(rows[row])] }
    set { rows[row] = index(of: newValue) }
  }

  package mutating func append(_ value: Value) { rows.append(index(of: value)) }

  /// Adds a row by its value's index in the legend.
  package mutating func append(index: Int32) { rows.append(index) }

  /// Sets a row by its value's index in the legend.
  package mutating func set(_ row: Int, to index: Int32) { rows[row] = index }

  /// The index of a value in the legend, which it is added to when it is new.
  package mutating func index(of value: Value) -> Int32 {
    if let index = indices[value] { return index }
    let index = Int32(legend.count)
    legend.append(value)
    indices[value] = index
    return index
  }

  /// The same rows of other values, made of each value and its index in the legend.
  package func map<Other>(_ change: (Int32, Value) -> Other) -> RepeatedValues<Other> {
    var table = RepeatedValues<Other>()
    let indices = legend.indices.map { table.index(of: change(Int32($0), legend[$0])) }
    for row in rows { table.append(index: indices[Int(row)]) }
    return table
  }

  /// The rows in another order, or some of them.
  package func reordered(by order: RowOrder) -> RepeatedValues {
    var table = RepeatedValues()
    let indices = legend.map { table.index(of: $0) }
    for place in 0..<order.count { table.append(index: indices[Int(rows[order.row(place)])]) }
    return table
  }
}
