extension ParityCommand {
  /// `parity demo NAME`: a behaviour, printed as it happens.
  func demo(_ arguments: Arguments, _ layout: Layout) async throws(Arguments.UsageError) -> (
    report: String, code: ExitCode
  ) {
    let known = demos.map(\.name)
    if known.isEmpty { throw Arguments.UsageError(message: "this project has no demo") }
    let name = arguments.names.count == 1 ? arguments.names[0] : ""
    guard let demo = demos.first(where: { $0.name == name }) else {
      let hint = Nearest.suggestion(for: name, among: known)
      throw Arguments.UsageError(
        message: "demo needs one of \(known.joined(separator: ", "))\(hint)")
    }
    let context = Demo.Context(layout: layout) { line in
      // A reader that has left has seen enough.
      do { try Platform.write("\(line)\n".utf8, to: 1) } catch { return }
    }
    do {
      try await demo.run(context)
      return ("", .parity)
    } catch {
      var report = ""
      ProblemText(style: style(arguments)) { report += $0 }.report([error])
      return (report, error.code.exitCode)
    }
  }
}
