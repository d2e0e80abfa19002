import Finance

/// Reads and writes numbers of a fixed width, as dates and file formats have them.
package enum Digits {
  /// The number with zeros before it, at least `width` digits long.
  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// The number in ASCII digits, or nil when another byte is among them.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
      guard let digit = byte.asciiDigit else { return nil }
      number = number * 10 + digit
    }
    return number
  }
}
