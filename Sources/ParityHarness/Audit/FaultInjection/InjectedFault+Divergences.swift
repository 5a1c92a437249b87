extension InjectedFault {
  /// Differences between the runtimes that are not stated, or that are none any more.
  static let divergences: [InjectedFault] = [
    unexplained("divergence-unexplained", "a divergence with an empty reason", reason: "\"\""),
    unexplained(
      "divergence-explained-by-blanks", "a divergence with a blank reason", reason: "\" \""),
    InjectedFault(
      "divergence-without-reason", "a divergence without a reason", .fixtureMissingKey,
      exit: .unusable
    ) { target in
      target.edit(fixture: target.divergence?.expect.without("because"))
    },
    InjectedFault(
      "divergence-of-one", "a divergence that states one twin alone", .fixtureMissingKey,
      exit: .unusable
    ) { target in
      target.edit(fixture: target.divergence?.expect.without("kotlin"))
    },
    InjectedFault(
      "divergence-unstated", "a divergence stated as one outcome", .driftKotlin, exit: .drift
    ) { target in
      guard let expect = target.divergence?.expect, let swift = expect["swift"] else { return nil }
      return target.edit(fixture: expect.replaced(by: swift.text))
    },
    InjectedFault(
      "divergence-of-equals", "a divergence whose two outcomes are the same", .divergenceHealed,
      .driftKotlin, exit: .drift
    ) { target in
      guard let expect = target.divergence?.expect, let swift = expect["swift"] else { return nil }
      return target.edit(fixture: expect["kotlin"]?.replaced(by: swift.text))
    },
    InjectedFault(
      "divergence-healed", "Kotlin answers what Swift answers", .driftKotlin, .divergenceHealed,
      exit: .drift
    ) { target in
      guard let (row, _, expect) = target.divergence, let swift = expect["swift"] else {
        return nil
      }
      return target.edit(recording: target.rows[row]["output"]?.replaced(by: swift.text))
    },
    InjectedFault(
      "divergence-of-another-kind", "Kotlin diverges in another way than is stated", .driftKotlin,
      exit: .drift
    ) { target in
      target.edit(
        recording: target.divergence.flatMap {
          target.rows[$0.row]["output"]?.withLast(#""injected":1"#)
        })
    },
  ]

  private static func unexplained(_ name: String, _ fault: String, reason: String) -> InjectedFault
  {
    InjectedFault(name, fault, .divergenceUnexplained, exit: .unusable) { target in
      target.edit(fixture: target.divergence?.expect["because"]?.replaced(by: reason))
    }
  }
}
