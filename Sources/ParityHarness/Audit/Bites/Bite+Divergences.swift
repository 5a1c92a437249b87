extension Bite {
  /// Differences between the runtimes that are not stated, or that are none any more.
  static let divergences: [Bite] = [
    unexplained("divergence-unexplained", "a divergence with an empty reason", reason: "\"\""),
    unexplained(
      "divergence-explained-by-blanks", "a divergence with a blank reason", reason: "\" \""),
    Bite(
      "divergence-without-reason", "a divergence without a reason", .fixtureMissingKey,
      exit: .unusable
    ) { site in
      site.edit(fixture: site.divergence?.expect.without("because"))
    },
    Bite(
      "divergence-of-one", "a divergence that states one twin alone", .fixtureMissingKey,
      exit: .unusable
    ) { site in
      site.edit(fixture: site.divergence?.expect.without("kotlin"))
    },
    Bite(
      "divergence-unstated", "a divergence stated as one outcome", .driftKotlin, exit: .drift
    ) { site in
      guard let expect = site.divergence?.expect, let swift = expect["swift"] else { return nil }
      return site.edit(fixture: expect.replaced(by: swift.text))
    },
    Bite(
      "divergence-of-equals", "a divergence whose two outcomes are the same", .divergenceHealed,
      .driftKotlin, exit: .drift
    ) { site in
      guard let expect = site.divergence?.expect, let swift = expect["swift"] else { return nil }
      return site.edit(fixture: expect["kotlin"]?.replaced(by: swift.text))
    },
    Bite(
      "divergence-healed", "Kotlin answers what Swift answers", .driftKotlin, .divergenceHealed,
      exit: .drift
    ) { site in
      guard let (row, _, expect) = site.divergence, let swift = expect["swift"] else { return nil }
      return site.edit(recording: site.rows[row]["output"]?.replaced(by: swift.text))
    },
    Bite(
      "divergence-of-another-kind", "Kotlin diverges in another way than is stated", .driftKotlin,
      exit: .drift
    ) { site in
      site.edit(
        recording: site.divergence.flatMap {
          site.rows[$0.row]["output"]?.withLast(#""planted":1"#)
        })
    },
  ]

  private static func unexplained(_ name: String, _ fault: String, reason: String) -> Bite {
    Bite(name, fault, .divergenceUnexplained, exit: .unusable) { site in
      site.edit(fixture: site.divergence?.expect["because"]?.replaced(by: reason))
    }
  }
}
