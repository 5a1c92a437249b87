extension ParityCommand {
  /// `parity init`: the files of a new suite.
  func initialize(_ arguments: Arguments) throws(UsageError) -> Answer {
    guard arguments.names.count == 1, let suite = arguments.names.first else {
      throw .needsOneName(found: arguments.names)
    }
    let root = Platform.absolute(arguments.root ?? ".")
    if !Platform.isFolder(root) { throw .rootIsNoFolder(root) }
    do throws(Scaffold.Refusal) {
      let scaffold = try Scaffold(
        suite: suite, root: root, dependency: arguments.dependency)
      return (text(of: try scaffold.write(), scaffold.program), .parity)
    } catch {
      switch error {
      case .name: throw .badSuiteName(suite)
      case .taken(let paths): throw .filesExist(paths)
      case .manifest: throw .unusualManifest
      case .file(let problem): return (problemText(arguments, [problem]), problem.code.exitCode)
      }
    }
  }

  private func text(of report: Scaffold.Report, _ program: String) -> String {
    var text = report.written.map { "wrote  \(Escaped.plain($0))\n" }.joined()
    for addition in report.additions {
      text += "add    \(addition.text) to \(Escaped.plain(addition.path))\n"
    }
    return text + """

      next   swift run \(program) record   let Kotlin answer; needs a JDK 17 and, once, Python 3 with pip
             swift run \(program)          check
             swift test

      """
  }
}
