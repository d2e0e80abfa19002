/// A state that can be written as bytes and read back.
package protocol Packable: Sendable {
  /// Reads a state; throws ``MalformedBytes`` when it is not one that ``write(to:)`` wrote.
  init(from reader: inout ByteReader) throws(MalformedBytes)
  /// Appends the state to a writer.
  func write(to writer: inout ByteWriter)

  /// True for a state whose bytes are deflated; false unless a type says so.
  ///
  /// Never where secrets stand beside text that somebody else may choose: sizes would tell of them.
  static var isDeflated: Bool { get }
}

extension Packable {
  package static var isDeflated: Bool { false }

  /// Reads a state from all of `bytes`.
  ///
  /// - Parameter bytes: The bytes of ``packed``.
  /// - Throws: ``MalformedBytes`` when they do not hold exactly one state.
  package init(packed bytes: [UInt8]) throws(MalformedBytes) {
    var reader = ByteReader(Self.isDeflated ? try Deflate.inflated(bytes) : bytes)
    try self.init(from: &reader)
    guard reader.isAtEnd else { throw MalformedBytes() }
  }

  package var packed: [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return Self.isDeflated ? Deflate.deflated(writer.bytes) : writer.bytes
  }
}
