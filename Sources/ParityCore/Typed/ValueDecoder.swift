/// Hands one value of a text out to the type that reads it, and keeps account of what it asked for.
final class ValueDecoder: Decoder {
  let reader: TypedReader
  private(set) var node: JSONNode
  private(set) var parent: ValueDecoder?
  private(set) var step: KeyPathStep

  /// Whether the type takes `null` too.
  var allowsNull: Bool

  /// The members, once the type has asked for an object.
  var members = MemberReader()

  /// The arrays that the type asked for, which are all this value.
  var cursors: [ElementCursor] = []

  /// Decoders that the type was given for values inside this one.
  private var children: [ValueDecoder] = []

  /// The offset after the value, once it was read whole.
  var end: Int?

  /// A fault that was met where none can be thrown.
  private(set) var pending: JSONFault?

  /// Whether something was looked at and not read: asked for `null`, or refused as one type.
  var hasGlanced = false

  var text: JSONText { node.text }

  init(
    _ reader: TypedReader, at node: JSONNode, in parent: ValueDecoder?, step: KeyPathStep,
    orNull: Bool
  ) {
    self.reader = reader
    self.node = node
    self.parent = parent
    self.step = step
    allowsNull = orNull
  }

  /// Takes another value on.
  func start(at node: JSONNode, in parent: ValueDecoder?, step: KeyPathStep, orNull: Bool) {
    self.node = node
    self.parent = parent
    self.step = step
    allowsNull = orNull
    (end, pending, hasGlanced) = (nil, nil, false)
    members.start(nil)
    cursors.removeAll(keepingCapacity: true)
  }

  /// Lets go of the values around and inside.
  func stop() {
    for child in children { child.stop() }
    children.removeAll()
    parent = nil
  }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try open()
    return KeyedDecodingContainer(KeyedReader<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    do throws(JSONFault) {
      try expectDepth()
      guard text.bytes[node.offset] == UInt8(ascii: "[") else {
        throw node.mismatch(allowsNull ? "an array or null" : "an array")
      }
      cursors.append(ElementCursor(try JSONElements(node)))
    } catch {
      throw thrown(located(error))
    }
    return UnkeyedReader(decoder: self, cursor: cursors.count - 1)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleValueReader(decoder: self)
  }

  /// A decoder for a value inside, which has to be read by the time this one is.
  func child(at offset: Int, step: KeyPathStep) -> ValueDecoder {
    let inner = JSONNode(text: text, offset: offset, depth: node.depth + 1)
    let child = ValueDecoder(reader, at: inner, in: self, step: step, orNull: false)
    children.append(child)
    return child
  }

  /// The value as JSON.
  func json() throws -> JSONValue {
    do throws(JSONFault) {
      // An object that is put together from several places is at none of them.
      let value = if let object = members.object { try object.value() } else { try node.value() }
      end = try node.end()
      return value
    } catch {
      throw thrown(located(error))
    }
  }
}

// MARK: Members

extension ValueDecoder {
  private func open() throws {
    if members.hasObject { return }
    do throws(JSONFault) {
      try expectDepth()
      guard node.isObject else {
        throw node.mismatch(allowsNull ? "an object or null" : "an object")
      }
      members.start(try JSONObject(opening: node))
    } catch {
      throw thrown(located(error))
    }
  }

  private func expectDepth() throws(JSONFault) {
    let isContainer = node.isObject || text.bytes[node.offset] == UInt8(ascii: "[")
    if isContainer && node.depth >= JSONText.maximumDepth { throw text.tooDeep(node.offset) }
  }

  /// The single token under a key.
  func scalar<Value: Scalar>(_ key: String) throws -> Value {
    do throws(JSONFault) { return try members.scalar(key) } catch { throw thrown(located(error)) }
  }

  /// The single token under a key; nil for `null`.
  func scalarIfPresent<Value: Scalar>(_ key: String) throws -> Value? {
    do throws(JSONFault) { return try members.scalarIfPresent(key) } catch {
      throw thrown(located(error))
    }
  }

  /// The value under a key.
  func value<Value: Decodable>(
    _ type: Value.Type, _ key: String, at offset: Int, orNull: Bool = false
  ) throws -> Value {
    let inner = JSONNode(text: text, offset: offset, depth: node.depth + 1)
    let (value, end) = try reader.readInside(
      type, at: inner, in: self, step: .key(key), orNull: orNull)
    members.advance(to: end)
    return value
  }

  /// Asks the object something that no answer can be thrown at.
  func ask<Answer>(
    _ fallback: Answer, _ question: (inout JSONObject) throws(JSONFault) -> Answer
  ) -> Answer {
    do throws(JSONFault) {
      return try members.ask(question)
    } catch {
      if pending == nil { pending = located(error) }
      return fallback
    }
  }
}

// MARK: The end

extension ValueDecoder {
  /// The offset after the value, of which everything has to have been read.
  func finish() throws -> Int {
    if let pending { throw pending }
    for child in children { _ = try child.finish() }
    do throws(JSONFault) {
      let end = try endOfWhole()
      if hasGlanced { try text.refuseRepeatedKeys(in: node.offset..<end) }
      return end
    } catch {
      throw located(error)
    }
  }

  private func endOfWhole() throws(JSONFault) -> Int {
    // A type that asked for nothing asked for no key.
    if cursors.isEmpty && end == nil && !members.hasObject {
      guard node.isObject else { throw node.mismatch("an object") }
      members.start(try JSONObject(opening: node))
    }
    if members.hasObject { return try members.finish() }
    if let end { return end }
    let furthest = cursors.indices.max { cursors[$0].index < cursors[$1].index } ?? 0
    let (index, unread) = (cursors[furthest].index, try cursors[furthest].peek())
    guard let unread else { return cursors[furthest].end }
    throw JSONFault(
      .type, at: unread, "expected an array of \(counted(index, "element")), found more",
      key: "[\(index)]")
  }
}
