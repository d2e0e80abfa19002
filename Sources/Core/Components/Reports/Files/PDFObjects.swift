/// The objects of a PDF file as cairo writes it, with one plain cross-reference table at its end.
struct PDFObjects {
  let root: Int
  let info: Int

  /// What stands between `obj` and `endobj`, by the numbers of the objects; nil where there is none.
  private(set) var contents: [ArraySlice<UInt8>?]

  private static let entryLength = 20

  /// Finds the objects of a file.
  ///
  /// - Parameters:
  ///   - file: The file as cairo wrote it.
  ///   - unwritten: The most objects that may have a number only, as artifacts have since cairo 1.18.
  /// - Throws: ``PDFMismatch/noTable`` when the file does not end with such a table, or
  ///   ``PDFMismatch/noDictionary(object:)`` when an object is not in its place.
  init(_ file: [UInt8], unwritten: Int) throws(PDFMismatch) {
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
    self.root = root
    self.info = info
    contents = Array(repeating: nil, count: count)
    var missing: [Int] = []
    var places: [(number: Int, offset: Int, start: Int)] = []
    for number in 1..<max(1, count) {
      guard let offset = file.number(at: entries + number * Self.entryLength), offset > 0
      else { continue }
      let opening = Array("\(number) 0 obj\n".utf8)
      if file.holds(opening, at: offset) {
        places.append((number, offset, start: offset + opening.count))
      } else {
        missing.append(number)
      }
    }
    guard missing.count <= unwritten else { throw .noDictionary(object: missing[0]) }
    places.sort { $0.offset < $1.offset }
    let ends = places.dropFirst().map(\.offset) + [table]
    for (place, end) in zip(places, ends) {
      contents[place.number] = try Self.content(
        of: place.number, in: file, from: place.start, to: end)
    }
  }

  private static func content(
    of number: Int, in file: [UInt8], from start: Int, to end: Int
  ) throws(PDFMismatch) -> ArraySlice<UInt8> {
    let closing = Array("endobj\n".utf8)
    let last = end - closing.count
    guard start <= last, file.holds(closing, at: last)
    else { throw .noDictionary(object: number) }
    return file[start..<last]
  }

  /// Adds an object and returns its number.
  mutating func add(_ content: [UInt8]) -> Int {
    contents.append(content[...])
    return contents.count - 1
  }

  /// Adds entries to the dictionary of an object.
  ///
  /// - Parameters:
  ///   - number: The number of the object.
  ///   - entries: The entries as PDF writes them.
  /// - Throws: ``PDFMismatch/noDictionary(object:)`` when it is not a plain dictionary.
  mutating func extend(_ number: Int, with entries: String) throws(PDFMismatch) {
    let end = Array(">>\n".utf8)
    guard let content = contents[number], Self.isDictionary(content),
      content.suffix(end.count).elementsEqual(end)
    else { throw .noDictionary(object: number) }
    contents[number] = content.dropLast(end.count) + Array("\(entries)\n>>\n".utf8)
  }

  /// The numbers of the structure elements with this name, in the order in which they were made.
  func numbers(ofElement name: String) -> [Int] {
    let mark = Array("<< /Type /StructElem\n   /S /\(name)\n".utf8)
    return contents.indices.filter { number in
      contents[number].map { $0.prefix(mark.count).elementsEqual(mark) } ?? false
    }
  }

  /// True for a dictionary, also that of a stream.
  static func isDictionary(_ content: ArraySlice<UInt8>) -> Bool {
    content.prefix(2).elementsEqual("<<".utf8)
  }
}

extension [UInt8] {
  fileprivate func position(of text: String, from start: Int) -> Int? {
    let pattern = Array(text.utf8)
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
