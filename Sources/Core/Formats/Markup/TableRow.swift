/// A row of a long table while it is written, straight into the page.
///
/// Its cells are ``Figures``, which need no escape, or words, which are escaped.
package struct TableRow: ~Copyable {
  private let room: UnsafeMutableRawBufferPointer
  fileprivate private(set) var count = 0

  fileprivate init(in room: UnsafeMutableRawBufferPointer) {
    self.room = room
  }

  /// Begins the row with the cell that names it.
  mutating func header(_ figures: Figures) {
    append(raw: "<tr><th scope=\"row\">")
    append(figures)
  }

  /// Begins the row with words of the program.
  package mutating func header(_ words: StaticString) {
    append(raw: "<tr><th scope=\"row\">")
    append(raw: words)
  }

  @inline(__always)
  mutating func cell(_ figures: Figures) {
    emptyCell()
    append(figures)
  }

  /// A cell without content.
  @inline(__always)
  package mutating func emptyCell() {
    requireRoom(for: 4)
    room.storeBytes(of: Self.tag.littleEndian, toByteOffset: count, as: UInt32.self)
    count &+= 4
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
  mutating func append(_ figures: Figures) {
    count &+= figures.store(in: room, at: count)
  }

  fileprivate mutating func end() {
    requireRoom(for: 1)
    room[count] = UInt8(ascii: "\n")
    count += 1
  }

  /// `<td>`, the first byte lowest.
  private static let tag: UInt32 = 0x3E64_743C

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
  /// Writes a row of at most this many bytes; 64 for each short cell are plenty.
  package mutating func append(rowUpTo capacity: Int, _ write: (inout TableRow) -> Void) {
    append(upTo: capacity + 64) { room in
      var row = TableRow(in: room)
      write(&row)
      row.end()
      return row.count
    }
  }
}
