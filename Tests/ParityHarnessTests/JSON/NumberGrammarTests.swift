import ParityHarness
import Testing

@Suite struct `Numbers in JSON` {
  static let accepted: [GrammarRow] = [
    .value("zero", "0", 0),
    .value("minus zero", "-0", 0),
    .value("one digit", "7", 7),
    .value("a negative digit", "-7", -7),
    .value("a zero at the end", "10", 10),
    .value("every digit", "1234567890", 1_234_567_890),
    .value("the largest of 64 bits", "9223372036854775807", 9_223_372_036_854_775_807),
    .value("the smallest of 64 bits", "-9223372036854775808", -9_223_372_036_854_775_808),
    .value("one past the largest with a sign", "9223372036854775808", 9_223_372_036_854_775_808),
    .value("the largest without a sign", "18446744073709551615", 18_446_744_073_709_551_615),
    .value("one past every integer", "18446744073709551616", .double(0x1p64)),
    .value("one before every integer", "-9223372036854775809", .double(-0x1p63)),
    .value("zero with a fraction", "0.0", .double(0)),
    .value("minus zero with a fraction", "-0.0", .double(-0.0)),
    .value("a fraction", "3.125", .double(3.125)),
    .value("a fraction of zeros", "4.000", .double(4)),
    .value("a negative fraction", "-12.75", .double(-12.75)),
    .value("a small exponent", "1e5", .double(100_000)),
    .value("a capital exponent", "1E5", .double(100_000)),
    .value("an exponent with a plus", "6e+2", .double(600)),
    .value("an exponent with a minus", "6E-2", .double(0.06)),
    .value("an exponent with leading zeros", "6e007", .double(60_000_000)),
    .value("zero with an exponent", "0e0", .double(0)),
    .value("zero with everything", "-0.0e-0", .double(-0.0)),
    .value("a fraction and an exponent", "1.5e300", .double(1.5e300)),
    .value("the largest double", "1.7976931348623157e308", .double(.greatestFiniteMagnitude)),
    .value(
      "what rounds to the largest double", "1.797693134862315807e308",
      .double(0x1.fffffffffffffp1023)),
    .value("the smallest double", "5e-324", .double(0x0.0000000000001p-1022)),
    .value("what rounds to the smallest double", "3e-324", .double(0x0.0000000000001p-1022)),
    .value("a tie between two doubles", "9007199254740993.0", .double(9_007_199_254_740_992)),
    .value("just above a tie", "9007199254740993.00000001", .double(9_007_199_254_740_994)),
    .accepted("an exponent beyond every double", "1e99999"),
    .value("an exponent below every double", "1e-99999", .double(0)),
    .accepted("four hundred digits", .text(String(repeating: "9", count: 400))),
    .value(
      "four hundred digits of a fraction", "0." + String(repeating: "0", count: 400), .double(0)),
    .value("numbers that follow one another", "[0,-1,2]", [0, -1, 2]),
  ]

  static let refused: [GrammarRow] = [
    .refused("a minus alone", "-▸"),
    .refused("two minus", "-▸-1"),
    .refused("a minus, a space, a digit", "-▸ 1"),
    .refused("a plus", "▸+1"),
    .refused("a plus and zero", "▸+0"),
    .refused("a leading zero", "0▸1"),
    .refused("two zeros", "0▸0"),
    .refused("a negative number with a leading zero", "-0▸7"),
    .refused("a leading zero before a fraction", "0▸0.5"),
    .refused("nothing after the point", "1.▸"),
    .refused("nothing after the point of zero", "0.▸"),
    .refused("nothing before the point", "▸.5"),
    .refused("nothing before the point but a minus", "-▸.5"),
    .refused("an exponent right after the point", "1.▸e5"),
    .refused("nothing after the e", "1e▸"),
    .refused("nothing after the e of zero", "0E▸"),
    .refused("nothing after the exponent's plus", "1e+▸"),
    .refused("nothing after the exponent's minus", "1E-▸"),
    .refused("two signs in the exponent", "1e+▸-1"),
    .refused("a fraction in the exponent", "1e5▸.5"),
    .refused("a point right after the e", "1e▸.5"),
    .refused("two exponents", "1e5▸e5"),
    .refused("two points", "1.5▸.5"),
    .refused("two points in a row", "1.▸.5"),
    .refused("a sum", "2▸-1"),
    .refused("hexadecimal", "0▸x1F"),
    .refused("octal", "0▸o17"),
    .refused("binary", "0▸b1"),
    .refused("a grouping underscore", "1▸_000"),
    .refused("a suffix", "1▸L"),
    .refused("a percent sign", "50▸%"),
    .refused("not a number", "▸NaN"),
    .refused("minus not a number", "-▸NaN"),
    .refused("infinity in letters", "▸Infinity"),
    .refused("minus infinity in letters", "-▸Infinity"),
    .refused("infinity as a sign", "▸∞"),
    .refused("a full-width digit", "▸１"),
    .refused("an Arabic-Indic digit", "▸٣"),
    .refused("a full-width digit after an ASCII one", "[1▸２]"),
    .refused("a typographic minus", "▸−1"),
    .refused("a letter after a digit", "[1▸a]"),
    .refused("a letter after a minus", "[-▸a]"),
    .refused("a zero byte after a digit", "1▸", 0x00),
    .refused("a zero byte after a point", "1.▸", 0x00),
    .refused("a zero byte after an e", "1e▸", 0x00),
    .refused("a byte that is no UTF-8 after a digit", "[1▸", 0xE5, "]"),
  ]

  @Test(arguments: accepted)
  func `A number that RFC 8259 allows is accepted`(row: GrammarRow) throws { try row.check() }

  @Test(arguments: refused)
  func `A number that RFC 8259 does not allow is refused at its first wrong byte`(
    row: GrammarRow
  ) throws { try row.check() }

  @Test func `The tables of numbers hold rows`() {
    #expect(Self.accepted.count == 36)
    #expect(Self.refused.count == 46)
  }
}
