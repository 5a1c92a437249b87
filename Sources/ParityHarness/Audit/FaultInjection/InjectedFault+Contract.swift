extension InjectedFault {
  /// Answers that are changed on one side, or on two.
  static let contract: [InjectedFault] = [
    InjectedFault(
      "contract-flipped", "the contract expects another answer", .driftBoth, exit: .drift
    ) {
      target in
      target.edit(fixture: target.plain?.expect.flipped)
    },
    InjectedFault(
      "contract-reason-changed", "the contract expects the right answer for another reason",
      .driftBoth, exit: .drift
    ) { target in
      // A reason that the suite knows, so one that another case has.
      for (_, _, expect) in target.plains {
        for reason in expect.inner where reason.node.isString {
          let others = target.plains.compactMap { $0.expect[reason.key]?.text }
          if let other = others.first(where: { $0 != reason.text }) {
            return target.edit(fixture: reason.replaced(by: other))
          }
        }
      }
      return nil
    },
    InjectedFault(
      "contract-and-recording-flipped", "contract and recording are changed together",
      .driftSwift, exit: .drift
    ) { target in
      guard let plain = target.plain,
        let fixture = target.edit(fixture: plain.expect.flipped),
        let recording = target.edit(recording: target.rows[plain.row]["output"]?.flipped)
      else { return nil }
      return fixture + recording
    },
    InjectedFault(
      "contract-and-recording-differ", "contract and recording are changed in different ways",
      .driftSplit, exit: .drift
    ) { target in
      guard let plain = target.plain, let flipped = plain.expect.flippable,
        let fixture = target.edit(fixture: plain.expect.flipped),
        let output = target.rows[plain.row]["output"],
        let recording = target.edit(
          recording: output.inner.first { $0.key != flipped.key }?.replaced(by: "\"injected\"")
            ?? output[flipped.key]?.replaced(by: "\"injected\""))
      else { return nil }
      return fixture + recording
    },
    InjectedFault(
      "case-moved-to-another-input", "a case keeps its id and gets the rest of another",
      .recordingStaleInput, exit: .stale
    ) { target in
      guard let first = target.plain, let last = target.plains.last, first.row != last.row,
        let input = last.item["input"]?.text
      else { return nil }
      return target.edit(
        fixture: first.item["input"]?.replaced(by: input),
        first.expect.replaced(by: last.expect.text))
    },
    InjectedFault("output-flipped", "Kotlin answered otherwise", .driftKotlin, exit: .drift) {
      target in
      target.edit(recording: target.plain.flatMap { target.rows[$0.row]["output"]?.flipped })
    },
    InjectedFault(
      "output-reason-changed", "Kotlin gave the right answer for another reason", .driftKotlin,
      exit: .drift
    ) { target in
      let outputs = target.rows.compactMap { $0["output"]?.inner.first(where: \.node.isString) }
      return target.edit(recording: outputs.first?.replaced(by: "\"injected\""))
    },
    InjectedFault("output-key-missing", "Kotlin's answer lacks a key", .driftKotlin, exit: .drift) {
      target in
      target.edit(recording: target.rows.first?["output"]?.without(0))
    },
    InjectedFault(
      "output-key-added", "Kotlin's answer has one more key", .driftKotlin, exit: .drift
    ) {
      target in
      target.edit(recording: target.rows.first?["output"]?.withLast(#""injected":1"#))
    },
    InjectedFault(
      "output-as-text", "Kotlin's answer is of another type", .driftKotlin, exit: .drift
    ) {
      target in
      let value = target.rows.first?["output"]?.inner.first { $0.isBool || $0.isInteger }
      return target.edit(recording: value.map { $0.replaced(by: "\"\($0.text)\"") })
    },
  ]
}

extension TextSpan {
  /// The first member with a value that has another one of its type.
  var flippable: TextSpan? { inner.first { $0.other != nil } }

  /// The other value in its place.
  var flipped: TextEdit? {
    guard let place = flippable, let other = place.other else { return nil }
    return place.replaced(by: other)
  }
}
