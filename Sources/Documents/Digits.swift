/// Numbers as files write them.
enum Digits {
  /// The number with zeros before it, to so many digits.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
