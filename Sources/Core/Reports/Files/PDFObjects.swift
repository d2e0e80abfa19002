import Calendars

/// The objects of a PDF file as cairo writes it, with one plain cross-reference table at its end.
struct PDFObjects {
  /// The offset of the cross-reference table.
  let table: Int

  /// One more than the highest number of an object.
  let count: Int
  let root: Int
  let info: Int

  private let file: [UInt8]
  private let entries: Int

  private static let entryLength = 20

  /// Finds the objects of a file.
  ///
  /// - Throws: ``PDFMismatch/noTable`` when the file does not end with such a table.
  init(_ file: [UInt8]) throws(PDFMismatch) {
    guard let start = file.position(of: "startxref\n", from: max(0, file.count - 64)),
      let table = file.number(at: start + 10),
      table < file.count, file.position(of: "xref\n0 ", from: table) == table,
      let count = file.number(at: table + 7),
      let entries = file.position(of: "\n", from: table + 7).map({ $0 + 1 }),
      count <= (file.count - entries) / Self.entryLength,
      let trailer = file.position(of: "trailer", from: entries + count * Self.entryLength),
      let root = file.number(after: "/Root ", from: trailer), root < count,
      let info = file.number(after: "/Info ", from: trailer), info < count
    else { throw .noTable }
    self.file = file
    self.table = table
    self.count = count
    self.entries = entries
    self.root = root
    self.info = info
  }

  /// The object with further entries in its dictionary.
  ///
  /// - Parameters:
  ///   - number: The number of the object.
  ///   - entries: The entries as PDF writes them.
  /// - Returns: The bytes of the new object.
  /// - Throws: ``PDFMismatch/noDictionary(object:)`` when it is not a plain dictionary in its
  ///   place.
  func object(_ number: Int, adding entries: String) throws(PDFMismatch) -> [UInt8] {
    let start = offset(of: number)
    guard file.holds(Array("\(number) 0 obj\n<<".utf8), at: start),
      let end = file.position(of: "endobj", from: start),
      let close = file[start..<end].lastIndex(of: UInt8(ascii: ">")),
      file.holds(Array(">>\nendobj".utf8), at: close - 1)
    else { throw .noDictionary(object: number) }
    return file[start..<close - 1] + Array("\(entries)\n>>\nendobj\n".utf8)
  }

  /// The numbers of the structure elements with this name, in the order in which they were made.
  func numbers(ofElement name: String) -> [Int] {
    let mark = Array(" 0 obj\n<< /Type /StructElem\n   /S /\(name)\n".utf8)
    return (1..<max(1, count)).filter { number in
      file.holds(mark, at: offset(of: number) + Self.digits(in: number))
    }
  }

  private static func digits(in number: Int) -> Int {
    var (digits, rest) = (1, number / 10)
    while rest > 0 { (digits, rest) = (digits + 1, rest / 10) }
    return digits
  }

  private func offset(of number: Int) -> Int {
    file.number(at: entries + number * Self.entryLength) ?? 0
  }
}

/// New versions of some objects, appended to the old file.
struct PDFSection {
  private var file: [UInt8]
  private var offsets: [(number: Int, offset: Int)] = []

  init(of file: [UInt8]) {
    self.file = file
  }

  mutating func append(_ number: Int, _ object: [UInt8]) {
    offsets.append((number, file.count))
    file += object
  }

  func finished(trailer: String) -> [UInt8] {
    var text = "xref\n"
    for (number, offset) in offsets.sorted(by: { $0.number < $1.number }) {
      text += "\(number) 1\n\(Digits.padded(offset, to: 10)) 00000 n \n"
    }
    text += "trailer\n<< \(trailer) >>\nstartxref\n\(file.count)\n%%EOF\n"
    return file + Array(text.utf8)
  }
}

extension [UInt8] {
  fileprivate func position(of text: String, from start: Int) -> Int? {
    position(of: Array(text.utf8), from: start)
  }

  private func position(of pattern: [UInt8], from start: Int) -> Int? {
    guard start >= 0, start + pattern.count <= count else { return nil }
    return (start...(count - pattern.count)).first { holds(pattern, at: $0) }
  }

  fileprivate func holds(_ pattern: [UInt8], at start: Int) -> Bool {
    guard start >= 0, start + pattern.count <= count else { return false }
    for index in pattern.indices where self[start + index] != pattern[index] { return false }
    return true
  }

  fileprivate func number(after text: String, from start: Int) -> Int? {
    position(of: text, from: start).flatMap { number(at: $0 + text.utf8.count) }
  }

  /// The number in the digits at an offset, of at most ten digits.
  fileprivate func number(at start: Int) -> Int? {
    guard start >= 0, start < count else { return nil }
    var (number, place) = (0, start)
    while place < Swift.min(start + 10, count), 0x30...0x39 ~= self[place] {
      number = number * 10 + Int(self[place] - 0x30)
      place += 1
    }
    return place == start ? nil : number
  }
}
