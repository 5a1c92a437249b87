/// Reads lines and blocks of known length from a descriptor.
package struct BufferedInput {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var start = 0
  private var filled = 0

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its line feed; nil at the end, also when the last line is unfinished.
  package mutating func readLine() throws(Platform.Failure) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      for index in searched..<filled where buffer[index] == UInt8(ascii: "\n") {
        defer { start = index + 1 }
        return buffer[start..<index]
      }
      searched = filled - start
      if try !fill() { return nil }
    }
  }

  /// The next line without its line feed, if all of it has been read already.
  mutating func bufferedLine() -> ArraySlice<UInt8>? {
    for index in start..<filled where buffer[index] == UInt8(ascii: "\n") {
      defer { start = index + 1 }
      return buffer[start..<index]
    }
    return nil
  }

  /// The next bytes, exactly as many; nil when there are fewer.
  package mutating func read(_ count: Int) throws(Platform.Failure) -> [UInt8]? {
    let there = min(count, filled - start)
    var bytes = Array(buffer[start..<(start + there)])
    start += there
    if there == count { return bytes }
    // The rest goes where it is wanted, and not through the buffer.
    bytes.append(contentsOf: repeatElement(0, count: count - there))
    var end = there
    while end < count {
      let more = try Platform.read(descriptor, into: &bytes, from: end, of: "a pipe")
      if more == 0 { return nil }
      end += more
    }
    return bytes
  }

  /// What was read and not taken.
  var unread: ArraySlice<UInt8> { buffer[start..<filled] }

  /// All that is left.
  package mutating func readToEnd() throws(Platform.Failure) -> ArraySlice<UInt8> {
    while try fill() {}
    return unread
  }

  /// Moves what is unread to the front, makes room and reads once; false at the end.
  mutating func fill() throws(Platform.Failure) -> Bool {
    if start > 0 {
      buffer.replaceSubrange(0..<(filled - start), with: buffer[start..<filled])
      filled -= start
      start = 0
    }
    if filled == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
    let count = try Platform.read(descriptor, into: &buffer, from: filled, of: "a pipe")
    filled += count
    return count > 0
  }
}
