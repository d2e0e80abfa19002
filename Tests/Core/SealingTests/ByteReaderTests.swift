@Suite struct ByteReaderTests {
  @Test(
    arguments: [
      (0, [0]), (1, [1]), (127, [0x7f]), (128, [0x80, 1]), (300, [0xac, 2]),
      (16_383, [0xff, 0x7f]), (16_384, [0x80, 0x80, 1]),
      (.max, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]),
    ] as [(UInt64, [UInt8])])
  func `keeps seven bits of a number a byte`(number: UInt64, bytes: [UInt8]) throws {
    var writer = ByteWriter()
    writer.write(number)
    #expect(writer.bytes == bytes)
    var reader = ByteReader(bytes)
    #expect(try reader.number() == number)
    #expect(reader.isAtEnd)
  }

  @Test(
    arguments: [
      (0, [0]), (-1, [1]), (1, [2]), (-64, [0x7f]), (64, [0x80, 1]),
      (.max, [0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]),
      (.min, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]),
    ] as [(Int64, [UInt8])])
  func `keeps small negative numbers small`(number: Int64, bytes: [UInt8]) throws {
    var writer = ByteWriter()
    writer.write(signed: number)
    #expect(writer.bytes == bytes)
    var reader = ByteReader(bytes)
    #expect(try reader.signedNumber() == number)
  }

  @Test(
    arguments: [
      [], [0x80], [0x80, 0], [0xff, 0x80, 0],
      [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2],
      [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x81, 0],
    ] as [[UInt8]])
  func `reads no number that is cut, spelt longer or too large`(bytes: [UInt8]) {
    #expect(throws: MalformedBytes.self) {
      var reader = ByteReader(bytes)
      _ = try reader.number()
    }
  }

  @Test(arguments: ["", "Dinner", "Zoë’s café 🍝", "a\0b"])
  func `keeps text`(text: String) throws {
    var writer = ByteWriter()
    writer.write(text)
    writer.write(7)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.text() == text)
    #expect(reader.rest == [7])
  }

  @Test(
    arguments: [
      [1], [2, 0x41], [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1], [1, 0xff],
      [2, 0xc3, 0x28], [3, 0xed, 0xa0, 0x80],
    ] as [[UInt8]])
  func `reads no text that is cut or not UTF-8`(bytes: [UInt8]) {
    #expect(throws: MalformedBytes.self) {
      var reader = ByteReader(bytes)
      _ = try reader.text()
    }
  }

  @Test func `reads bytes that are there, and no more`() throws {
    var reader = ByteReader([1, 2, 3])
    #expect(try reader.raw(2) == [1, 2])
    #expect(throws: MalformedBytes.self) { try reader.raw(2) }
    #expect(try reader.raw(1) == [3])
    #expect(reader.isAtEnd)
  }
}
