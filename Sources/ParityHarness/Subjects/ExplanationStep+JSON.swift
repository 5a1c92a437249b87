extension ExplanationStep {
  /// The step as it crosses the pipe and as reports show it.
  var value: JSONValue {
    [
      "rule": .string(rule), "comparison": .string(comparison), "holds": .bool(holds),
      "consequence": .string(consequence),
    ]
  }

  init(_ node: JSONNode) throws(JSONFault) {
    var object = try node.object()
    self.init(
      rule: try object.value("rule").string(),
      comparison: try object.value("comparison").string(),
      holds: try object.value("holds").bool(),
      consequence: try object.value("consequence").string())
    try object.finish()
  }
}
