#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
  /// All bytes of a file.
  package static func read(file path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(action: "open \(path)", code: errno) }
    defer { systemClose(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      throw Failure(action: "inspect \(path)", code: errno)
    }
    // One more than the size, so that the end of a file is met in the first reading.
    var bytes = [UInt8](repeating: 0, count: max(Int(information.st_size), 4096) + 1)
    var filled = 0
    while true {
      let count = try read(descriptor, into: &bytes, from: filled, of: path)
      if count == 0 { break }
      filled += count
      if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Whether a plain file is at a path, rather than a folder, a device or a link; nil for nothing.
  package static func isPlainFile(_ path: String) throws(Failure) -> Bool? {
    var information = stat()
    if lstat(path, &information) == 0 { return information.st_mode & S_IFMT == S_IFREG }
    let failure = Failure(action: "inspect \(path)", code: errno)
    if failure.isMissingFile { return nil }
    throw failure
  }

  /// How many bytes a file has; none where there is no file.
  package static func size(ofFile path: String) throws(Failure) -> Int {
    var information = stat()
    if stat(path, &information) == 0 { return Int(information.st_size) }
    let failure = Failure(action: "inspect \(path)", code: errno)
    if failure.isMissingFile { return 0 }
    throw failure
  }

  /// Whether there is something at a path.
  package static func exists(file path: String) -> Bool { access(path, F_OK) == 0 }

  /// Reads what is there into the array from an index on; 0 at the end.
  package static func read(
    _ descriptor: Int32, into bytes: inout [UInt8], from index: Int, of name: String
  ) throws(Failure) -> Int {
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress! + index, buffer.count - index)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw Failure(action: "read \(name)", code: errno) }
    }
  }
}

// The C functions have the names of functions above.
private func systemClose(_ descriptor: Int32) { close(descriptor) }

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int)
  -> Int
{
  read(descriptor, bytes, count)
}
