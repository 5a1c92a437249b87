/// Makes text from files safe to print: what cannot be seen, or could act, is written as an escape.
///
/// No control character, terminal sequence, bidirectional override, invisible or combining mark and
/// no workflow command leaves this raw, and nothing that is drawn like another text which Unicode
/// takes for the same. Escapes are JSON's, so that a literal can be pasted back.
package enum Escaped {
  /// A JSON string literal, with its quotes.
  package static func literal(_ string: String) -> String {
    var output = "\""
    append(string, to: &output, quoted: true)
    return output + "\""
  }

  /// The same without quotes, for names and excerpts.
  package static func plain(_ string: String) -> String {
    var output = ""
    append(string, to: &output, quoted: false)
    return output
  }

  private static func append(_ string: String, to output: inout String, quoted: Bool) {
    if needsNoEscape(string, quoted: quoted) {
      output += string
      return
    }
    var previous: Unicode.Scalar = " "
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"" where quoted: output += "\\\""
      case "\\" where quoted: output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      // Two of either start a command in the log of a well-known CI service.
      case ":" where previous == ":", "#" where previous == "#": output += escape(scalar)
      case _ where isPlain(scalar): output.unicodeScalars.append(scalar)
      default: output += escape(scalar)
      }
      previous = scalar
    }
  }

  /// Whether a text is of letters that stand for themselves, which is soon told for most.
  private static func needsNoEscape(_ string: String, quoted: Bool) -> Bool {
    CodeUnits.withUnits(of: string) { units in
      var previous: UInt8 = 0
      var index = 0
      while index < units.count {
        let unit = units[index]
        if unit < 0x20 || unit >= 0x7F { return false }
        // A quote and a backslash; two colons or two hashes.
        if quoted && (unit == 0x22 || unit == 0x5C) { return false }
        if unit == previous && (unit == 0x3A || unit == 0x23) { return false }
        previous = unit
        index += 1
      }
      return true
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
    // Ideographs are many where there are any, and asking for properties is slow.
    if scalar.value >= 0x4E00 && scalar.value <= 0x9FFC { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      return false
    default: return !isInvisible(scalar) && !hasTwin(scalar)
    }
  }

  /// Letters and signs that are drawn as nothing.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}"
  }

  /// Whether another scalar, or one together with those before it, is canonically the same.
  ///
  /// Two texts that Unicode takes for the same and that differ all the same have to look different.
  private static func hasTwin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Vowels and final consonants of Korean.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default: scalar.properties.isFullCompositionExclusion
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}
