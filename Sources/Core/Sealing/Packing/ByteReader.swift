/// Reads what `ByteWriter` wrote, and refuses whatever it would not have written.
package struct ByteReader: Sendable {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  package var isAtEnd: Bool { bytes.isEmpty }

  /// Everything that is left.
  package var rest: [UInt8] { Array(bytes) }

  package mutating func number() throws(MalformedBytes) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = bytes.popFirst() else { throw MalformedBytes() }
      let bits = UInt64(byte & 0x7f)
      let isSpeltLonger = byte == 0 && shift > 0
      guard !isSpeltLonger, (bits << shift) >> shift == bits else { throw MalformedBytes() }
      number |= bits << shift
      if byte < 0x80 { return number }
    }
    throw MalformedBytes()
  }

  package mutating func signedNumber() throws(MalformedBytes) -> Int64 {
    let number = try number()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// A number that is no larger than `most`: a count, a place, a revision.
  package mutating func count(upTo most: Int = 1 << 31) throws(MalformedBytes) -> Int {
    guard let count = Int(exactly: try number()), count <= most else { throw MalformedBytes() }
    return count
  }

  package mutating func text() throws(MalformedBytes) -> String {
    let count = try number()
    guard count <= bytes.count else { throw MalformedBytes() }
    guard let text = String(validating: try raw(Int(count)), as: UTF8.self) else {
      throw MalformedBytes()
    }
    return text
  }

  package mutating func raw(_ count: Int) throws(MalformedBytes) -> [UInt8] {
    guard bytes.count >= count else { throw MalformedBytes() }
    defer { bytes.removeFirst(count) }
    return Array(bytes.prefix(count))
  }
}

/// Bytes that no `ByteWriter` wrote, or that were written for another reader.
package struct MalformedBytes: Error {
  package init() {}
}
