extension InjectedFault {
  /// Recorded rows that are not those of the fixture.
  static let rows: [InjectedFault] = [
    otherRoster("row-dropped", "a recorded row is missing") {
      [$0.recording["cases"]?.without($0.rows.count / 2)]
    },
    otherRoster("row-renamed", "a recorded row has another id") {
      [$0.rows.first?["id"]?.replaced(by: "\"injected-name\"")]
    },
    otherRoster("rows-reordered", "two recorded rows have changed places") {
      $0.rows.count > 1 ? $0.recording["cases"]?.swapping(0, 1) ?? [] : []
    },
    otherRoster("no-rows", "nothing but the frame was recorded") {
      [$0.recording["cases"]?.replaced(by: "[]")]
    },
    malformed("row-doubled", "a recorded row appears twice") { target in
      target.rows.first.flatMap { target.recording["cases"]?.withLast($0.text) }
    },
    staleInput("recorded-input-changed", "Kotlin was asked something else") {
      $0.rows.first?["input"]?.inner.first?.replaced(by: "\"injected\"")
    },
    staleInput("recorded-input-lacks-a-key", "Kotlin understood one key less") {
      $0.rows.first?["input"]?.without(0)
    },
    staleInput("recorded-input-has-a-key-more", "Kotlin understood one key more") {
      $0.rows.first?["input"]?.withLast(#""injected":1"#)
    },
  ]

  private static func otherRoster(
    _ name: String, _ fault: String, edits: @escaping @Sendable (InjectionTarget) -> [TextEdit?]
  ) -> InjectedFault {
    InjectedFault(name, fault, .recordingRoster, exit: .stale) { $0.edit(recording: edits($0)) }
  }

  private static func staleInput(
    _ name: String, _ fault: String, edit: @escaping @Sendable (InjectionTarget) -> TextEdit?
  ) -> InjectedFault {
    InjectedFault(name, fault, .recordingStaleInput, exit: .stale) { $0.edit(recording: edit($0)) }
  }
}
