package import ParityHarness

extension EligibilityBoundariesSuite {
  /// Wins against days since the last attempt, where neither the override nor the version decides.
  package var surface: DecisionSurface? {
    DecisionSurface(
      title: "may the app ask?",
      fixed: [
        JSONMember("forceOverride", false), JSONMember("lastPromptedVersion", "2.4"),
        JSONMember("currentVersion", "2.4.0"),
      ],
      x: DecisionSurface.Axis("days since the last attempt") { input in
        guard let last = input["lastAttemptEpochDay"]?.integer,
          let today = input["todayEpochDay"]?.integer
        else { return nil }
        return Self.step(ofDays: Int128(today) - Int128(last))
      },
      y: DecisionSurface.Axis("wins") {
        $0["wonCompletionCount"]?.integer.map { DecisionSurface.Step(Int128($0)) }
      },
      outcomeKey: "decidedBy")
  }

  /// Each number of days near today and near the cooldown, and what lies between the ends of the
  /// languages' integers, where differences of days overflow.
  private static func step(ofDays days: Int128) -> DecisionSurface.Step? {
    if (-1...31).contains(days) { return DecisionSurface.Step(days) }
    let starts = [
      DecisionSurface.Step(.min, label: "below −2⁶³"),
      DecisionSurface.Step(-1 << 63, label: "from −2⁶³ on"),
      DecisionSurface.Step(-1 << 31, label: "from −2³¹ on"),
      DecisionSurface.Step(32, label: "from 32 on"),
      DecisionSurface.Step(1 << 31, label: "from 2³¹ on"),
      DecisionSurface.Step(1 << 63, label: "from 2⁶³ on"),
    ]
    return starts.last { $0.position <= days }
  }
}
