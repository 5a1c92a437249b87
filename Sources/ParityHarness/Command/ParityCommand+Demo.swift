extension ParityCommand {
  /// `parity demo NAME`: a behaviour, printed as it happens.
  func demo(_ arguments: Arguments, _ files: ProjectFiles) async throws(UsageError) -> Answer {
    let known = demos.map(\.name)
    if known.isEmpty { throw .noDemo }
    let name = arguments.names.count == 1 ? arguments.names[0] : ""
    guard let demo = demos.first(where: { $0.name == name }) else {
      throw .needsOneDemo(found: name, known: known)
    }
    let context = Demo.Context(layout: files.layout) { line in
      // A reader that has left has seen enough.
      do { try Platform.write("\(line)\n".utf8, to: 1) } catch { return }
    }
    do {
      try await demo.run(context)
      return ("", .parity)
    } catch {
      return (problemText(arguments, [error]), error.code.exitCode)
    }
  }
}
