extension Bite {
  /// Answers that are changed on one side, or on two.
  static let contract: [Bite] = [
    Bite("contract-flipped", "the contract expects another answer", .driftBoth, exit: .drift) {
      site in
      site.edit(fixture: site.plain?.expect.flipped)
    },
    Bite(
      "contract-reason-changed", "the contract expects the right answer for another reason",
      .driftBoth, exit: .drift
    ) { site in
      // A reason that the suite knows, so one that another case has.
      for (_, _, expect) in site.plains {
        for reason in expect.inner where reason.node.isString {
          let others = site.plains.compactMap { $0.expect[reason.key]?.text }
          if let other = others.first(where: { $0 != reason.text }) {
            return site.edit(fixture: reason.replaced(by: other))
          }
        }
      }
      return nil
    },
    Bite(
      "contract-and-recording-flipped", "contract and recording are changed together",
      .driftSwift, exit: .drift
    ) { site in
      guard let plain = site.plain,
        let fixture = site.edit(fixture: plain.expect.flipped),
        let recording = site.edit(recording: site.rows[plain.row]["output"]?.flipped)
      else { return nil }
      return fixture + recording
    },
    Bite(
      "contract-and-recording-differ", "contract and recording are changed in different ways",
      .driftSplit, exit: .drift
    ) { site in
      guard let plain = site.plain, let flipped = plain.expect.flippable,
        let fixture = site.edit(fixture: plain.expect.flipped),
        let output = site.rows[plain.row]["output"],
        let recording = site.edit(
          recording: output.inner.first { $0.key != flipped.key }?.replaced(by: "\"planted\"")
            ?? output[flipped.key]?.replaced(by: "\"planted\""))
      else { return nil }
      return fixture + recording
    },
    Bite(
      "case-moved-to-another-input", "a case keeps its id and gets the rest of another",
      .recordingStaleInput, exit: .stale
    ) { site in
      guard let first = site.plain, let last = site.plains.last, first.row != last.row,
        let input = last.item["input"]?.text
      else { return nil }
      return site.edit(
        fixture: first.item["input"]?.replaced(by: input),
        first.expect.replaced(by: last.expect.text))
    },
    Bite("output-flipped", "Kotlin answered otherwise", .driftKotlin, exit: .drift) { site in
      site.edit(recording: site.plain.flatMap { site.rows[$0.row]["output"]?.flipped })
    },
    Bite(
      "output-reason-changed", "Kotlin gave the right answer for another reason", .driftKotlin,
      exit: .drift
    ) { site in
      let outputs = site.rows.compactMap { $0["output"]?.inner.first(where: \.node.isString) }
      return site.edit(recording: outputs.first?.replaced(by: "\"planted\""))
    },
    Bite("output-key-missing", "Kotlin's answer lacks a key", .driftKotlin, exit: .drift) {
      site in
      site.edit(recording: site.rows.first?["output"]?.without(0))
    },
    Bite("output-key-added", "Kotlin's answer has one more key", .driftKotlin, exit: .drift) {
      site in
      site.edit(recording: site.rows.first?["output"]?.withLast(#""planted":1"#))
    },
    Bite("output-as-text", "Kotlin's answer is of another type", .driftKotlin, exit: .drift) {
      site in
      let value = site.rows.first?["output"]?.inner.first { $0.isBool || $0.isInteger }
      return site.edit(recording: value.map { $0.replaced(by: "\"\($0.text)\"") })
    },
  ]
}

extension TextPlace {
  /// The first member with a value that has another one of its type.
  var flippable: TextPlace? { inner.first { $0.other != nil } }

  /// The other value in its place.
  var flipped: TextEdit? {
    guard let place = flippable, let other = place.other else { return nil }
    return place.replaced(by: other)
  }
}
