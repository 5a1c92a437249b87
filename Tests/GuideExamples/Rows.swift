import Foundation
import ParityCore
import ParityTesting
import Testing

@Test(arguments: ShippingSuite().rows())
func shipping(_ row: ParityRow) async { await row.check() }

/// Stands for the suite of the worked example, which is another program.
struct ShippingSuite: Suite {
  struct Input: Codable { var cents: Int32 }
  struct Answer: Codable { var isFree: Bool }

  let name = "shipping"
  let caseCount = 3

  func answer(_ input: Input) -> Answer { Answer(isFree: input.cents >= 5_000) }
}

/// On a device, where no source file is.
func bundledRows() -> [ParityRow] {
  ShippingSuite().rows(in: ParityProject(folder: Bundle.module.resourcePath!))
}

extension Bundle {
  /// Stands for the bundle that the package manager makes for a target with resources.
  fileprivate static var module: Bundle { .main }
}
