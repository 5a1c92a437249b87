/// Line endings, which a checkout may turn from `\n` into `\r\n` without changing a text.
package enum LineEndings {
  /// The bytes with `\n` for each `\r\n`.
  package static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    // Most texts have none, and looking for the byte is quick.
    guard bytes.contains(UInt8(ascii: "\r")) else { return bytes }
    var normalized: [UInt8] = []
    normalized.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isBeforeLineFeed = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte != UInt8(ascii: "\r") || !isBeforeLineFeed { normalized.append(byte) }
    }
    return normalized
  }
}
