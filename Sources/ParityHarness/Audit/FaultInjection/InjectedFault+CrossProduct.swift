extension InjectedFault {
  /// Axes and recorded letters that do not belong to each other.
  static let product: [InjectedFault] = [
    InjectedFault("letter-changed", "Kotlin answered one row otherwise", .driftSplit, exit: .drift)
    { target in
      guard let letter = target.letter, let other = target.otherLetter else { return nil }
      return target.edit(recording: TextEdit(letter, other))
    },
    InjectedFault(
      "letter-unknown", "a recorded letter has no meaning", .recordingMalformed,
      exit: .unusable
    ) { target in
      target.edit(recording: target.letter.map { TextEdit($0, "?") })
    },
    staleAxes("letters-missing", "a line of recorded letters is missing") { target in
      target.edit(recording: target.lines.map { $0.without($0.inner.count - 1) })
    },
    staleAxes("axis-reordered", "two values of an axis have changed places") { target in
      guard let axis = target.axis else { return nil }
      return target.edit(fixture: axis.swapping(0, 1))
    },
    InjectedFault(
      "axis-shortened", "a value of an axis is missing", .fixtureCount,
      exit: .unusable
    ) { target in
      target.edit(fixture: target.axis?.without(0))
    },
    InjectedFault("axis-missing", "an axis is missing", .fixtureMissingKey, exit: .unusable) {
      target in
      target.edit(fixture: target.fixture["axes"]?.without(0))
    },
    InjectedFault(
      "axis-unknown", "there is an axis that nothing reads", .fixtureUnknownKey, exit: .unusable
    ) {
      target in
      target.edit(fixture: target.fixture["axes"]?.withLast(#""injected": [1]"#))
    },
    InjectedFault("axis-empty", "an axis has no value", .fixtureRange, exit: .unusable) { target in
      target.edit(fixture: target.axis?.replaced(by: "[]"))
    },
  ]

  private static func staleAxes(
    _ name: String, _ fault: String, inject: @escaping @Sendable (InjectionTarget) -> [FileEdit]?
  ) -> InjectedFault {
    InjectedFault(name, fault, .recordingStaleInput, exit: .stale, inject: inject)
  }
}

extension InjectionTarget {
  /// The first axis of more than one value.
  fileprivate var axis: TextSpan? { fixture["axes"]?.inner.first { $0.inner.count > 1 } }

  /// The recorded letters, in lines.
  fileprivate var lines: TextSpan? { axis == nil ? nil : recording["rows"] }

  /// The first recorded letter.
  fileprivate var letter: Range<Int>? {
    guard let start = lines?.inner.first?.value.lowerBound else { return nil }
    return start + 1..<start + 2
  }

  /// A letter that means another answer.
  fileprivate var otherLetter: String? {
    guard let letter, let legend = recording["legend"] else { return nil }
    let first = String(decoding: recording.node.text.bytes[letter], as: UTF8.self)
    return legend.inner.first { $0.key != first }?.key
  }
}
