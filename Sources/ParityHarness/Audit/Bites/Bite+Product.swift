extension Bite {
  /// Axes and recorded letters that do not belong to each other.
  static let product: [Bite] = [
    Bite("letter-changed", "Kotlin answered one row otherwise", .driftSplit, exit: .drift) { site in
      guard let letter = site.letter, let other = site.otherLetter else { return nil }
      return site.edit(recording: TextEdit(letter, other))
    },
    Bite(
      "letter-unknown", "a recorded letter stands for nothing", .recordingMalformed,
      exit: .unusable
    ) { site in
      site.edit(recording: site.letter.map { TextEdit($0, "?") })
    },
    staleAxes("letters-missing", "a line of recorded letters is missing") { site in
      site.edit(recording: site.lines.map { $0.without($0.inner.count - 1) })
    },
    staleAxes("axis-reordered", "two values of an axis have changed places") { site in
      guard let axis = site.axis else { return nil }
      return site.edit(fixture: axis.swapping(0, 1))
    },
    Bite(
      "axis-shortened", "a value of an axis is missing", .fixtureCount,
      exit: .unusable
    ) { site in
      site.edit(fixture: site.axis?.without(0))
    },
    Bite("axis-missing", "an axis is missing", .fixtureMissingKey, exit: .unusable) { site in
      site.edit(fixture: site.fixture["axes"]?.without(0))
    },
    Bite("axis-unknown", "there is an axis that nothing reads", .fixtureUnknownKey, exit: .unusable)
    {
      site in
      site.edit(fixture: site.fixture["axes"]?.withLast(#""planted": [1]"#))
    },
    Bite("axis-empty", "an axis has no value", .fixtureRange, exit: .unusable) { site in
      site.edit(fixture: site.axis?.replaced(by: "[]"))
    },
  ]

  private static func staleAxes(
    _ name: String, _ fault: String, plant: @escaping @Sendable (BiteSite) -> [BiteChange]?
  ) -> Bite {
    Bite(name, fault, .recordingStaleInput, exit: .stale, plant: plant)
  }
}

extension BiteSite {
  /// The first axis of more than one value.
  fileprivate var axis: TextPlace? { fixture["axes"]?.inner.first { $0.inner.count > 1 } }

  /// The recorded letters, in lines.
  fileprivate var lines: TextPlace? { axis == nil ? nil : recording["rows"] }

  /// The first recorded letter.
  fileprivate var letter: Range<Int>? {
    guard let start = lines?.inner.first?.value.lowerBound else { return nil }
    return start + 1..<start + 2
  }

  /// A letter that stands for another answer.
  fileprivate var otherLetter: String? {
    guard let letter, let legend = recording["legend"] else { return nil }
    let first = String(decoding: recording.node.text.bytes[letter], as: UTF8.self)
    return legend.inner.first { $0.key != first }?.key
  }
}
