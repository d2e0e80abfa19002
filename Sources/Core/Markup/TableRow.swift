/// A row of a long table while it is written, straight into the page.
///
/// Its cells are figures of at most sixteen bytes each, which come in one number, the first byte
/// lowest. They are not escaped: whoever makes them of numbers makes sure that nothing special is
/// in them.
package struct TableRow: ~Copyable {
  private let room: UnsafeMutableRawBufferPointer
  fileprivate private(set) var count = 0

  fileprivate init(in room: UnsafeMutableRawBufferPointer) {
    self.room = room
  }

  /// Begins the row with the cell that names it.
  package mutating func header(figures: UInt128, count: Int) {
    append(raw: "<tr><th scope=\"row\">")
    append(figures: figures, count: count)
  }

  /// Begins the row with words of the program.
  package mutating func header(_ words: StaticString) {
    append(raw: "<tr><th scope=\"row\">")
    append(raw: words)
  }

  package mutating func cell(figures: UInt128, count length: Int) {
    requireRoom(for: 20)
    storeTag()
    store(figures, count: length)
  }

  package mutating func emptyCell() {
    requireRoom(for: 4)
    storeTag()
  }

  /// A cell of words, which may be anything.
  package mutating func cell(_ text: String) {
    emptyCell()
    var escaped: [UInt8] = []
    Escaping.write(text.utf8, into: &escaped)
    escaped.withUnsafeBytes { write($0) }
  }

  /// More of a cell: words of the program.
  @inline(__always)
  package mutating func append(raw text: StaticString) {
    write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// More of a cell: figures.
  @inline(__always)
  package mutating func append(figures: UInt128, count length: Int) {
    requireRoom(for: 16)
    store(figures, count: length)
  }

  fileprivate mutating func end() {
    requireRoom(for: 1)
    room[count] = UInt8(ascii: "\n")
    count += 1
  }

  /// `<td>`, the first byte lowest.
  private static let tag: UInt32 = 0x3E64_743C

  @inline(__always)
  private mutating func storeTag() {
    room.storeBytes(of: Self.tag.littleEndian, toByteOffset: count, as: UInt32.self)
    count &+= 4
  }

  @inline(__always)
  private mutating func store(_ figures: UInt128, count length: Int) {
    assert(!Escaping.isNeeded(in: figures, count: length), "Figures have nothing to escape")
    room.storeBytes(of: figures.littleEndian, toByteOffset: count, as: UInt128.self)
    count &+= length
  }

  @inline(__always)
  private mutating func write(_ bytes: UnsafeRawBufferPointer) {
    requireRoom(for: bytes.count)
    UnsafeMutableRawBufferPointer(rebasing: room[count...]).copyMemory(from: bytes)
    count += bytes.count
  }

  @inline(__always)
  private func requireRoom(for bytes: Int) {
    precondition(bytes <= room.count &- count, "A row is longer than was asked for")
  }
}

extension HTML {
  /// Writes a row of at most so many bytes: 64 for each short cell are plenty.
  package mutating func append(rowUpTo capacity: Int, _ write: (inout TableRow) -> Void) {
    append(upTo: capacity + 64) { room in
      var row = TableRow(in: room)
      write(&row)
      row.end()
      return row.count
    }
  }
}
