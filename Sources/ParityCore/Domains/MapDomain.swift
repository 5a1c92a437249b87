/// Objects whose keys are data: any strings, each once.
package struct MapDomain: Sendable {
  package let values: InputDomain
  let count: ClosedRange<Int>
  let keys: StringDomain

  /// The simplest map of the domain.
  var simplest: JSONValue {
    var members: [JSONMember] = []
    for key in keys.anchors where members.count < count.lowerBound {
      Self.add(JSONMember(key, values.simplest), to: &members)
    }
    return .object(members)
  }

  func contains(_ members: [JSONMember]) -> Bool {
    count.contains(members.count) && members.allSatisfy { values.contains($0.value) }
      && Set(members.map(\.key)).count == members.count
  }

  func draw(_ draw: inout Draw) -> JSONValue {
    let range = Int64(count.lowerBound)...Int64(count.upperBound)
    let length = Int(draw.random.integer(in: range))
    var members: [JSONMember] = []
    // A key that is there already is not taken, so the map may stay shorter.
    for _ in 0..<length {
      let key = keys.draw(&draw)
      draw.strings.append(key)
      Self.add(JSONMember(key, values.draw(&draw)), to: &members)
    }
    return members.count < count.lowerBound ? simplest : .object(members)
  }

  func simpler(than members: [JSONMember]) -> [JSONValue] {
    let shorter =
      members.count > count.lowerBound
      ? members.indices.map { index in
        JSONValue.object(Array(members[..<index] + members[(index + 1)...]))
      } : []
    return shorter
      + members.indices.flatMap { index in
        let member = members[index]
        return keys.simpler(than: member.key).compactMap { key in
          replacing(index, of: members, by: JSONMember(key, member.value))
        }
          + values.simpler(than: member.value).compactMap { value in
            replacing(index, of: members, by: JSONMember(member.key, value))
          }
      }
  }

  /// The map with another member in one place; nil where its key is there already.
  private func replacing(
    _ index: Int, of members: [JSONMember], by member: JSONMember
  ) -> JSONValue? {
    var others = members
    others.remove(at: index)
    if others.contains(where: { $0.key == member.key }) { return nil }
    others.insert(member, at: index)
    return .object(others)
  }

  /// Keys that are canonically equal are taken for the same, as they are when a map is read.
  private static func add(_ member: JSONMember, to members: inout [JSONMember]) {
    if !members.contains(where: { $0.key == member.key }) { members.append(member) }
  }
}
