/// Reads what ``ByteWriter`` wrote and refuses any other encoding.
package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var place = 0

  /// A reader at the start of some bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var isAtEnd: Bool { place == bytes.count }

  /// The number of bytes that have not been read yet.
  package var count: Int { bytes.count - place }

  /// All bytes that have not been read yet.
  package var rest: [UInt8] { Array(bytes[place...]) }

  /// Reads a varint in its shortest spelling.
  ///
  /// - Returns: The number.
  /// - Throws: ``MalformedBytes`` when the bytes end early, or spell a number above 64 bits or a
  ///   longer way than needed.
  package mutating func number() throws(MalformedBytes) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard place < bytes.count else { throw MalformedBytes() }
      let byte = bytes[place]
      place += 1
      let bits = UInt64(byte & 0x7f)
      let isSpeltLonger = byte == 0 && shift > 0
      guard !isSpeltLonger, (bits << shift) >> shift == bits else { throw MalformedBytes() }
      number |= bits << shift
      if byte < 0x80 { return number }
    }
    throw MalformedBytes()
  }

  /// Reads a number as ``ByteWriter/write(signed:)`` wrote it.
  ///
  /// - Returns: The number.
  /// - Throws: ``MalformedBytes`` as for ``number()``.
  package mutating func signedNumber() throws(MalformedBytes) -> Int64 {
    let number = try number()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// Reads a number of at most `most`, for counts, places and revisions.
  ///
  /// - Parameter most: The largest number accepted.
  /// - Returns: The number.
  /// - Throws: ``MalformedBytes`` when it is larger, or as for ``number()``.
  package mutating func count(upTo most: Int = 1 << 31) throws(MalformedBytes) -> Int {
    guard let count = Int(exactly: try number()), count <= most else { throw MalformedBytes() }
    return count
  }

  /// Reads four bytes, the highest first, as ``ByteWriter/write(whole:)`` wrote them.
  ///
  /// - Returns: The number.
  /// - Throws: ``MalformedBytes`` when fewer are left.
  package mutating func wholeNumber() throws(MalformedBytes) -> UInt32 {
    guard count >= 4 else { throw MalformedBytes() }
    defer { place += 4 }
    return bytes[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Reads a length and as many bytes of UTF-8.
  ///
  /// - Returns: The text.
  /// - Throws: ``MalformedBytes`` when the bytes end early or are not UTF-8.
  package mutating func text() throws(MalformedBytes) -> String {
    let length = try number()
    guard length <= count else { throw MalformedBytes() }
    guard let text = String(validating: bytes[place..<(place + Int(length))], as: UTF8.self)
    else {
      throw MalformedBytes()
    }
    place += Int(length)
    return text
  }

  /// Reads a known number of bytes.
  ///
  /// - Parameter count: How many bytes to read.
  /// - Returns: The bytes.
  /// - Throws: ``MalformedBytes`` when fewer are left.
  package mutating func raw(_ count: Int) throws(MalformedBytes) -> [UInt8] {
    guard self.count >= count else { throw MalformedBytes() }
    defer { place += count }
    return Array(bytes[place..<(place + count)])
  }
}

/// The error for bytes that no ``ByteWriter`` wrote, or that were written for another reader.
package struct MalformedBytes: Error {
  package init() {}
}
