/// What a command line says about the Kotlin side, in place of what the program says.
struct KotlinOptions {
  var sources: [String] = []
  var classPath: [String] = []
  var watched: [String] = []
  var mainClass: String?
  var recorder: String?

  /// The Kotlin side with what was given; a list that was not given stays as it is.
  func applied(to stated: KotlinReference) -> KotlinReference {
    var reference = stated
    if let recorder {
      reference = KotlinReference(
        recorder: Platform.absolute(recorder), watching: stated.sources)
    }
    if !sources.isEmpty {
      reference.compiled = sources.map(Platform.absolute)
      reference.recorder = nil
    }
    if !classPath.isEmpty { reference.classPath = classPath.map(Platform.absolute) }
    if !watched.isEmpty { reference.watched = watched.map(Platform.absolute) }
    if let mainClass { reference.mainClass = mainClass }
    return reference
  }
}
