import ParityHarness

/// One of everything that the table of types names.
struct Everything: Codable, Equatable {
  struct Line: Codable, Equatable {
    var price: Double
    var name: String?
  }

  enum Speed: String, Codable, CaseIterable {
    case slow
    case fast
    case accented = "\u{E9}clair"
  }

  var flag = true
  var tiny: Int8 = -128
  var short: Int16 = -32768
  var middle: Int32 = 2_147_483_647
  var long: Int64 = .min
  var plain = 7
  var byte: UInt8 = 255
  var word: UInt16 = 65535
  var double32: UInt32 = 4_294_967_295
  var double64: UInt64 = 18_446_744_073_709_551_615
  var number = 0.1
  var float: Float = 0.1
  var text = "e\u{301}"
  var absent: Int32?
  var present: Int32? = 5
  var lines = [Line(price: 1, name: nil), Line(price: -0.0, name: "x")]
  var prices: [String: Double] = ["b": 2, "a": .nan]
  var speed = Speed.fast
  var noSpeed: Speed?
  var any: JSONValue = ["k": [1, .double(2.5), nil]]
  var holes: [Int?] = [1, nil]

  static func == (one: Self, other: Self) -> Bool {
    do { return try JSONValue(encoding: one) == JSONValue(encoding: other) } catch { return false }
  }

  static let text = #"""
    {"flag":true,"tiny":-128,"short":-32768,"middle":2147483647,"long":-9223372036854775808,"plain":7,
    "byte":255,"word":65535,"double32":4294967295,"double64":18446744073709551615,"number":0.1,
    "float":0.1,"text":"é","absent":null,"present":5,
    "lines":[{"price":1.0,"name":null},{"price":-0.0,"name":"x"}],"prices":{"a":"NaN","b":2.0},
    "speed":"fast","noSpeed":null,"any":{"k":[1,2.5,null]},"holes":[1,null]}
    """#
    .replacing("\n", with: "")
}

/// What a text is refused with.
func fault<Value: Decodable>(_ type: Value.Type, _ text: String) -> JSONFault? {
  do throws(JSONFault) {
    _ = try JSONText(text).root().decode(type)
    return nil
  } catch {
    return error
  }
}
