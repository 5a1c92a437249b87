extension InjectedFault {
  /// Files that are no recordings of the suite.
  static let recording: [InjectedFault] = [
    InjectedFault("recording-missing", "there is no recording", .recordingMissing, exit: .stale) {
      _ in
      [.remove(.recording)]
    },
    InjectedFault(
      "recording-is-a-folder", "a folder is where the recording was", .fileUnreadable,
      exit: .fileFault
    ) { _ in
      [.makeFolder(.recording)]
    },
    rewritten("recording-truncated", "the recording is cut in half") {
      Array($0.prefix($0.count / 2))
    },
    rewritten("recording-empty", "the recording is empty") { _ in [] },
    rewritten("recording-with-byte-order-mark", "the recording starts with a byte order mark") {
      [0xEF, 0xBB, 0xBF] + $0
    },
    rewritten("recording-with-garbage", "something follows the recording") {
      $0 + Array("{}".utf8)
    },
    rewritten("not-a-recording", "the recording is an empty object") { _ in
      Array("{}".utf8)
    },
    malformed("other-format", "a recording of another format") {
      $0.recording["format"].flatMap { $0.replaced(by: $0.other ?? "0") }
    },
    malformed("other-suite-recorded", "a recording of another suite") {
      $0.recording["suite"]?.replaced(by: "\"injected\"")
    },
    malformed("unknown-key-in-the-recording", "a key that nothing reads, in the recording") {
      $0.recording.withLast(#""injected": 1"#)
    },
    malformed("unknown-key-in-a-row", "a key that nothing reads, in a recorded row") {
      $0.rows.first?.withLast(#""injected":1"#)
    },
    malformed("missing-output", "a recorded row without its output") {
      $0.rows.first?.without("output")
    },
    malformed("missing-versions", "a recording without the version of its compiler") {
      $0.recording.without("kotlin")
    },
    malformed("key-twice-in-the-recording", "a key appears twice in the recording") {
      $0.recording.withLast(#""format": 1"#)
    },
    malformed("output-without-keys", "a recorded output is no object") {
      $0.rows.first?["output"]?.replaced(by: "null")
    },
  ]

  private static func rewritten(
    _ name: String, _ fault: String, change: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> InjectedFault {
    InjectedFault(name, fault, .recordingMalformed, exit: .unusable) {
      $0.rewrite(.recording, change)
    }
  }

  static func malformed(
    _ name: String, _ fault: String, edit: @escaping @Sendable (InjectionTarget) -> TextEdit?
  ) -> InjectedFault {
    InjectedFault(name, fault, .recordingMalformed, exit: .unusable) {
      $0.edit(recording: edit($0))
    }
  }
}
