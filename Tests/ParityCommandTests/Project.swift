import Foundation
import Testing

/// A copy of this project's fixtures, recordings and Kotlin sources that a test may spoil.
final class Project {
  let root: URL

  /// The folder of this package.
  static let origin = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the built programs are.
  static var products: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
      fatalError("the tests do not run from a bundle")
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }

  /// The program that is run unless another is asked for.
  private let program: String

  /// A project with the eligibility suite alone and the program that knows no other, so that what is
  /// asserted does not grow with the project; or the whole project, and the real program.
  init(isWhole: Bool = false) throws {
    program = isWhole ? "parity" : "faulty-parity"
    root = try Self.emptyFolder()
    let paths =
      isWhole
      ? ["fixtures", "kotlin-ref"]
      : ["fixtures/eligibility.json", "kotlin-ref/toolchain"] + Project.sources
    for path in paths {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Project.origin.appendingPathComponent(path), to: url(path))
    }
    if !isWhole {
      try makeFolder("kotlin-ref/recorded")
      try write(try Self.shortRecording.get(), to: Project.recording)
    }
  }

  /// A copy of one of the examples below `Tests`, and the example's own program.
  init(example folder: String, program: String) throws {
    self.program = program
    root = try Self.emptyFolder()
    for part in ["fixtures", "kotlin-ref"] {
      try FileManager.default.copyItem(
        at: Project.origin.appendingPathComponent("Tests/\(folder)/\(part)"), to: url(part))
    }
  }

  private static func emptyFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parity-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static let recording = "kotlin-ref/recorded/eligibility.json"

  /// The Kotlin that a project with the eligibility suite alone has, as many files take long to copy.
  private static let sources = [
    "kotlin-ref/src/reviewprompt", "kotlin-ref/src/suites/EligibilitySuite.kt",
  ]

  /// The recording with those of the sources it was made with that have been copied.
  private static let shortRecording = Result { () throws -> String in
    let text = try String(contentsOf: origin.appendingPathComponent(recording), encoding: .utf8)
    let parts = text.components(separatedBy: "\"sources\": {\n")
    try #require(parts.count == 2)
    let copied = parts[1].matches(of: #/    "([^"]+)": \{[^}]*\}/#).filter { match in
      sources.contains { "kotlin-ref/src/\(match.1)".hasPrefix($0) }
    }
    try #require(!copied.isEmpty)
    return parts[0] + "\"sources\": {\n"
      + copied.map { String($0.0) }.joined(separator: ",\n") + "\n  }\n}\n"
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: url(path))
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  /// Replaces a text that has to be in the file exactly once.
  func replace(_ old: String, with new: String, in path: String) throws {
    let parts = try text(path).components(separatedBy: old)
    try #require(parts.count == 2, "\(old) appears \(parts.count - 1) times in \(path)")
    try write(parts.joined(separator: new), to: path)
  }

  /// What a program answered.
  struct Answer: Equatable {
    let output: String
    let errors: String
    let exitCode: Int32
  }

  /// Runs the built command in the project's root, or in a folder below it.
  func run(
    _ arguments: [String], program: String? = nil, in folder: String = "",
    environment: [String: String] = [:]
  ) throws -> Answer {
    let process = Process()
    let program = program ?? self.program
    process.executableURL =
      program.hasPrefix("/")
      ? URL(fileURLWithPath: program) : Project.products.appendingPathComponent(program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.hasPrefix("/") ? URL(fileURLWithPath: folder) : url(folder)
    var variables = ProcessInfo.processInfo.environment
    for name in [
      "NO_COLOR", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE",
      "GITHUB_BASE_REF",
    ] {
      variables[name] = nil
    }
    process.environment = variables.merging(environment) { $1 }
    let output = url(".output-\(UUID().uuidString)")
    let errors = url(".errors-\(UUID().uuidString)")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Answer(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      exitCode: process.terminationStatus)
  }

  /// Runs the harness whose Swift side has a fault.
  func run(faulty fault: String, _ arguments: String...) throws -> Answer {
    try run(arguments, environment: ["PARITY_FAULT": fault])
  }
}

extension Project {
  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
  }

  /// The text of one case of the eligibility fixture, with the white space before it.
  func caseText(_ id: String) throws -> String {
    let text = try text("fixtures/eligibility.json")
    let parts = text.components(separatedBy: "\n    {")
    let part = try #require(parts.first { $0.contains(#""id": "\#(id)""#) })
    return "\n    {" + part.prefix(while: { $0 != "}" }) + "},\n      \"expect\""
      + part.components(separatedBy: #""expect""#)[1].components(separatedBy: "\n    }")[0]
      + "\n    }"
  }

  /// Leaves of the boundaries those with the first day of either axis of days: 1,320 of 126,720 rows.
  ///
  /// Unlike a check, `changes` takes a product of any length.
  func shortenBoundaries() throws {
    for (file, text) in try Self.fewBoundaries.get() { try write(text, to: file) }
  }

  /// The fixture and the recording with few rows, made once, as the recorded rows are many.
  private static let fewBoundaries = Result { () throws -> [(file: String, text: String)] in
    let project = try Project(isWhole: true)
    let (rows, days) = (110, 12 * 8)
    try project.editBoundaries { $0 / rows % days == 0 }
    return try ["fixtures", "kotlin-ref/recorded"].map { folder in
      let file = "\(folder)/eligibility-boundaries.json"
      let text = try project.text(file).replacing(/(EpochDay": \[\s*-[0-9]+)[^\]]*/) { $0.1 }
      return (file, text)
    }
  }

  /// Leaves of the boundaries' recorded rows some, by their numbers.
  func editBoundaries(keeping isKept: (Int) -> Bool) throws {
    let recording = "kotlin-ref/recorded/eligibility-boundaries.json"
    let parts = try text(recording).components(separatedBy: "\"rows\": [")
    try #require(parts.count == 2)
    let (rows, rest) = (parts[1].prefix { $0 != "]" }, parts[1].drop { $0 != "]" })
    let letters = rows.filter(\.isLetter).enumerated().filter { isKept($0.offset) }.map(\.element)
    try write(parts[0] + "\"rows\": [\"\(String(letters))\"\(rest)", to: recording)
  }

  /// Lets the contract ask for what neither twin answers, so that an audit injects no faults, which
  /// takes it long.
  func leaveParity() throws {
    try replace(
      #""expect": { "shouldRequestReview": true, "decidedBy": "override" }"#,
      with: #""expect": { "shouldRequestReview": true, "decidedBy": "wins" }"#,
      in: "fixtures/eligibility.json")
  }

  /// Replaces the first of a text that follows the id of a case.
  func edit(_ path: String, case id: String, _ old: String, _ new: String) throws {
    let text = try text(path)
    let start = try #require(text.range(of: "\"\(id)\""))
    let place = try #require(text.range(of: old, range: start.lowerBound..<text.endIndex))
    try write(text.replacingCharacters(in: place, with: new), to: path)
  }

  func cutCase(_ id: String) throws {
    try replace(try caseText(id) + ",", with: "", in: "fixtures/eligibility.json")
  }
}
