package import Sealing

/// The id of a browser that keeps something in step: four random bytes, new whenever it joins.
package struct PhoneID: Hashable, Comparable, Sendable {
  package let number: UInt32

  /// The id with this number.
  package init(_ number: UInt32) {
    self.number = number
  }

  /// An id for a phone that joins.
  package static func random() -> PhoneID { PhoneID(.random(in: 0 ... .max)) }

  var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  package static func < (left: PhoneID, right: PhoneID) -> Bool { left.number < right.number }
}

extension PhoneID: Packable {
  /// Reads the four bytes of an id.
  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    number = try reader.raw(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Writes four bytes, the highest first.
  package func write(to writer: inout ByteWriter) {
    writer.write(raw: bytes)
  }
}
