/// A fault that is injected in a copy of the files, and what the check has to say to it.
///
/// A gate that has never been seen to fail may be one that cannot. Each fault makes a small edit to
/// the project's own files, and the check has to answer with exactly the codes expected: no fewer,
/// and no others beside them.
package struct InjectedFault: Sendable {
  /// The stable name, in kebab-case.
  package let name: String
  /// What is injected.
  package let fault: String
  /// The codes that have to be reported, each as often as it is listed.
  package let expected: [Problem.Code]
  package let exitCode: ExitCode

  /// The changes to the files; nil where the suite has nothing to inject the fault in.
  let inject: @Sendable (InjectionTarget) -> [FileEdit]?

  init(
    _ name: String, _ fault: String, _ expected: Problem.Code..., exit exitCode: ExitCode,
    inject: @escaping @Sendable (InjectionTarget) -> [FileEdit]?
  ) {
    self.name = name
    self.fault = fault
    self.expected = expected
    self.exitCode = exitCode
    self.inject = inject
  }

  /// Everything that can be injected.
  static let all =
    contract + cases + keys + syntax + recording + rows + provenance + divergences + product

  /// What came of injecting it.
  package struct Result: Sendable {
    package let fault: InjectedFault
    /// The suite whose files it was injected in; nil where no chosen suite offers a place.
    package let suite: String?
    package let answered: [Problem.Code]
    package let exitCode: ExitCode

    /// Whether the check answered as it has to; a fault that does not apply was not tried.
    package var isAsExpected: Bool {
      suite == nil
        || (answered.map(\.rawValue).sorted() == fault.expected.map(\.rawValue).sorted()
          && exitCode == fault.exitCode)
    }
  }
}

/// A change to one file of the copy.
enum FileEdit {
  case write(InjectionFile, [UInt8])
  case remove(InjectionFile)
  /// A folder takes the place of the file.
  case makeFolder(InjectionFile)
}

/// A file that a fault can be injected in.
enum InjectionFile: Hashable {
  case fixture
  case recording
  /// A Kotlin source, by its path below the sources.
  case source(String)
  /// A fixture of a suite that does not exist.
  case strayFixture

  var isKotlin: Bool { if case .source = self { true } else { false } }

  func path(in layout: ProjectLayout, suite: String) -> String {
    switch self {
    case .fixture: layout.fixture(of: suite)
    case .recording: layout.recording(of: suite)
    case .source(let path): "\(layout.kotlinSources[0])/\(path)"
    case .strayFixture: layout.fixture(of: "injected-by-the-audit")
    }
  }
}
