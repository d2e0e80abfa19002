/// Writes state into few bytes, which ``ByteReader`` reads back in the same order.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes a varint: seven bits in each byte, the lowest first, the top bit set on all but the
  /// last.
  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a signed number as a varint, in the order 0, −1, 1, −2, 2 …, so that small ones stay
  /// short.
  package mutating func write(signed number: Int64) {
    write(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  /// Writes the length in bytes as a varint, then UTF-8.
  package mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  /// Writes four bytes, the highest first, for ids.
  package mutating func write(whole number: UInt32) {
    write(wholes: [number])
  }

  /// Writes four bytes of each number.
  package mutating func write(wholes numbers: [UInt32]) {
    let start = bytes.count
    bytes += repeatElement(0, count: 4 * numbers.count)
    bytes.withUnsafeMutableBytes { bytes in
      for (place, number) in numbers.enumerated() {
        bytes.storeBytes(of: number.bigEndian, toByteOffset: start + 4 * place, as: UInt32.self)
      }
    }
  }

  /// Writes bytes without their length, which the reader must know.
  package mutating func write(raw bytes: [UInt8]) {
    self.bytes += bytes
  }
}
