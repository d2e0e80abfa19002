import Finance

/// Numbers as files write them.
package enum Digits {
  /// The number with zeros before it, to so many digits.
  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// The number that a few bytes spell in ASCII digits alone, or nil.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
      guard let digit = byte.asciiDigit else { return nil }
      number = number * 10 + digit
    }
    return number
  }
}
