/// The names that follow from those of a suite and of the package that it is in.
struct SuiteNames: Sendable {
  /// The suite, in kebab case: `free-shipping`.
  let suite: String

  /// The package, as its manifest names it.
  let packageName: String

  /// Nil where the suite's name is not in kebab case, beginning with a letter.
  init?(suite: String, package packageName: String) {
    let words = suite.split(separator: "-", omittingEmptySubsequences: false)
    guard suite.utf8.first.map(Self.isLetter) == true,
      words.allSatisfy({ word in
        !word.isEmpty && word.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
      })
    else { return nil }
    self.suite = suite
    self.packageName = packageName
  }

  /// `FreeShipping`.
  var type: String { Self.pascal(suite) }

  /// `freeShipping`.
  var value: String { type.prefix(1).lowercased() + type.dropFirst() }

  /// The target that holds the suites: `ShopTwins`.
  var target: String { "\(Self.pascal(packageName))Twins" }

  /// The program that checks them: `shop-parity`.
  var program: String {
    let words = Self.words(packageName).map { $0.lowercased() }
    return (words + ["parity"]).joined(separator: "-")
  }

  /// All that is written, the manifest aside.
  var files: [NewFile] { swiftFiles + [fixture] + kotlinFiles + [workflow] }

  private static func pascal(_ text: String) -> String {
    let name = words(text).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.utf8.first.map(isDigit) == true ? "The\(name)" : name
  }

  /// The runs of ASCII letters and digits.
  private static func words(_ text: String) -> [Substring] {
    let words = text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? ["app"] : words
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...122).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...57).contains(byte) }
}
