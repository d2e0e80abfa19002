/// A state that is packed into bytes, sealed, and read back.
package protocol Packable: Sendable {
  init(from reader: inout ByteReader) throws(MalformedBytes)
  func write(to writer: inout ByteWriter)
}

extension Packable {
  /// Reads the whole of `bytes`: more behind the state is as wrong as less.
  package init(packed bytes: [UInt8]) throws(MalformedBytes) {
    var reader = ByteReader(bytes)
    try self.init(from: &reader)
    guard reader.isAtEnd else { throw MalformedBytes() }
  }

  package var packed: [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes
  }
}
