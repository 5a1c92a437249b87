/// Tells which Kotlin sources are not those that a recording was made from.
package struct SourceFreshness {
  /// What became of one file since the recording.
  package enum Status: Hashable {
    case added
    case changed
    case removed
  }

  /// The files that are not as they were, sorted by path.
  package let changes: [(path: String, status: Status)]

  package init(of recorded: [KotlinSources.File], now sources: KotlinSources) {
    let was = Dictionary(recorded.map { ($0.path, $0.digest) }, uniquingKeysWith: { $1 })
    let now = Dictionary(sources.files.map { ($0.path, $0.digest) }, uniquingKeysWith: { $1 })
    let changes = sources.files.compactMap { file -> (path: String, status: Status)? in
      guard let digest = was[file.path] else { return (file.path, .added) }
      return digest == file.digest ? nil : (file.path, .changed)
    }
    let removed = recorded.filter { now[$0.path] == nil }.map { ($0.path, Status.removed) }
    self.changes = (changes + removed).sorted { $0.path < $1.path }
  }
}

extension SourceFreshness.Status {
  /// What became of the file, as a sentence.
  var sentence: String {
    switch self {
    case .added: "this Kotlin source was added since the recording was made"
    case .changed: "this Kotlin source has changed since the recording was made"
    case .removed: "this Kotlin source was removed since the recording was made"
    }
  }
}
