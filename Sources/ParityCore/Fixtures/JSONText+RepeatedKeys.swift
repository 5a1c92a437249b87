extension JSONText {
  /// A key that appears twice in a case, which says more than a fault that was met there; the fault
  /// where there is none.
  func firstFault(in item: Range<Int>, _ fault: JSONFault) -> JSONFault {
    do {
      try refuseRepeatedKeys(in: item)
      return fault
    } catch {
      var repeated = error
      repeated.key = keyPath(ofKeyAt: error.offset, in: item) ?? error.key
      return repeated
    }
  }

  /// The path of a key as the faults of an input or an outcome have it: from there on.
  private func keyPath(ofKeyAt offset: Int, in item: Range<Int>) -> String? {
    do {
      var path = try path(toKeyAt: offset, in: JSONNode(text: self, offset: item.lowerBound))[...]
      if path.count > 1, path.first == "input" || path.first == "expect" {
        let isDivergence = path.removeFirst() == "expect"
        if isDivergence, path.count > 1, path.first == "kotlin" || path.first == "swift" {
          path.removeFirst()
        }
      }
      return path.reduce("") { text, step in
        text.isEmpty || step.hasPrefix("[") ? text + step : "\(text).\(step)"
      }
    } catch {
      return nil
    }
  }
}
