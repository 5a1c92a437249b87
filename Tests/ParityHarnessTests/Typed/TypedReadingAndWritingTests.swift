import Foundation
import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Typed values` {
  @Test func `One of everything is written and read back`() throws {
    let everything = Everything()
    let json = try JSONValue(encoding: everything)
    #expect(json.text == Everything.text.replacing("é", with: "e\\u0301"))
    #expect(try JSONText(json.text).root().decode(Everything.self) == everything)
  }

  @Test func `Members are read in any order, and from escaped keys`() throws {
    struct Pair: Codable {
      var one: Int
      var other: [String]
    }
    for text in [#"{"other":["x"],"one":1}"#, #"{"\u006fne":1,"other" : [ "x" ] }"#] {
      let pair = try JSONText(text).root().decode(Pair.self)
      #expect(pair.one == 1)
      #expect(pair.other == ["x"])
    }
  }

  @Test(arguments: [
    ("5", 5.0), ("-0", -0.0), ("-0.0", -0.0), ("0", 0.0), ("5e-324", .leastNonzeroMagnitude),
    ("1e-400", 0.0), ("9007199254740993", 9_007_199_254_740_992),
    ("18446744073709551616", 0x1p64), ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ("\"NaN\"", .nan), ("\"Infinity\"", .infinity), ("\"-Infinity\"", -.infinity),
  ])
  func `A double is the nearest to its text`(text: String, double: Double) throws {
    let read = try JSONText(text).root().decode(Double.self)
    #expect(read.bitPattern == double.bitPattern)
  }

  @Test(arguments: [
    ("0.1", Float(0.1)), ("-0", -0.0), ("16777217", 16_777_216), ("1e-45", .leastNonzeroMagnitude),
    ("3.4028235e38", .greatestFiniteMagnitude), ("\"NaN\"", .nan),
    // Just above a tie, which a detour over Double would round down.
    ("16777217.0000000001", 16_777_218),
  ])
  func `A float is the nearest to its text`(text: String, float: Float) throws {
    let read = try JSONText(text).root().decode(Float.self)
    #expect(read.bitPattern == float.bitPattern)
  }

  @Test func `Any float is written so that a double of the same text is the same number`() throws {
    var random = SplitMix(seed: 2)
    for _ in 0..<5000 {
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      let json = try JSONValue(encoding: float)
      #expect(
        try JSONText(json.text).root().decode(Float.self).bitPattern == float.bitPattern
          || float.isNaN)
      #expect(try JSONText(json.text).root().value() == json)
    }
  }

  @Test func `JSON goes through other coders as it is`() throws {
    let json: JSONValue = [
      "a": [nil, true, 0, -1, .double(0.5), "x", [:], []], "b": 18_446_744_073_709_551_615,
    ]
    let data = try JSONEncoder().encode(json)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == json)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(JSONValue.integer(.max)) }
  }

  @Test func `A case with values is an object of one key`() throws {
    enum Event: Codable, Equatable {
      case opened(day: Int, note: String?)
      case closed
    }
    for event in [Event.opened(day: 3, note: nil), .closed] {
      let json = try JSONValue(encoding: event)
      #expect(try JSONText(json.text).root().decode(Event.self) == event)
    }
    #expect(fault(Event.self, #"{"closed":{"x":1}}"#)?.key == "closed.x")
    #expect(fault(Event.self, #"{"closed":{},"x":1}"#)?.message.contains("unknown key") == true)
    #expect(fault(Event.self, #"{"opened":{"day":3}}"#)?.key == "opened.note")
  }

  @Test func `A class reads its own members and those of the class above`() throws {
    class Above: Codable { var id = 0 }
    final class Below: Above {
      var size = 0
      private enum Keys: CodingKey {
        case size, id
      }
      override init() { super.init() }
      required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let container = try decoder.container(keyedBy: Keys.self)
        size = try container.decode(Int.self, forKey: .size)
        _ = try container.decode(Int.self, forKey: .id)
      }
    }
    let read = try JSONText(#"{"id":1,"size":2}"#).root().decode(Below.self)
    #expect((read.id, read.size) == (1, 2))
    #expect(fault(Below.self, #"{"id":1,"size":2,"id":1}"#)?.kind == .duplicateKey)
    #expect(fault(Below.self, #"{"id":1,"id":1,"size":2}"#)?.kind == .duplicateKey)
  }

  @Test func `Two values under one key, two in one place, and none are no JSON`() {
    struct Writer: Encodable {
      let write: @Sendable (any Encoder) throws -> Void
      func encode(to encoder: any Encoder) throws { try write(encoder) }
    }
    let writers: [Writer] = [
      Writer { _ in },
      Writer {
        var container = $0.container(keyedBy: PathKey.self)
        try container.encode(1, forKey: PathKey(stringValue: "a"))
        try container.encode(1, forKey: PathKey(stringValue: "a"))
      },
      Writer {
        var container = $0.singleValueContainer()
        try container.encode(1)
        try container.encode(1)
      },
      Writer {
        _ = $0.container(keyedBy: PathKey.self)
        _ = $0.unkeyedContainer()
      },
    ]
    for writer in writers {
      #expect(throws: EncodingError.self) { try JSONValue(encoding: writer) }
    }
    #expect(throws: EncodingError.self) { try JSONValue(encoding: [1: 2]) }
  }
}
