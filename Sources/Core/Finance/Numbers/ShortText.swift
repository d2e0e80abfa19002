/// A text of sixteen bytes at most, such as "£1,234.50", which fit two registers.
///
/// A long table has thousands of them, and the balance at the end of one month is that at the
/// beginning of the next: a text like this is made once and written without a buffer of its own.
package struct ShortText: Sendable, Equatable {
  /// The text in UTF-8, its first byte lowest.
  package private(set) var bytes: UInt128

  package private(set) var count: Int

  private init(bytes: UInt128, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// A text that there is already; nil when it is longer.
  package init?(_ text: String) {
    guard text.utf8.count <= 16 else { return nil }
    bytes = text.utf8.reversed().reduce(0) { $0 << 8 | UInt128($1) }
    count = text.utf8.count
  }

  /// A whole number below a hundred million.
  package init(_ number: UInt32) {
    precondition(number < 100_000_000, "A number has eight digits at most")
    let digits = Self.digits(of: number)
    let zeros = min(digits.trailingZeroBitCount / 8, 7)
    bytes = UInt128((digits | Self.zeros) &>> UInt64(8 &* zeros))
    count = 8 &- zeros
  }

  /// A letter or a space and a number of tenths, without the tenth when there is none: "L12.5",
  /// "L12".
  package init(tenths: UInt32, after letter: Unicode.Scalar) {
    let (whole, tenth) = tenths.quotientAndRemainder(dividingBy: 10)
    self.init(whole)
    if tenth > 0 {
      bytes |= UInt128((tenth &+ 0x30) << 8 | 0x2E) &<< UInt128(8 &* count)
      count &+= 2
    }
    prepend(packed: UInt64(letter.value))
  }

  /// The amount as `Money.formatted` writes it; nil when that is longer.
  package init?(_ amount: Money) {
    let units = amount.minorUnits.magnitude
    guard amount.currency.digits == 2, units < 100_000_000 else {
      self.init(amount.formatted)
      return
    }
    let digits = Self.digits(of: UInt32(truncatingIfNeeded: units))
    let text = digits | Self.zeros
    // Three digits and a comma, three digits and a point, two decimals.
    let first = text & 0xFFFFFF | 0x2C << 24
    let second = text >> 24 & 0xFFFFFF | 0x2E << 24
    let zeros = min(digits.trailingZeroBitCount / 8, 5)
    let left = zeros < 3 ? zeros : zeros &+ 1
    let whole = UInt128(first | second << 32) | UInt128(text >> 48) << 64
    self.init(bytes: whole &>> UInt128(8 &* left), count: 10 &- left)
    prepend(packed: amount.currency.packedSymbol)
    if amount.isNegative { prepend(packed: .minusSign) }
    if count > 16 { return nil }
  }
}

extension ShortText {
  @inline(__always)
  private mutating func prepend(packed word: UInt64) {
    let length = 8 &- word.leadingZeroBitCount / 8
    bytes = bytes &<< UInt128(8 &* length) | UInt128(word)
    count &+= length
  }

  /// The eight digits of a number, zeros in front, the first digit lowest.
  ///
  /// All of them at once: the number in two halves, each half in two, and each of those in its two
  /// digits. Multiplying by 10,486 and dropping 20 places divides by 100 below 10,000, as does 103
  /// with 10 places by 10 below 100.
  @inline(__always)
  private static func digits(of number: UInt32) -> UInt64 {
    let thousands = number / 10_000
    let halves = UInt64(thousands) | UInt64(number &- thousands &* 10_000) << 32
    let hundreds = (halves &* 10_486) >> 20 & 0x7F_0000_007F
    let quarters = hundreds | (halves &- hundreds &* 100) << 16
    let tens = (quarters &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (quarters &- tens &* 10) << 8
  }

  /// Eight times "0".
  private static let zeros: UInt64 = 0x3030_3030_3030_3030
}
