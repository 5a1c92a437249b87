/// A constant on both sides; nil where a side does not have it.
package struct ConstantRow: Hashable, Sendable {
  package let name: String
  package let kotlin: Int64?
  package let swift: Int64?
  package var isDrift: Bool { kotlin != swift }

  package init(name: String, kotlin: Int64?, swift: Int64?) {
    self.name = name
    self.kotlin = kotlin
    self.swift = swift
  }

  /// The constants of a suite and of its recording, by name; none without a recording.
  package static func sideBySide(_ suite: some Suite, _ recording: Recording?) -> [ConstantRow] {
    guard let kotlin = recording?.constants else { return [] }
    let swift = suite.constants
    var names = swift.map(\.name)
    names += kotlin.map(\.name).filter { !names.contains($0) }
    return names.map { name in
      ConstantRow(
        name: name, kotlin: kotlin.first { $0.name == name }?.value,
        swift: swift.first { $0.name == name }?.value)
    }
  }
}

extension ProjectFiles {
  /// The constants that differ, as problems.
  package func drift(of constants: [ConstantRow], suite: String) -> [Problem] {
    constants.filter(\.isDrift).map { row in
      let (kotlin, swift) = (row.kotlin.map(String.init), row.swift.map(String.init))
      var problem = Problem(
        .constantsDrift,
        "\(Escaped.plain(row.name)) is \(kotlin ?? "missing") in Kotlin, as recorded, "
          + "and \(swift ?? "missing") in Swift",
        file: layout.display(layout.recording(of: suite)), suite: suite)
      problem.key = row.name
      return problem.advising(
        .adviceThenRun("make the two the same, then", ["record", suite]))
    }
  }
}
