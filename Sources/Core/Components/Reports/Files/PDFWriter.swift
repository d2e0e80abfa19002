import CZlib

/// Writes a PDF file in which dictionaries and arrays are compressed together (ISO 32000-1, 7.5.7
/// and 7.5.8).
///
/// The structure of a long table has an element for each cell. As cairo writes them, one after
/// another, they are four fifths of the file.
struct PDFWriter {
  private var file = Array("%PDF-1.5\n%££\n".utf8)
  private var places: [Place]

  /// The place of an object as the cross-reference stream has it.
  private enum Place {
    case none
    case offset(Int)
    case packed(stream: Int, index: Int)
  }

  private static let mostPacked = 100

  /// From here on zlib looks ahead, which saves a tenth.
  private static let level: Int32 = 7

  /// The whole file with these objects.
  static func file(of objects: PDFObjects) -> [UInt8] {
    var writer = PDFWriter(places: Array(repeating: .none, count: objects.contents.count))
    var packed: [(number: Int, content: ArraySlice<UInt8>)] = []
    for (number, content) in objects.contents.enumerated() {
      guard let content else { continue }
      if isPackable(content) {
        packed.append((number, shortened(content)))
      } else {
        writer.write(number, content)
      }
      if packed.count == mostPacked { writer.pack(&packed) }
    }
    writer.pack(&packed)
    writer.finish("/Root \(objects.root) 0 R /Info \(objects.info) 0 R")
    return writer.file
  }

  /// True for arrays and for dictionaries without a stream; the lengths of streams stay outside.
  private static func isPackable(_ content: ArraySlice<UInt8>) -> Bool {
    content.first == UInt8(ascii: "[")
      || PDFObjects.isDictionary(content)
        && !content.suffix("endstream\n".utf8.count).elementsEqual("endstream\n".utf8)
  }

  /// A structure element without its type, which follows from its place, and with single spaces.
  ///
  /// An element with text in it stays as it is.
  private static func shortened(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let space = UInt8(ascii: " ")
    guard content.starts(with: elementStart), !content.contains(UInt8(ascii: "("))
    else { return content }
    var bytes = Array("<< ".utf8)
    for byte in content.dropFirst(elementStart.count) {
      let isSpace = byte == space || byte == UInt8(ascii: "\n")
      if !isSpace || bytes.last != space { bytes.append(isSpace ? space : byte) }
    }
    return bytes[...]
  }

  private static let elementStart = Array("<< /Type /StructElem\n".utf8)

  private mutating func write(_ number: Int, _ content: ArraySlice<UInt8>) {
    places[number] = .offset(file.count)
    file += Array("\(number) 0 obj\n".utf8)
    file += content
    file += Array("endobj\n".utf8)
  }

  private mutating func write(_ number: Int, stream: [UInt8], _ entries: String) {
    let data = Self.compressed(stream)
    let dictionary = "<< \(entries) /Filter /FlateDecode /Length \(data.count) >>\nstream\n"
    write(number, (Array(dictionary.utf8) + data + Array("\nendstream\n".utf8))[...])
  }

  private mutating func pack(_ objects: inout [(number: Int, content: ArraySlice<UInt8>)]) {
    guard !objects.isEmpty else { return }
    let stream = places.count
    var (table, contents) = ("", [UInt8]())
    for (index, object) in objects.enumerated() {
      places[object.number] = .packed(stream: stream, index: index)
      table += "\(object.number) \(contents.count) "
      contents += object.content
    }
    places.append(.none)
    write(
      stream, stream: Array(table.utf8) + contents,
      "/Type /ObjStm /N \(objects.count) /First \(table.utf8.count)")
    objects.removeAll()
  }

  private mutating func finish(_ entries: String) {
    let (number, start) = (places.count, file.count)
    places.append(.offset(start))
    write(
      number, stream: differences,
      "/Type /XRef /Size \(places.count) /W [1 4 2] \(entries)"
        + " /DecodeParms << /Predictor 12 /Columns 7 >>")
    file += Array("startxref\n\(start)\n%%EOF\n".utf8)
  }

  /// The places, each as its difference from the one before it, in which they compress well.
  private var differences: [UInt8] {
    var before = [UInt8](repeating: 0, count: 7)
    var bytes: [UInt8] = []
    for place in places {
      let row = Self.row(place)
      bytes.append(2)
      bytes += zip(row, before).map { $0 &- $1 }
      before = row
    }
    return bytes
  }

  private static func row(_ place: Place) -> [UInt8] {
    let (kind, first, second): (UInt8, Int, Int) =
      switch place {
      case .none: (0, 0, 65_535)
      case .offset(let offset): (1, offset, 0)
      case .packed(let stream, let index): (2, stream, index)
      }
    return [kind]
      + [first >> 24, first >> 16, first >> 8, first, second >> 8, second].map {
        UInt8(truncatingIfNeeded: $0)
      }
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var length = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      let status = compress2(
        buffer.baseAddress, &length, bytes, uLong(bytes.count), level)
      precondition(status == Z_OK, "zlib has no memory")
      count = Int(length)
    }
  }
}
