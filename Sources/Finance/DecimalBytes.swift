// Numbers written straight into a page's bytes: a long table has thousands of them.

extension [UInt8] {
  /// Appends a whole number, with zeros in front up to a width.
  mutating func append(decimal number: UInt64, atLeast width: Int = 1) {
    var digits = DigitsFromTheRight()
    digits.push(number, atLeast: width)
    digits.append(to: &self)
  }
}

/// A short run of text that is put together from its last character to its first.
struct DigitsFromTheRight {
  /// 20 digits of a `UInt64` with 6 grouping commas and a point, and some to spare.
  private var text = InlineArray<32, UInt8>(repeating: 0)
  private var start = 32

  mutating func push(_ byte: UInt8) {
    start -= 1
    text[start] = byte
  }

  mutating func push(_ number: UInt64, atLeast width: Int) {
    let end = start
    var left = number
    while left > 0 || end - start < width {
      let (rest, digit) = left.quotientAndRemainder(dividingBy: 10)
      push(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      left = rest
    }
  }

  func append(to bytes: inout [UInt8]) {
    for place in start..<text.count {
      bytes.append(text[place])
    }
  }
}

extension UInt8 {
  /// The value of an ASCII digit.
  var asciiDigit: Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self ? Int(self & 0x0F) : nil
  }
}
