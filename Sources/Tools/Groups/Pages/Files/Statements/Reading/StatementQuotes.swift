/// Quotation marks as banks write them: within a cell that does not begin with one, or within one that
/// does, without doubling them.
///
///     1,5" pipe,"UAB "Naktida""
enum StatementQuotes {
  private static let quote = UInt8(ascii: "\"")
  private static let separators = Array(",;\t".utf8)

  /// The same table as CSV has it, with the same lines.
  ///
  /// In a cell that begins with a quotation mark, one before a separator or the end of a line closes it.
  /// Every other one is a letter.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    let firstLine = bytes.prefix { !isLineEnd($0) }
    let separator = separators.max { one, other in
      firstLine.count { $0 == one } < firstLine.count { $0 == other }
    }
    func isEnd(_ place: Int) -> Bool {
      place >= bytes.count || bytes[place] == separator || isLineEnd(bytes[place])
    }
    var mended: [UInt8] = []
    var place = 0
    while place < bytes.count {
      guard !isEnd(place) else {
        mended.append(bytes[place])
        place += 1
        continue
      }
      let isQuoted = bytes[place] == quote
      if isQuoted { place += 1 }
      mended.append(quote)
      while place < bytes.count, isQuoted || !isEnd(place) {
        if bytes[place] == quote {
          if isQuoted, isEnd(place + 1) { break }
          mended.append(quote)
          let isDoubled = isQuoted && place + 1 < bytes.count && bytes[place + 1] == quote
          if isDoubled, !isEnd(place + 2) { place += 1 }
        }
        mended.append(bytes[place])
        place += 1
      }
      mended.append(quote)
      if isQuoted, place < bytes.count { place += 1 }
    }
    return mended
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
