/// A list of values for each key of an input; every combination of them is a row.
///
/// Rows are numbered from 0, the last axis varying fastest. Nothing is laid out: the object of a
/// row is made of places in the text.
package struct Axes: Sendable {
  package struct Axis: Sendable {
    /// The key with one of its values, and the places of all of them.
    let member: JSONObject.Member
    package let values: [Int]
  }

  package let node: JSONNode
  package let axes: [Axis]

  /// How many rows there are; the largest integer when there are more than it can say.
  package let rowCount: Int

  /// Reads the axes with the given keys, no more and no fewer, in their order.
  package init(_ node: JSONNode, keys: [String]) throws(JSONFault) {
    var object = try node.object()
    var axes: [Axis] = []
    for key in keys {
      let list = try object.value(key)
      let values = try list.elements().map(\.offset)
      if values.isEmpty { throw list.outOfRange("expected at least one value, found none") }
      axes.append(Axis(member: try object.lastRead(), values: values))
    }
    try object.finish()
    self.node = node
    self.axes = axes
    rowCount = axes.reduce(1) { count, axis in
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
      return overflow ? .max : product
    }
  }

  /// The key of an axis, and its value at a place; all were read when the fixture was.
  package func key(of axis: Int) -> String {
    node.text.checkedString(at: axes[axis].member.key.lowerBound)
  }

  /// The input of a row as a value; all values of the axes were read when the fixture was.
  package func value(ofRow row: Int) -> JSONValue {
    do {
      return try object(row).value()
    } catch {
      preconditionFailure("an axis was taken for read: \(error)")
    }
  }

  /// One of an axis's values.
  package func node(of axis: Int, at place: Int) -> JSONNode {
    JSONNode(
      text: node.text, offset: axes[axis].values[place], key: key(of: axis), depth: node.depth + 2)
  }

  package func value(of axis: Int, at place: Int) -> JSONValue {
    do {
      return try node(of: axis, at: place).value()
    } catch {
      preconditionFailure("an axis was taken for read: \(error)")
    }
  }

  /// The input of a row, as if it were in the text.
  package func object(_ row: Int) -> JSONObject {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(axes.count)
    var stride = rowCount
    var index = 0
    while index < axes.count {
      let axis = axes[index]
      stride /= axis.values.count
      var member = axis.member
      member.value = axis.values[row / stride % axis.values.count]
      members.append(member)
      index += 1
    }
    return JSONObject(node, members: members)
  }
}
