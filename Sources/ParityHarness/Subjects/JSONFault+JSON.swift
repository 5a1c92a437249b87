extension JSONFault {
  /// The fault as it crosses the pipe.
  var value: JSONValue {
    [
      "kind": .string(kind.rawValue), "offset": .integer(Int64(offset)),
      "message": .string(message), "key": .optional(key),
    ]
  }

  init(_ node: JSONNode) throws(JSONFault) {
    var object = try node.object()
    let kind = try object.value("kind")
    guard let known = Kind(rawValue: try kind.string()) else {
      throw kind.outOfRange("expected a kind of fault")
    }
    self.init(
      known, at: Int(try object.int64("offset")), try object.string("message"),
      key: try object.optionalString("key"))
    try object.finish()
  }
}
