/// Writes state into as few bytes as will hold it, for `ByteReader` to read back in order.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// A varint: seven bits a byte, the lowest first, the top bit set on all but the last.
  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A varint of 0, −1, 1, −2, 2 … numbered in that order, so that small amounts stay small.
  package mutating func write(signed number: Int64) {
    write(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  /// The length in bytes, then UTF-8.
  package mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  /// Bytes whose number the reader knows.
  package mutating func write(raw bytes: [UInt8]) {
    self.bytes += bytes
  }
}
