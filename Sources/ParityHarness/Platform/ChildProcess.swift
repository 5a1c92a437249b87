#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Another program, started with a pipe to its standard input and one from its standard output.
package final class ChildProcess {
  private let pid: Int32
  let input: Int32
  let output: Int32
  var reader: BufferedInput
  private var status: Platform.ExitStatus?

  /// The most memory that the child had, in bytes, once it has ended.
  package private(set) var peakMemory = 0

  /// Where the standard error of a child goes.
  package enum ErrorOutput {
    /// To the standard error of this process.
    case inherited
    /// Into the child's standard output.
    case merged
    /// Into a file, which is made anew.
    case file(String)
  }

  /// Starts a program in the environment of this process, changed as given; nil takes a variable
  /// away.
  package init(
    _ executable: String, _ arguments: [String], environment changes: [String: String?] = [:],
    errorOutput: ErrorOutput = .inherited
  ) throws(Platform.Failure) {
    if Interruption.isRequested {
      throw Platform.Failure(action: "start \(executable)", code: Platform.interrupted)
    }
    // A child that ends early makes a write fail; it must not end whoever writes.
    Platform.ignoreBrokenPipes()
    let input = try Platform.makePipe()
    let output = try Platform.makePipe()
    defer {
      Platform.close(input.reading)
      Platform.close(output.writing)
    }
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    var error: Int32 = 2
    switch errorOutput {
    case .inherited: break
    case .merged: error = output.writing
    case .file(let path): error = try Platform.create(file: path)
    }
    defer { if case .file = errorOutput { Platform.close(error) } }
    pid = try Platform.spawn(
      executable, arguments, environment: environment, input: input.reading,
      output: output.writing, error: error)
    Interruption.note(started: pid)
    self.input = input.writing
    self.output = output.reading
    reader = BufferedInput(output.reading)
  }

  deinit {
    _ = wait()
    Platform.close(output)
  }

  /// Sends bytes; a child that has ended does not make this fail, its silence will tell.
  package func write(_ bytes: some Sequence<UInt8>) throws(Platform.Failure) {
    do {
      try Platform.write(bytes, to: input)
    } catch  where error.isBrokenPipe {
      return
    }
  }

  /// The next line of the child's output; nil once it has ended or closed its output.
  package func readLine() throws(Platform.Failure) -> ArraySlice<UInt8>? {
    try reader.readLine()
  }

  /// Closes the child's input and waits for its end.
  package func wait() -> Platform.ExitStatus {
    if let status { return status }
    Platform.close(input)
    let (status, peak) = Platform.wait(for: pid)
    Interruption.note(ended: pid)
    self.status = status
    peakMemory = peak
    return status
  }

  /// Ends the child whatever it is doing, unless it has ended.
  package func kill() {
    if status == nil { Platform.kill(pid) }
  }

  /// Runs a program to its end with nothing on its input; how it ended and all that it said.
  package static func run(
    _ executable: String, _ arguments: [String], environment changes: [String: String?] = [:]
  ) throws(Platform.Failure) -> (status: Platform.ExitStatus, output: String) {
    let child = try ChildProcess(
      executable, arguments, environment: changes, errorOutput: .merged)
    let output = String(decoding: try child.reader.readToEnd(), as: UTF8.self)
    return (child.wait(), output)
  }

  /// The same, for so long at most: no status where the program was ended because it did not end.
  static func run(
    _ executable: String, _ arguments: [String], environment changes: [String: String?],
    within limit: Duration
  ) throws(Platform.Failure) -> (status: Platform.ExitStatus?, output: String) {
    let child = try ChildProcess(
      executable, arguments, environment: changes, errorOutput: .merged)
    let deadline = ContinuousClock.now + limit
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      let ready =
        left > .zero
        ? try Platform.wait(
          reading: child.output, writing: nil, milliseconds: Int(left / .milliseconds(1)) + 1) : nil
      guard let ready else {
        child.kill()
        return (nil, String(decoding: child.reader.unread, as: UTF8.self))
      }
      if ready.canRead, try !child.reader.fill() { break }
    }
    return (child.wait(), String(decoding: child.reader.unread, as: UTF8.self))
  }

  /// The program that a shell would start by this name.
  package static func find(_ program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }.first(where: isExecutable)
  }

  package static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path) && !Platform.isFolder(path)
  }
}
