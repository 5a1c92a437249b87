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
  static func isPlainFile(_ path: String) throws(Failure) -> Bool? {
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

  /// Makes a folder, and those that it is in where they are missing.
  package static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST && isFolder(path) { return }
    let code = errno
    guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw Failure(action: "make the folder \(path)", code: code)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 else {
      throw Failure(action: "make the folder \(path)", code: errno)
    }
  }

  /// Replaces a file atomically.
  package static func move(_ source: String, over destination: String) throws(Failure) {
    guard rename(source, destination) == 0 else {
      throw Failure(action: "replace \(destination)", code: errno)
    }
  }
}

// The C function has the name of a function above.
private func systemClose(_ descriptor: Int32) { close(descriptor) }
