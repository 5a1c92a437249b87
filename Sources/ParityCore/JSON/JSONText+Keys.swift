extension JSONText {
  func repeatedKey(_ key: String, at offset: Int) -> JSONFault {
    JSONFault(
      .duplicateKey, at: offset,
      "the key \(Escaped.literal(key)) appears twice in one object; readers disagree on which counts",
      key: key)
  }

  /// - Parameter unread: the keys of the object that nothing has asked for yet; one may be a
  ///   misspelling.
  func missingKey(_ key: String, at offset: Int, unread: [String]) -> JSONFault {
    JSONFault(
      .missingKey, at: offset,
      "the key \(Escaped.literal(key)) is missing"
        // Most of them are right and asked for later, so only one that is very near is named.
        + Nearest.suggestion(
          for: key, among: unread, within: 3, leadIn: "; is it what was meant by"),
      key: key)
  }

  func unknownKey(_ key: String, at offset: Int, known: [String]) -> JSONFault {
    let hint = known.isEmpty ? "" : "; known here: \(known.sorted().joined(separator: ", "))"
    return JSONFault(
      .unknownKey, at: offset, "unknown key \(Escaped.literal(key))\(hint)", key: key)
  }
}
