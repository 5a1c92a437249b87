import ParityHarness
import Testing

@Suite struct `Damaged texts` {
  /// Every kind of token, every escape, characters of every length, space of every kind.
  static let rich = """
    { "id": "ä€🚀\\u0041\\ud83d\\ude80", "numbers": [0, -1, 2.50, 3e+4, -5.0E-6],\r
      "words":\t[true, false, null], "": {}, "deep": [[[{"a": [[], {}]}]]],
      "escapes": "\\"\\\\\\/\\b\\f\\n\\r\\t", "last": {"b": "", "c": [ ], "d": { } } }
    """

  static let small = #"{"a":[1,-2.5e3,"é\n\u00e9"],"b":{"c":null,"d":true}}"#

  @Test func `The rich text is right before it is damaged`() throws {
    try JSONText(Self.rich).validate()
    try JSONText(Self.small).validate()
  }

  @Test func `Every beginning of a text is refused at its end`() throws {
    let bytes = Array(Self.rich.utf8)
    let pair = try #require(
      bytes.indices.first { bytes[$0...].starts(with: #"\ud83d\ude80"#.utf8) })
    for length in 0..<bytes.count {
      let prefix = Array(bytes[..<length])
      let fault = #expect(throws: JSONFault.self, "the first \(length) bytes") {
        try JSONText(prefix).validate()
      }
      #expect(fault?.kind == .syntax)
      // Half a pair of surrogates is refused as a whole, where it starts.
      let isHalfPair = (pair + 6...pair + 7).contains(length)
      #expect(fault?.offset == (isHalfPair ? pair : length), "the first \(length) bytes")
    }
  }

  @Test func `Every end of a text is refused or is a value of its own`() {
    let bytes = Array(Self.rich.utf8)
    for start in 1..<bytes.count {
      let suffix = Array(bytes[start...])
      let fault = #expect(throws: JSONFault.self, "from byte \(start)") {
        try JSONText(suffix).validate()
      }
      #expect(fault.map { (0...suffix.count).contains($0.offset) } == true, "from byte \(start)")
    }
  }

  @Test func `Every other byte at every place is read or refused`() {
    let bytes = Array(Self.small.utf8)
    var accepted = 0
    for place in bytes.indices {
      for byte in UInt8.min...UInt8.max where byte != bytes[place] {
        var damaged = bytes
        damaged[place] = byte
        if isRead(damaged, "byte \(byte) at \(place)") { accepted += 1 }
      }
    }
    // Other digits, letters, escapes and spaces are as good; most bytes are not.
    #expect(accepted > 500)
    #expect(accepted < bytes.count * 255 / 3)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `A text damaged in several places is read or refused`(seed: UInt64) {
    let bytes = Array(Self.rich.utf8)
    let likely = Array("{}[]\",:\\u0123456789-+.eEtfn \u{0}\u{FF}".utf8)
    var random = SplitMix(seed: seed)
    for round in 0..<2_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        let byte = likely[Int.random(in: 0..<likely.count, using: &random)]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: damaged.remove(at: place)
        case 1: damaged.insert(byte, at: place)
        case 2: damaged[place] = byte
        case 3: damaged.swapAt(place, Int.random(in: 0..<damaged.count, using: &random))
        default: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
      }
      _ = isRead(damaged, "seed \(seed), round \(round)")
    }
  }

  /// Whether a text is JSON; what the reader hands out has to fit the verdict.
  private func isRead(_ bytes: [UInt8], _ name: Comment) -> Bool {
    let text = JSONText(bytes)
    let value = Result { try text.root().value() }
    do {
      try text.validate()
    } catch {
      #expect((0...bytes.count).contains(error.offset), name)
      #expect(error.kind == .syntax || error.kind == .duplicateKey, name)
      #expect(isPrintable(error.message), name)
      return false
    }
    switch value {
    case .success(let value):
      // What was read can be written and read again.
      let again = Result { try JSONText(value.text).root().value() }
      #expect((try? again.get()) == value, name)
    case .failure(let error):
      // Only for a number that is too large for a Double.
      #expect((error as? JSONFault)?.kind == .range, name)
    }
    return true
  }
}
