/// The SHA-256 digest of FIPS 180-4, which names the Kotlin sources of a recording.
///
/// Neither the standard library nor Foundation has it on every platform.
package enum SHA256 {
  /// The digest in hexadecimal, in lower case.
  ///
  /// Pointers and `while` loops, because every Kotlin source is hashed on every check, mostly by a
  /// debug build: 4 ms there for 150 kB, against 51 ms with arrays.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    words(of: bytes).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The digest, 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    words(of: bytes).flatMap { word in (0..<4).map { UInt8(word >> (24 - 8 * $0) & 0xFF) } }
  }

  private static func words(of bytes: [UInt8]) -> [UInt32] {
    let padded = pad(bytes)
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
      0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var schedule = [UInt32](repeating: 0, count: 64)
    padded.withUnsafeBufferPointer { padded in
      roundConstants.withUnsafeBufferPointer { constants in
        state.withUnsafeMutableBufferPointer { state in
          schedule.withUnsafeMutableBufferPointer { schedule in
            var block = 0
            while block < padded.count {
              expand(padded, from: block, into: schedule)
              compress(schedule, constants, into: state)
              block += 64
            }
          }
        }
      }
    }
    return state
  }

  /// The message, a one bit, zeros, and the message's length in bits, to a multiple of 64 bytes.
  private static func pad(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return padded
  }

  /// The block's sixteen words and the forty-eight that follow from them.
  private static func expand(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    into schedule: UnsafeMutableBufferPointer<UInt32>
  ) {
    var index = 0
    while index < 16 {
      let place = start &+ index &* 4
      let high = UInt32(bytes[place]) &<< 24 | UInt32(bytes[place &+ 1]) &<< 16
      schedule[index] = high | UInt32(bytes[place &+ 2]) &<< 8 | UInt32(bytes[place &+ 3])
      index &+= 1
    }
    while index < 64 {
      let (early, late) = (schedule[index &- 15], schedule[index &- 2])
      let sigma0 =
        (early &>> 7 | early &<< 25) ^ (early &>> 18 | early &<< 14) ^ early &>> 3
      let sigma1 = (late &>> 17 | late &<< 15) ^ (late &>> 19 | late &<< 13) ^ late &>> 10
      schedule[index] = schedule[index &- 16] &+ sigma0 &+ schedule[index &- 7] &+ sigma1
      index &+= 1
    }
  }

  private static func compress(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    into state: UnsafeMutableBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var round = 0
    while round < 64 {
      let sum1 = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ constants[round] &+ schedule[round]
      let sum0 = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ sum0 &+ majority
      round &+= 1
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
