/// The program that runs, which hints name: another package's has another name than this one's.
package struct Program: Sendable {
  /// What people type to run it.
  package let command: String

  /// Its name alone.
  package var name: String { command.split(separator: " ").last.map(String.init) ?? command }

  package init(command: String) { self.command = command }

  /// The program at a path: one in a build folder is started by the package manager.
  package init(path: String) {
    let parts = path.split(separator: "/")
    let name = parts.last.map(String.init) ?? "parity"
    let isBuilt = parts.dropLast().last.map { ["debug", "release"].contains($0) } ?? false
    self.init(command: isBuilt ? "swift run \(name)" : name)
  }

  /// The version, which all programs made with this package have.
  package static let version = "1.0.0"

  /// The command line with these arguments.
  package func with(_ arguments: [String]) -> String {
    ([command] + arguments.map(Escaped.plain)).joined(separator: " ")
  }
}
