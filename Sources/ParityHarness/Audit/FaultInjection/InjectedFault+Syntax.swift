extension InjectedFault {
  /// Texts that are no JSON, or that two readers would read in two ways.
  static let syntax: [InjectedFault] = [
    syntax("fixture-truncated", "the fixture is cut in half") { Array($0.prefix($0.count / 2)) },
    syntax("fixture-unclosed", "the fixture lacks its last brace") { bytes in
      Array(bytes[..<(bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0)])
    },
    syntax("fixture-empty", "the fixture is empty") { _ in [] },
    syntax("fixture-with-byte-order-mark", "the fixture starts with a byte order mark") {
      [0xEF, 0xBB, 0xBF] + $0
    },
    syntax("fixture-with-garbage", "something follows the fixture") { $0 + Array("{}".utf8) },
    syntax("fixture-with-comment", "a comment precedes the fixture") {
      Array("// injected\n".utf8) + $0
    },
    syntax("fixture-with-zero-byte", "a zero byte follows the fixture") { $0 + [0] },
    edit("comma-too-many", "a comma follows the last case", .jsonSyntax) { target in
      target.cases.last.map { TextEdit($0.value.upperBound..<$0.value.upperBound, ",") }
    },
    edit("lone-surrogate", "a string holds half a character", .jsonSyntax) {
      $0.fixture["suite"]?.replaced(by: #""\ud800""#)
    },
    edit("key-twice-in-an-input", "a key appears twice in an input", .jsonDuplicateKey) { target in
      guard let input = target.cases.first?["input"], let member = input.inner.first else {
        return nil
      }
      return input.withLast("\(Escaped.literal(member.key)): \(member.text)")
    },
    edit("key-twice-in-the-fixture", "a key appears twice in the fixture", .jsonDuplicateKey) {
      $0.fixture.withLast(#""suite": "injected""#)
    },
    edit("key-twice-canonically", "two keys look the same and are not", .jsonDuplicateKey) {
      $0.cases.first?["input"]?.withLast(#""inject\u00e9": 1, "injecte\u0301": 1"#)
    },
  ]

  private static func syntax(
    _ name: String, _ fault: String, change: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> InjectedFault {
    InjectedFault(name, fault, .jsonSyntax, exit: .unusable) { $0.rewrite(.fixture, change) }
  }

  private static func edit(
    _ name: String, _ fault: String, _ code: Problem.Code,
    edit: @escaping @Sendable (InjectionTarget) -> TextEdit?
  ) -> InjectedFault {
    InjectedFault(name, fault, code, exit: .unusable) { $0.edit(fixture: edit($0)) }
  }
}
