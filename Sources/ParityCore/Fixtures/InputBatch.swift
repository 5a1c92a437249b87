/// Inputs to ask a subject about, as places in a text.
package struct InputBatch: Sendable {
  /// The text that the inputs are in.
  package let text: JSONText

  /// Where the axes are, whose combinations the inputs are; nil for inputs that are written out.
  package let axes: Range<Int>?

  /// The inputs; nil for one that cannot be used, so that rows keep their numbers.
  package let inputs: [Fixture.Input?]

  package init(text: JSONText, axes: Range<Int>?, inputs: [Fixture.Input?]) {
    self.text = text
    self.axes = axes
    self.inputs = inputs
  }

  package var count: Int { inputs.count }

  /// The number of a row in the cross product of the axes, whatever its place here.
  package func number(ofRow row: Int) -> Int {
    if case .row(let number) = inputs[row] { number } else { row }
  }

  /// The inputs in another order, or some of them.
  package func reordered(by order: RowOrder) -> InputBatch {
    InputBatch(
      text: text, axes: axes, inputs: (0..<order.count).map { inputs[order.row($0)] })
  }
}

extension InputBatch {
  /// Inputs that no file holds, each the text of a JSON object.
  package init(_ inputs: some Sequence<String>) {
    var bytes: [UInt8] = []
    var ranges: [Fixture.Input] = []
    for input in inputs {
      let start = bytes.count
      bytes += Array(input.utf8)
      ranges.append(.object(start..<bytes.count))
    }
    self.init(text: JSONText(bytes, name: "generated"), axes: nil, inputs: ranges)
  }
}

extension Fixture {
  /// The inputs of all cases.
  package var batch: InputBatch {
    InputBatch(
      text: text, axes: axes == nil ? nil : cases.first?.range, inputs: cases.map(\.input))
  }
}
