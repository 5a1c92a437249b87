/// A recorder that can be started: the Kotlin twins, and what asks them.
package struct RunnableRecorder: Sendable {
  /// What it is called in messages; safe to print.
  package let name: String

  package let program: String

  /// Its arguments, before those of the protocol.
  package let arguments: [String]

  /// The sources that its answers depend on.
  package let sources: KotlinSources

  /// Starts it to be asked one input after the other.
  ///
  /// - Parameters:
  ///   - folder: where a file for its standard error may be as long as it runs.
  ///   - timeLimit: how long to wait for an answer.
  package func serve(
    suite: String, folder: String, timeLimit: Duration
  ) throws(Problem) -> KotlinProcess {
    try KotlinProcess(
      program, arguments + ["--serve"], suite: suite, folder: folder, timeLimit: timeLimit)
  }
}
