extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    guard !isTrimmed else { return self }
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// True when the text clearly begins and ends with visible ASCII: a fast test.
  private var isTrimmed: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    return 0x21..<0x7F ~= first && 0x21..<0x7F ~= last
  }
}
