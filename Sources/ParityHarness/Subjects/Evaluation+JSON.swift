extension Evaluation {
  /// The evaluation as it crosses the pipe.
  var value: JSONValue {
    [
      "result": .bool(result),
      "values": .object(values.map { JSONMember($0, .bool($1)) }),
      "measures": .object(measures.map { JSONMember($0, .integer($1)) }),
      "turned": .object(turned.map { JSONMember($0, $1) }),
    ]
  }

  init(_ node: JSONNode) throws(JSONFault) {
    var object = try node.object()
    var values: [String: Bool] = [:]
    try object.value("values").object().forEachMember { (name, value) throws(JSONFault) in
      values[name] = try value.bool()
    }
    var measures: [String: Int64] = [:]
    try object.value("measures").object().forEachMember { (name, value) throws(JSONFault) in
      measures[name] = try value.int64()
    }
    var turned: [String: JSONValue] = [:]
    try object.value("turned").object().forEachMember { (name, value) throws(JSONFault) in
      turned[name] = try value.value()
    }
    self.init(
      result: try object.value("result").bool(), values: values, measures: measures,
      turned: turned)
    try object.finish()
  }
}
