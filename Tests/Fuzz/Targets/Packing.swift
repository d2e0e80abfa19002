import Keeping

extension Target {
  /// Reads numbers and texts in turn; what was read is written the same.
  static let packing = Target("Packing") { input in
    var reader = ByteReader(input)
    var writer = ByteWriter()
    do {
      while !reader.isAtEnd {
        writer.write(try reader.number())
        writer.write(signed: try reader.signedNumber())
        writer.write(try reader.text())
      }
      precondition(writer.bytes == input, "a second spelling")
    } catch {
      precondition(input.starts(with: writer.bytes), "a second spelling")
    }
  }
}
