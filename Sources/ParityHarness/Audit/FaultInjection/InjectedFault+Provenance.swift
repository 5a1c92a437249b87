extension InjectedFault {
  /// Sources and constants that are not those the recording was made from.
  static let provenance: [InjectedFault] = [
    staleSource("source-changed", "a Kotlin source has changed") { target in
      target.source.map { [.write(.source($0), Array("// injected\n".utf8))] }
    },
    staleSource("source-emptied", "a Kotlin source is empty") { target in
      target.source.map { [.write(.source($0), [])] }
    },
    staleSource("source-missing", "a Kotlin source is missing") { target in
      target.source.map { [.remove(.source($0))] }
    },
    staleSource("stale-digest", "a digest is that of another source") { target in
      let zeros = String(repeating: "0", count: 64)
      return target.edit(
        recording: target.recording["sources"]?.inner.first?["sha256"]?
          .replaced(by: "\"\(zeros)\""))
    },
    staleSource("source-is-a-folder", "a folder is where a Kotlin source was") { target in
      target.source.map { [.makeFolder(.source($0))] }
    },
    staleSource("source-added", "a Kotlin source was added") { target in
      target.source.map {
        [.write(.source("\($0).injected.kt"), Array("const val LIMIT = 3\n".utf8))]
      }
    },
    staleSource("digest-removed", "the digest of a Kotlin source is missing") { target in
      target.edit(recording: target.recording["sources"]?.without(0))
    },
    malformed("no-digests", "a recording that was made from nothing") {
      $0.recording["sources"]?.replaced(by: "{}")
    },
    malformed("source-outside", "a digest of a file outside of the sources") {
      $0.recording["sources"]?.withFirst(#""../injected.kt": """#)
    },
    constants("constant-changed", "a constant of Kotlin is another") { constants in
      constants.inner.first.flatMap { $0.replaced(by: $0.other ?? "0") }
    },
    constants("constant-missing", "a constant of Kotlin is missing") { constants in
      constants.inner.isEmpty ? nil : constants.without(0)
    },
    constants("constant-added", "Kotlin has a constant that Swift has not") {
      $0.withLast(#""injected":1"#)
    },
  ]

  private static func staleSource(
    _ name: String, _ fault: String, inject: @escaping @Sendable (InjectionTarget) -> [FileEdit]?
  ) -> InjectedFault {
    InjectedFault(name, fault, .recordingStaleSource, exit: .stale, inject: inject)
  }

  private static func constants(
    _ name: String, _ fault: String, edit: @escaping @Sendable (TextSpan) -> TextEdit?
  ) -> InjectedFault {
    InjectedFault(name, fault, .constantsDrift, exit: .drift) { target in
      target.edit(recording: target.recording["constants"].flatMap(edit))
    }
  }
}
