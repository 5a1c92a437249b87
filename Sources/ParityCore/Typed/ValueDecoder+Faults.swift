extension ValueDecoder {
  var codingPath: [any CodingKey] { step.path(after: parent?.codingPath) }

  /// A fault of this value, with the whole path of its key.
  ///
  /// The type may go on and read the value as another; what was looked at in vain is looked at
  /// again for repeated keys then.
  func located(_ fault: JSONFault) -> JSONFault {
    var around: ValueDecoder? = self
    while let decoder = around {
      decoder.hasGlanced = true
      around = decoder.parent
    }
    if fault.kind == .syntax { return fault }
    var fault = fault
    let path = KeyPathText.join(KeyPathText.text(of: codingPath), fault.key ?? "")
    fault.key = path.isEmpty ? nil : path
    return fault
  }

  /// A located fault as the error that a type's own `init(from:)` knows and may catch.
  func thrown(_ fault: JSONFault) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: fault.message, underlyingError: fault)
    return switch fault.kind {
    case .type: .typeMismatch(Any.self, context)
    case .missingKey: .keyNotFound(PathKey(stringValue: fault.key ?? ""), context)
    case .syntax, .duplicateKey, .range, .unknownKey: .dataCorrupted(context)
    }
  }

  /// What a type's own `init(from:)` has thrown, as a fault of the value.
  func fault(of error: any Error, reading type: any Decodable.Type) -> JSONFault {
    if let pending { return pending }
    if let fault = (error as? DecodingError)?.fault { return fault }
    switch error {
    case let fault as JSONFault: return fault
    case DecodingError.dataCorrupted(let context)
    where context.debugDescription.hasPrefix("Cannot initialize \(type) from invalid"):
      return located(node.outOfRange(noneOf(type)))
    case DecodingError.dataCorrupted(let context): return fault(.range, context)
    case DecodingError.typeMismatch(_, let context): return fault(.type, context)
    case DecodingError.valueNotFound(_, let context): return fault(.type, context)
    case DecodingError.keyNotFound(let key, let context):
      return fault(.missingKey, context, key)
    default:
      return located(node.outOfRange(Escaped.plain("\(type) refuses the value: \(error)")))
    }
  }

  private func fault(
    _ kind: JSONFault.Kind, _ context: DecodingError.Context, _ key: (any CodingKey)? = nil
  ) -> JSONFault {
    let own = codingPath
    let isWithin = context.codingPath.starts(with: own) { $0.stringValue == $1.stringValue }
    let rest = (isWithin ? Array(context.codingPath.dropFirst(own.count)) : [])
    let path = KeyPathText.text(of: rest + (key.map { [$0] } ?? []))
    return located(
      JSONFault(
        kind, at: offset(of: rest[...], from: node), Escaped.plain(context.debugDescription),
        key: path))
  }

  /// Where a path within a value leads, as far as it does.
  private func offset(of path: ArraySlice<any CodingKey>, from node: JSONNode) -> Int {
    guard let step = path.first else { return node.offset }
    do {
      let next: JSONNode?
      if let index = step.intValue, !node.isObject {
        let elements = try node.elements()
        next = elements.indices.contains(index) ? elements[index] : nil
      } else {
        var object = try node.object()
        next = try object.valueIfPresent(step.stringValue)
      }
      return next.map { offset(of: path.dropFirst(), from: $0) } ?? node.offset
    } catch {
      return node.offset
    }
  }
}

// MARK: Types of named values

extension ValueDecoder {
  /// Refuses a string that is only canonically equal to the one of the value that was made of it.
  func expectUnits(of value: some Decodable) throws {
    guard node.isString, let raw = (value as? any RawRepresentable<String>)?.rawValue else {
      return
    }
    if let end, text.hasUnits(of: raw, at: node.offset + 1, end - node.offset - 2) { return }
    do throws(JSONFault) {
      let string = try node.string()
      if string == raw && !CodeUnits.areEqual(string, raw) {
        throw node.outOfRange(noneOf(type(of: value)))
      }
    } catch {
      throw located(error)
    }
  }

  private func noneOf(_ type: any Decodable.Type) -> String {
    guard let choices = type as? any CaseIterable.Type else {
      return "\(foundText) is none of the values of \(type)"
    }
    let names = rawValues(choices)
    let nearest = word.map { Nearest.suggestion(for: $0, among: names) } ?? ""
    return "expected one of \(names.joined(separator: ", ")), found \(foundText)\(nearest)"
  }

  /// The string that was read.
  private var word: String? {
    node.isString && end != nil ? text.checkedString(at: node.offset) : nil
  }

  /// The single token that was read, as it is shown.
  private var foundText: String {
    word.map(Escaped.literal) ?? node.excerpt(to: end ?? node.offset)
  }

  private func rawValues<Choices: CaseIterable>(_: Choices.Type) -> [String] {
    Choices.allCases.compactMap { choice in
      (choice as? any RawRepresentable).map { "\($0.rawValue)" }
    }
  }
}

extension DecodingError {
  /// The fault of this reader that it was made of.
  fileprivate var fault: JSONFault? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.underlyingError as? JSONFault
    @unknown default: nil
    }
  }
}
