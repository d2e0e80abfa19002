/// The reasons why a text is not a number of the required kind.
package enum NumberProblem: Error, Equatable {
  case empty
  case notANumber
  case tooManyDecimals(allowed: Int)
  case negative
  case tooBig
  case tooLong
}

extension TypedNumber {
  /// Reads a number of 0 or more, ignoring given words around it.
  static func read(
    _ text: String, decimals: Int, ignoring words: [[Unicode.Scalar]] = []
  ) throws(NumberProblem) -> TypedNumber {
    let typed = TypedText(text)
    if typed.characters.isEmpty { throw .empty }
    if typed.length > TypedAmount.longest { throw .tooLong }
    var characters = typed.characters[...]
    while characters.drop(oneOf: words) {}
    let sign = characters.first.flatMap { $0 == "-" || $0 == "+" ? $0 : nil }
    guard let number = TypedNumber(sign == nil ? characters : characters.dropFirst()) else {
      throw .notANumber
    }
    if sign == "-", !number.isZero { throw .negative }
    if number.decimals > decimals { throw .tooManyDecimals(allowed: decimals) }
    if number.isTooBig { throw .tooBig }
    return number
  }

  private var isZero: Bool { digits.isEmpty }
}

extension ArraySlice<Unicode.Scalar> {
  /// Drops one of the words from either end; true when there was one.
  fileprivate mutating func drop(oneOf words: [[Unicode.Scalar]]) -> Bool {
    for word in words {
      if starts(with: word) {
        removeFirst(word.count)
        return true
      }
      if suffix(word.count).elementsEqual(word) {
        removeLast(word.count)
        return true
      }
    }
    return false
  }
}
