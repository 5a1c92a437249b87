/// Where a value is inside another, such as `lines[2].price`.
package struct ValuePath: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case key(String)
    case element(Int)
    /// All elements from one on.
    case elements(from: Int)
  }

  package private(set) var steps: [Step] = []

  func appending(_ step: Step) -> ValuePath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The key of the outermost object; empty where there is none.
  package var topKey: String {
    if case .key(let key)? = steps.first { key } else { "" }
  }

  /// Whether it leads to a member of the outermost object.
  package var isTop: Bool { steps.count == 1 }

  /// The path as people write it; safe to print.
  package var text: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + Escaped.plain(key)
      case .element(let index): text += "[\(index)]"
      case .elements(let start): text += "[\(start)...]"
      }
    }
    return text
  }
}

extension ValuePath {
  /// Whether two values at a path are taken for the same.
  package typealias Sameness = (JSONValue, JSONValue, ValuePath) -> Bool

  /// Where at least two of several values differ, down to the leaves.
  ///
  /// Arrays of several lengths differ from the first element on that is not the same.
  package static func differing(
    among values: [JSONValue], isSame: Sameness = { one, other, _ in one == other }
  ) -> [ValuePath] {
    var paths: [ValuePath] = []
    collect(values, ValuePath(), isSame, into: &paths)
    return paths
  }

  private static func collect(
    _ values: [JSONValue?], _ path: ValuePath, _ isSame: Sameness, into paths: inout [ValuePath]
  ) {
    let members = values.compactMap { if case .object(let members)? = $0 { members } else { nil } }
    let arrays = values.compactMap { if case .array(let array)? = $0 { array } else { nil } }
    if members.count == values.count {
      for key in keys(of: members) {
        collect(values.map { $0?[key] }, path.appending(.key(key)), isSame, into: &paths)
      }
    } else if arrays.count == values.count {
      collect(arrays, path, isSame, into: &paths)
    } else if let first = values.first {
      let same = values.dropFirst().allSatisfy { other in
        guard let first, let other else { return first == nil && other == nil }
        return isSame(first, other, path)
      }
      if !same { paths.append(path) }
    }
  }

  private static func collect(
    _ arrays: [[JSONValue]], _ path: ValuePath, _ isSame: Sameness, into paths: inout [ValuePath]
  ) {
    let shortest = arrays.map(\.count).min() ?? 0
    let isOfOneLength = arrays.allSatisfy { $0.count == shortest }
    for index in 0..<shortest {
      var found: [ValuePath] = []
      collect(arrays.map { $0[index] }, path.appending(.element(index)), isSame, into: &found)
      if !found.isEmpty && !isOfOneLength {
        paths.append(path.appending(.elements(from: index)))
        return
      }
      paths += found
    }
    if !isOfOneLength { paths.append(path.appending(.elements(from: shortest))) }
  }

  private static func keys(of objects: [[JSONMember]]) -> [String] {
    var keys: [String] = []
    for key in objects.joined().map(\.key)
    where !keys.contains(where: { CodeUnits.areEqual($0, key) }) {
      keys.append(key)
    }
    return keys
  }
}

extension JSONValue {
  /// The value at a path; nil where there is none.
  package subscript(path: ValuePath) -> JSONValue? {
    var value = self
    for step in path.steps {
      switch (step, value) {
      case (.key(let key), .object):
        guard let next = value[key] else { return nil }
        value = next
      case (.element(let index), .array(let elements)):
        guard index < elements.count else { return nil }
        value = elements[index]
      case (.elements(let start), .array(let elements)):
        value = .array(Array(elements.dropFirst(start)))
      default: return nil
      }
    }
    return value
  }
}
