import Foundation
import PackagePlugin

/// `swift package parity-init NAME`: what a new suite needs, in a package that has no program for it
/// yet.
@main
struct ParityInitPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let parity = context.package.dependencies.first { dependency in
      dependency.package.products.contains { $0.name == "ParityHarness" }
    }
    let tool = try context.tool(named: "parity-init")
    let process = Process()
    process.executableURL = tool.url
    process.arguments =
      ["init"] + arguments + ["--root", context.package.directoryURL.path]
      + (parity.map { ["--dependency", $0.package.id] } ?? [])
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("parity-init ended with exit code \(process.terminationStatus)")
    }
  }
}
