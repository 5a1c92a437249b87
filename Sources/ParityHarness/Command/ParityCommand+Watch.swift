extension ParityCommand {
  /// How often the files are looked at.
  private static let milliseconds = 250

  /// `parity check --watch`: a check after each change of what it reads, until Ctrl-C.
  func watch(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    let layout = files.layout
    let path = Platform.executablePath()
    // The name as long as the file is there.
    let command = program.command
    let interruption: Int32
    do {
      interruption = try Interruption.listen()
    } catch {
      return (problemText(arguments, [Problem(.harnessFault, error)]), .harnessFault)
    }
    var watcher = ChangeWatcher(FileSnapshot(of: layout, program: path) ?? FileSnapshot([:]))
    var answer = try check(arguments, files)
    if Interruption.isRequested { Platform.end(Platform.interruptedExitCode) }
    while show(answer.report + hint(command)) {
      guard let changes = nextChanges(layout, path, &watcher, interruption) else { break }
      if changes.contains(path) {
        return ("\nthis program was built again; start it again: \(command)\n", answer.code)
      }
      let names = changes.map(layout.display)
      if !show("\n--- changed: \(CaseListDiff.list(names))\n\n") { break }
      let next: Answer
      do throws(UsageError) {
        next = try check(arguments, files)
      } catch {
        // A case that was asked for may be gone for a moment.
        next = ("parity: \(error.message)\n", .usage)
      }
      // A check that was interrupted has no verdict.
      if Interruption.isRequested { break }
      answer = next
    }
    return (Platform.isTerminal(1) ? "\n" : "", answer.code)
  }

  private func hint(_ command: String) -> String {
    """

    watching fixtures, recordings and Kotlin sources; Ctrl-C ends
    a change of Swift needs a build; start it again then: \(command)

    """
  }

  /// Waits for files to change; nil when the process is asked to end.
  private func nextChanges(
    _ layout: ProjectLayout, _ program: String, _ watcher: inout ChangeWatcher,
    _ interruption: Int32
  ) -> [String]? {
    while true {
      do throws(Platform.Failure) {
        _ = try Platform.wait(
          reading: interruption, writing: nil, milliseconds: Self.milliseconds)
      } catch {
        return nil
      }
      if Interruption.isRequested { return nil }
      let snapshot = FileSnapshot(of: layout, program: program)
      if let changes = watcher.changes(in: snapshot) { return changes }
    }
  }

  /// Prints at once; false where no one reads any more.
  private func show(_ text: String) -> Bool {
    do {
      try Platform.write(text.utf8, to: 1)
      return true
    } catch {
      return false
    }
  }
}
