/// The manifest of a package, to whose end targets are added, so that all of it stays as it is.
struct Manifest {
  static let path = "Package.swift"

  /// The name of the package, or of its folder.
  let packageName: String

  /// What there is; nil where there is no manifest.
  private let text: String?

  /// What targets call this package.
  private let dependency: String

  /// The folder of this package, to add; nil where the manifest depends on it already.
  private let dependencyFolder: String?

  /// Reads the manifest in a folder.
  init(root: String, dependency: String?) throws(Scaffold.Refusal) {
    let file = "\(root)/\(Self.path)"
    do throws(Platform.Failure) {
      text =
        Platform.exists(file: file)
        ? String(decoding: try Platform.read(file: file), as: UTF8.self) : nil
    } catch {
      throw .file(Problem(.fileUnreadable, error))
    }
    let folderName = root.split(separator: "/").last.map(String.init) ?? "app"
    packageName = text.flatMap(Self.name) ?? folderName
    let checkout = ProjectLayout.checkout
    let identity = checkout.split(separator: "/").last.map { $0.lowercased() } ?? "parity"
    let isThere = text.map { $0.contains("/\(identity)\"") || $0.contains("/\(identity).git\"") }
    if let dependency {
      (self.dependency, dependencyFolder) = (dependency, nil)
    } else if isThere == true {
      (self.dependency, dependencyFolder) = (identity, nil)
    } else {
      self.dependency = "parity"
      dependencyFolder = Platform.path(to: checkout, from: root)
    }
    if text?.contains("let package = Package(") == false { throw .manifest }
  }

  /// The text with the targets; nil where it has them already.
  func extended(by names: SuiteNames) -> String? {
    guard let text else { return head + targets(names) }
    return text.contains("\"ParityHarness\"") ? nil : text + targets(names)
  }

  /// The value of the first `name:`, which is the package's.
  private static func name(in text: String) -> String? {
    guard let start = text.firstRange(of: "let package = Package(")?.upperBound,
      let label = text[start...].firstRange(of: "name: \"")?.upperBound
    else { return nil }
    return String(text[label...].prefix { $0 != "\"" })
  }

  private var head: String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(name: "\(packageName)")

    """
  }

  private func targets(_ names: SuiteNames) -> String {
    let product = { (name: String) in ".product(name: \"\(name)\", package: \"\(dependency)\")" }
    let addition =
      dependencyFolder.map {
        "package.dependencies.append(.package(name: \"\(dependency)\", path: \"\($0)\"))\n"
      } ?? ""
    return """

      // The parity check: its suites, its program and its tests.
      \(addition)if package.platforms == nil { package.platforms = [.macOS(.v15), .iOS(.v18)] }
      package.targets += [
        .target(name: "\(names.target)", dependencies: [\(product("ParityCore"))]),
        .executableTarget(
          name: "\(names.program)",
          dependencies: ["\(names.target)", \(product("ParityHarness"))]),
        .testTarget(
          name: "\(names.target)Tests",
          dependencies: ["\(names.target)", \(product("ParityTesting"))]),
      ]

      """
  }
}
