import ParityHarness
import Testing

@Suite struct `SHA-256` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: [UInt8]
    let digest: String

    init(_ testDescription: String, _ message: [UInt8], _ digest: String) {
      self.testDescription = testDescription
      self.message = message
      self.digest = digest
    }

    init(text: String, _ digest: String) { self.init(text, Array(text.utf8), digest) }

    /// A number of times the letter b; the digests were taken with another program.
    init(letters count: Int, _ digest: String) {
      self.init("\(count) letters", Array(repeating: UInt8(ascii: "b"), count: count), digest)
    }
  }

  static let rows: [Row] = [
    // The examples that the standard's publisher gives.
    Row("nothing", [], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Row(text: "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Row(
      text: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Row(
      text: "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    Row("one byte", [0xBD], "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
    Row(
      "four bytes", [0xC9, 0x8C, 0x8E, 0x55],
      "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"),
    Row(
      "a thousand zero bytes", Array(repeating: 0, count: 1000),
      "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
    Row(
      "a million letters", Array(repeating: UInt8(ascii: "a"), count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    // Around the ends of a block, and of the room for the length in it.
    Row(letters: 55, "eb2c86e932179f4ba13fe8715a26124b77d6bad290b9b4c1cc140cf633300c19"),
    Row(letters: 56, "a5fc6e203a4c2b657d0d153885932414b2ffc6a93f0f8bf8b3183315e5a7212c"),
    Row(letters: 57, "2dd0a6d14520f410e18bd2f443f0ff2e7389dfaf9242bb9257730fc190e8085d"),
    Row(letters: 63, "94e419fabac7f930810f9636354042f8c1426d2f834d4ab65c93dc1e69326b13"),
    Row(letters: 64, "a0fab1377f49a759b57f63318262ebe89fabfc990e8e93ceac2984561482b9d4"),
    Row(letters: 65, "74b128f30cf83de43ddf4aafc40c7b50a7443d3c73a89a7cfca17e15e43d51ab"),
    Row(letters: 119, "68297a9eb141ce16bbc0847da1c0c48e2858704feaa13993bde29f87a198a6e1"),
    Row(letters: 120, "392add47fbaa8197a874ebe770a947a26dd6f2becce5f64688cc4d18c9da93bd"),
    Row(letters: 127, "7bdbefa63b6989e6a15abad9d52c0770bce07182a535b9a1b3d4c0e38c8b0856"),
    Row(letters: 128, "70ae1c5307f5250d5cb9e40742ba9613fcdf9b8d9eb6dd393330443b2d5effbd"),
    Row(
      "every byte once", Array(UInt8.min...UInt8.max),
      "40aff2e9d2d8922e47afd4648e6967497158785fbd1da870e7110266bf944880"),
  ]

  @Test(arguments: rows)
  func `The digest is the one of FIPS 180-4`(row: Row) {
    #expect(SHA256.hexadecimal(of: row.message) == row.digest)
    let bytes = SHA256.digest(of: row.message)
    #expect(bytes.count == 32)
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == row.digest)
  }

  @Test func `The table of digests holds rows`() { #expect(Self.rows.count == 19) }
}
