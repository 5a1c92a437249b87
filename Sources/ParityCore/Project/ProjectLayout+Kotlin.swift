extension ProjectLayout {
  /// Reads all Kotlin sources that are stated, or some of them.
  package func readKotlinSources(_ stated: [String]? = nil) throws(Problem) -> KotlinSources {
    do throws(KotlinSources.Failure) {
      return try KotlinSources(in: (stated ?? kotlin.sources).map(absolute))
    } catch {
      switch error {
      case .missing(let path):
        throw Problem(.kotlinMissing, "there are no Kotlin sources here", file: display(path))
          .advising(.stateKotlin)
      case .sameName(let path, let places):
        let names = places.map { Escaped.plain(display($0)) }.joined(separator: " and ")
        throw Problem(
          .kotlinRefused,
          "two Kotlin sources are both called \(Escaped.plain(path)) in a recording: \(names)",
          file: display(places[1])
        ).advising(.advice("state folders below which all paths are different"))
      case .unreadable(let failure): throw Problem(.fileUnreadable, failure)
      }
    }
  }
}

extension NextStep {
  /// Say where the Kotlin side is.
  package static let stateKotlin = NextStep.advice(
    "get it (check out or build it), or say where it is: the program's KotlinReference, or the "
      + "options --kotlin-sources, --kotlin-classpath, --kotlin-watch and --kotlin-recorder")
}
