import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `The shape of a type` {
  private struct Tree: Decodable {
    let name: String
    let children: [Tree]
  }

  private struct Percent: RawRepresentable, Codable {
    let rawValue: UInt8
  }

  private struct Choosy: Decodable {
    enum Keys: CodingKey { case a }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      if container.contains(.a) { _ = try container.decode(Int.self, forKey: .a) }
    }
  }

  private struct Fussy: Decodable {
    struct Refusal: Error {}
    init(from decoder: any Decoder) throws {
      if try decoder.singleValueContainer().decode(Int.self) < 1 { throw Refusal() }
    }
  }

  private enum Level: Int, Codable, CaseIterable {
    case low = 1
    case high = 2
  }

  private static func integer<Integer: FixedWidthInteger>(_: Integer.Type) -> TypeShape {
    .integer(Int128(Integer.min)...Int128(Integer.max))
  }

  @Test func `Everything in the table of types has one`() {
    guard case .object(let members) = TypeShape(of: Everything.self) else {
      Issue.record("no object")
      return
    }
    let line: TypeShape = .object([
      .init(key: "price", shape: .double), .init(key: "name", shape: .optional(.string)),
    ])
    let speed: TypeShape = .choice(["slow", "fast", "\u{E9}clair"])
    let expected: [TypeShape] = [
      .bool, Self.integer(Int8.self), Self.integer(Int16.self), Self.integer(Int32.self),
      Self.integer(Int64.self), Self.integer(Int.self), Self.integer(UInt8.self),
      Self.integer(UInt16.self), Self.integer(UInt32.self), Self.integer(UInt64.self), .double,
      .float, .string, .optional(Self.integer(Int32.self)), .optional(Self.integer(Int32.self)),
      .list(line), .map(.double), speed, .optional(speed), .json,
      .list(.optional(Self.integer(Int.self))),
    ]
    #expect(members.map(\.shape) == expected)
    #expect(members.map(\.key).first == "flag")
  }

  @Test func `A type inside itself is looked at a few times`() {
    let shape = TypeShape(of: Tree.self)
    var inner = shape
    var levels = 0
    while case .object(let members) = inner, case .list(let next) = members[1].shape {
      inner = next
      levels += 1
    }
    #expect(levels == 3)
    #expect(inner == .deeper)
    #expect(!shape.hasUnknown)
  }

  @Test func `A type around another has that one's shape, and one that decides has none`() {
    #expect(TypeShape(of: Percent.self) == .integer(0...255))
    #expect(TypeShape(of: Level.self) == .choice([1, 2]))
    #expect(TypeShape(of: Choosy.self) == .unknown)
    #expect(TypeShape(of: Fussy.self) == .unknown)
    #expect(TypeShape(of: [Int: Int].self) == .unknown)
    #expect(TypeShape(of: [Fussy].self).hasUnknown)
    #expect(InputDomain(of: TypeShape(of: [Fussy].self)).map(\.simplest) == nil)
  }

  @Test func `A schema says what a type reads`() {
    struct Input: Decodable {
      let cents: Int32
      let rates: [String: Double]
      let speeds: [Everything.Speed?]
    }
    #expect(
      JSONSchema.schema(of: TypeShape(of: Input.self)).indented() == #"""
        {
          "type": "object",
          "properties": {
            "cents": {"type":"integer","minimum":-2147483648,"maximum":2147483647},
            "rates": {
              "type": "object",
              "additionalProperties": {"anyOf":[{"type":"number"},{"enum":["NaN","Infinity","-Infinity"]}]}
            },
            "speeds": {
              "type": "array",
              "items": {"anyOf":[{"enum":["slow","fast","éclair"]},{"type":"null"}]}
            }
          },
          "required": ["cents","rates","speeds"],
          "additionalProperties": false
        }
        """#)
  }

  @Test func `Every input that is made up of a shape is one that the type reads`() throws {
    let domain = try #require(InputDomain(of: TypeShape(of: Everything.self), longest: 2))
    for number in 0..<300 {
      var draw = Draw(RandomSource(seed: 3, case: number))
      let value = domain.draw(&draw)
      #expect(domain.contains(value), "\(value.text)")
      #expect(fault(Everything.self, value.text) == nil, "\(value.text)")
      if number % 30 == 0 {
        for simpler in domain.simpler(than: value).prefix(200) {
          #expect(fault(Everything.self, simpler.text) == nil, "\(simpler.text)")
        }
      }
    }
    let tree = try #require(InputDomain(of: TypeShape(of: Tree.self)))
    #expect(fault(Tree.self, tree.simplest.text) == nil)
  }
}
