/// Where the Kotlin side of a project is, and how its recorder is had.
///
/// Paths are those of folders or files, from the project's root, and may lead out of it:
/// `../android/shop/src/main/kotlin`. There are three ways:
///
/// ```swift
/// // Sources, compiled with the pinned compiler; jars that they need.
/// KotlinReference(compiling: ["kotlin-ref/src", "../android/shop/src/main/kotlin"])
/// // What your own build compiled; the bindings alone are compiled with the pinned compiler.
/// KotlinReference(
///   compiling: ["kotlin-ref/src"], classPath: ["../android/shop/build/classes/kotlin/main"],
///   watching: ["../android/shop/src/main/kotlin"])
/// // A program of your own build that is the whole recorder.
/// KotlinReference(
///   recorder: "../android/recorder/build/install/recorder/bin/recorder",
///   watching: ["../android/recorder/src/main/kotlin", "../android/shop/src/main/kotlin"])
/// ```
///
/// In all three, the digest of every `.kt` file that is compiled or watched is in a recording. A file
/// that was added, changed or removed since makes the recording stale, which the check finds without
/// Java and without your build. A file is named by its path below its folder, wherever that is, so two
/// folders must not have a file of the same path.
public struct KotlinReference: Sendable {
  /// What is compiled with the pinned compiler; nothing where a recorder is given.
  package var compiled: [String]

  /// Kotlin sources that others compile.
  package var watched: [String]

  /// Jars and folders of classes, for compiling and running.
  package var classPath: [String]

  /// The class whose `main` runs the recorder.
  package var mainClass: String

  /// The program that is the recorder, in place of what would be compiled.
  package var recorder: String?

  /// Sources that are compiled with the pinned compiler, together with the recorder's own.
  ///
  /// - Parameters:
  ///   - sources: the bindings, and the twins where they are not in the class path.
  ///   - classPath: jars and folders of classes that they need.
  ///   - watched: the sources that the class path was compiled from.
  ///   - mainClass: the class whose `main` calls the recorder's `run`.
  public init(
    compiling sources: [String] = ["kotlin-ref/src"], classPath: [String] = [],
    watching watched: [String] = [], mainClass: String = "suites.MainKt"
  ) {
    compiled = sources
    self.watched = watched
    self.classPath = classPath
    self.mainClass = mainClass
  }

  /// A program that is the whole recorder, such as Gradle's `installDist` and Maven's `appassembler`
  /// leave behind.
  ///
  /// - Parameters:
  ///   - recorder: the path of the program, started with the arguments of the recorder's protocol.
  ///   - watched: the sources that it was compiled from.
  public init(recorder: String, watching watched: [String]) {
    self.init(compiling: [], watching: watched)
    self.recorder = recorder
  }

  /// All stated sources.
  package var sources: [String] { compiled + watched }
}
