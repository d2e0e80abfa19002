/// A text of sixteen bytes at most, such as "£1,234.50", which fit two registers.
///
/// A long table has thousands of them, and the balance at the end of one month is that at the
/// beginning of the next: a text like this is made once and written without a buffer of its own.
package struct ShortText: Sendable, Equatable {
  /// The text in UTF-8, its first byte lowest.
  package private(set) var bytes: UInt128 = 0

  package private(set) var count = 0

  /// A word known to be short enough.
  init(word: String) {
    precondition(word.utf8.count <= 16, "A short text has sixteen bytes at most")
    for letter in word.utf8.reversed() { prepend(UInt32(letter), count: 1) }
  }

  package init(_ number: UInt32) {
    prepend(digits: number)
  }

  /// A letter or a space and a number of tenths, without the tenth when there is none: "L12.5",
  /// "L12".
  package init(tenths: UInt32, after letter: Unicode.Scalar) {
    precondition(letter.isASCII, "A command of a path is one byte")
    let (whole, tenth) = tenths.quotientAndRemainder(dividingBy: 10)
    if tenth > 0 { prepend((tenth &+ 0x30) << 8 | 0x2E, count: 2) }
    prepend(digits: whole)
    prepend(letter.value, count: 1)
  }

  /// The amount as `Money.formatted` writes it; nil when that is longer.
  package init?(_ amount: Money) {
    guard amount.minorUnits.magnitude < Self.mostMinorUnits else { return nil }
    var left = UInt32(truncatingIfNeeded: amount.minorUnits.magnitude)
    switch amount.currency.digits {
    case 0: break
    case 2:
      prepend(Self.pair(left % 100) << 8 | 0x2E, count: 3)
      left /= 100
    default:
      prepend(Self.three(left % 1_000) << 8 | 0x2E, count: 4)
      left /= 1_000
    }
    while left >= 1_000 {
      prepend(Self.three(left % 1_000) << 8 | 0x2C, count: 4)
      left /= 1_000
    }
    prepend(first: left)
    prepend(packed: amount.currency.packedSymbol)
    if amount.isNegative { prepend(packed: .minusSign) }
    if count > 16 { return nil }
  }

  /// What sixteen bytes hold of most currencies, with room in 32 bits: £21,474,836.47.
  private static let mostMinorUnits: UInt64 = 1 << 31
}

extension ShortText {
  private mutating func prepend(digits number: UInt32) {
    var left = number
    while left >= 1_000 {
      prepend(Self.three(left % 1_000), count: 3)
      left /= 1_000
    }
    prepend(first: left)
  }

  /// The first digits, below a thousand, without zeros in front.
  @inline(__always)
  private mutating func prepend(first number: UInt32) {
    switch number {
    case 100...: prepend(Self.three(number), count: 3)
    case 10...: prepend(Self.pair(number), count: 2)
    default: prepend(number &+ 0x30, count: 1)
    }
  }

  @inline(__always)
  private mutating func prepend(packed word: UInt64) {
    prepend(word, count: 8 &- word.leadingZeroBitCount / 8)
  }

  @inline(__always)
  private mutating func prepend(_ word: UInt32, count length: Int) {
    prepend(UInt64(word), count: length)
  }

  @inline(__always)
  private mutating func prepend(_ word: UInt64, count length: Int) {
    bytes = bytes &<< UInt128(8 &* length) | UInt128(word)
    count &+= length
  }

  /// Two digits, the first one lowest.
  @inline(__always)
  private static func pair(_ number: UInt32) -> UInt32 {
    let tens = number / 10
    return 0x3030 &+ tens &+ (number &- tens &* 10) << 8
  }

  @inline(__always)
  private static func three(_ number: UInt32) -> UInt32 {
    let hundreds = number / 100
    return 0x30 &+ hundreds &+ pair(number &- hundreds &* 100) << 8
  }
}
