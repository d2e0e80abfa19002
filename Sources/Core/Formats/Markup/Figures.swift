/// An amount, a date or a number as a text of at most sixteen bytes, which needs no escape in HTML
/// or JSON: "£1,234.50", "-1234.50", "2026-12-05".
///
/// A long table has thousands of them. Each is in two registers, makes its eight digits at once and
/// is written without a look at each byte.
///
/// They cannot contain typed text, because every byte is one of these:
///
/// - a digit, made of a number from 0 to 9
/// - a comma, a point, a hyphen, a minus sign (U+2212) or the letter of a path command, all of
///   which are written in this file
/// - a byte of a currency's symbol or of a month's name: `packed` stops the program at the first
///   use if one of them needs an escape
/// - a byte of an amount with unusual digits. If one needs an escape, or there are more than
///   sixteen, there are no figures, and the amount is escaped as text.
package struct Figures: Sendable, Equatable {
  /// The text in UTF-8: its first byte lowest, zeros after its last.
  private var bytes: UInt128

  private var count: Int

  @inline(__always)
  private init(bytes: UInt128, count: Int) {
    self.bytes = bytes
    self.count = count
  }
}

// MARK: - Writing

extension Figures {
  /// The room that `store` takes: it writes zeros after a shorter text.
  static let room = 16

  /// Writes the text into memory, which has sixteen bytes for it: fewer stop the program.
  ///
  /// - Returns: How many bytes the text has.
  @inline(__always)
  func store(in memory: UnsafeMutableRawBufferPointer, at place: Int = 0) -> Int {
    precondition(place >= 0 && memory.count &- place >= Self.room, "Figures need sixteen bytes")
    memory.storeBytes(of: bytes.littleEndian, toByteOffset: place, as: UInt128.self)
    return count
  }
}

extension [UInt8] {
  /// Appends figures, in UTF-8.
  package mutating func append(_ figures: Figures) {
    append(upTo: Figures.room) { $1 += figures.store(in: $0, at: $1) }
  }

  /// Appends figures between quotation marks, as JSON wants them.
  package mutating func append(quoted figures: Figures) {
    append(upTo: Figures.room + 2) { memory, count in
      let end = count + 1 + figures.store(in: memory, at: count + 1)
      memory[count] = UInt8(ascii: "\"")
      memory[end] = UInt8(ascii: "\"")
      count = end + 1
    }
  }
}

// MARK: - Digits

extension Figures {
  /// The eight digits of a number below a hundred million, zeros in front: each in a byte of its
  /// own, the first one lowest.
  ///
  /// The number is split into two halves of four digits, each half into two pairs, each pair into
  /// two digits; both halves and all four pairs are split by one multiplication. A part has 32 and
  /// then 16 bits to itself, and its product stays within them.
  ///
  /// - A half below 10,000 is divided by 100: times 10,486, then 20 bits are dropped. 10,486 is
  ///   2²⁰ / 100 + 0.24, so that the quotient is too large by less than 10,000 × 0.24 / 2²⁰ = 0.003,
  ///   and only 0.01 or more would carry it to the next whole number. The product is below 2²⁷; its
  ///   upper 7 bits are the quotient.
  /// - A pair below 100 is divided by 10: times 103, then 10 bits are dropped. 103 is 2¹⁰ / 10 + 0.6,
  ///   so that the quotient is too large by less than 100 × 0.6 / 2¹⁰ = 0.06, and only 0.1 or more
  ///   would carry it. The product is below 2¹⁴; its upper 4 bits are the quotient.
  @inline(__always)
  private static func digits(of number: UInt32) -> UInt64 {
    let tenThousands = number / 10_000
    let halves = UInt64(tenThousands) | UInt64(number &- tenThousands &* 10_000) << 32
    let hundreds = (halves &* 10_486) >> 20 & 0x7F_0000_007F
    let pairs = hundreds | (halves &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) << 8
  }

  /// Eight times "0".
  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The least number with too many digits.
  package static let limit: UInt32 = 100_000_000

  /// A whole number below a hundred million: "360".
  package init(_ number: UInt32) {
    precondition(number < Self.limit, "Figures of a number have eight digits at most")
    let digits = Self.digits(of: number)
    let leading = min(digits.trailingZeroBitCount / 8, 7)
    bytes = UInt128((digits | Self.zeros) &>> UInt64(8 &* leading))
    count = 8 &- leading
  }
}

// MARK: - Paths

extension Figures {
  /// The command or the space before a number in the path of a chart (SVG 2, 9.3).
  package enum PathCommand: UInt8, CaseIterable, Sendable {
    /// M
    case move = 0x4D
    /// H
    case horizontal = 0x48
    /// V
    case vertical = 0x56
    /// l, of points that are told by their distance from the one before
    case relativeLine = 0x6C
    /// A space, before the second number of a point
    case space = 0x20
  }

  /// A command and a whole number: "V12", " -3".
  ///
  /// Larger numbers are cut to 99,999,999.
  package init(_ number: Int, after command: PathCommand) {
    self.init(UInt32(truncatingIfNeeded: min(number.magnitude, UInt(Self.limit) - 1)))
    if number < 0 { prepend(packed: Self.hyphen) }
    prepend(packed: UInt64(command.rawValue))
  }
}

// MARK: - Amounts

extension Figures {
  /// An amount as `Money.formatted` writes it: "£1,234.50"; `nil` when that is too long.
  package init?(_ amount: Money) {
    guard let hundredths = Self.hundredths(of: amount) else {
      self.init(amount.formatted)
      return
    }
    let digits = Self.digits(of: hundredths)
    let text = digits | Self.zeros
    // Three digits and a comma, three digits and a point, two decimals.
    let thousands = text & 0xFF_FFFF | 0x2C << 24
    let units = text >> 24 & 0xFF_FFFF | 0x2E << 24
    let leading = min(digits.trailingZeroBitCount / 8, 5)
    let dropped = leading < 3 ? leading : leading &+ 1
    let whole = UInt128(thousands | units << 32) | UInt128(text >> 48) << 64
    self.init(bytes: whole &>> UInt128(8 &* dropped), count: 10 &- dropped)
    prepend(packed: Self.currencies[Int(amount.currency.place)].symbol)
    if amount.minorUnits < 0 { prepend(packed: Self.minusSign) }
    if count > Self.room { return nil }
  }

  /// An amount as `Money.short` writes it: "£55", "£54.60"; `nil` when it is too long with
  /// its decimals.
  package init?(short amount: Money) {
    guard Self.hundredths(of: amount) != nil else {
      self.init(amount.short)
      return
    }
    self.init(amount)
    guard amount.minorUnits % 100 == 0 else { return }
    count &-= 3
    bytes &= (1 &<< UInt128(8 &* count)) &- 1
  }

  /// An amount as `Money.plain` writes it: "-1234.50"; `nil` when that is too long.
  package init?(plain amount: Money) {
    guard let hundredths = Self.hundredths(of: amount) else {
      self.init(amount.plain)
      return
    }
    let digits = Self.digits(of: hundredths)
    let text = UInt128(digits | Self.zeros)
    // Six digits and a point, two decimals.
    let whole = text & 0xFFFF_FFFF_FFFF | 0x2E << 48 | (text >> 48) << 56
    let dropped = min(digits.trailingZeroBitCount / 8, 5)
    self.init(bytes: whole &>> UInt128(8 &* dropped), count: 9 &- dropped)
    if amount.isNegative { prepend(packed: Self.hyphen) }
  }

  /// The minor units of an amount with two decimals and eight digits at most: of nearly every one.
  @inline(__always)
  private static func hundredths(of amount: Money) -> UInt32? {
    let units = amount.minorUnits.magnitude
    guard units < limit, currencies[Int(amount.currency.place)].hasHundredths else { return nil }
    return UInt32(truncatingIfNeeded: units)
  }

  /// Puts up to eight bytes before the text, the first one lowest.
  @inline(__always)
  private mutating func prepend(packed word: UInt64) {
    let length = 8 &- word.leadingZeroBitCount / 8
    bytes = bytes &<< UInt128(8 &* length) | UInt128(word)
    count &+= length
  }

  /// The traits of a currency that an amount is written with: its symbol, and whether it has two
  /// decimals.
  ///
  /// By the places of the currencies.
  private static let currencies = Currency.all.map { currency in
    guard let symbol = UInt64(exactly: packed(currency.symbol).bytes) else {
      preconditionFailure("The symbol of \(currency) has more than eight bytes")
    }
    return (symbol: symbol, hasHundredths: currency.digits == 2)
  }

  private static let hyphen: UInt64 = 0x2D

  /// U+2212 in UTF-8.
  private static let minusSign: UInt64 = 0x92_88_E2
}

// MARK: - Dates

extension Figures {
  /// A date as YYYY-MM-DD (ISO 8601).
  package init(_ date: CalendarDate) {
    let number = (date.year &* 100 &+ date.month) &* 100 &+ date.day
    let text = UInt128(Self.digits(of: UInt32(truncatingIfNeeded: number)) | Self.zeros)
    let hyphens: UInt128 = 0x2D << 32 | 0x2D << 56
    let month: UInt128 = text >> 32 & 0xFFFF
    let year: UInt128 = text & 0xFFFF_FFFF
    bytes = hyphens | year | month << 40 | (text >> 48) << 64
    count = 10
  }

  /// A date in short words, in parts to write one after another: "5", " Dec ", "2026".
  package static func words(
    of date: CalendarDate
  ) -> (day: Figures, month: Figures, year: Figures) {
    (Figures(UInt32(date.day)), months[date.month - 1], Figures(UInt32(date.year)))
  }

  /// A comma and a space.
  static let comma = packed(", ")

  private static let months = CalendarDate.shortMonthNames.map { packed(" \($0) ") }

  /// A month in short words, in parts to write one after another: "Dec ", "2026".
  package static func words(of month: CalendarMonth) -> (name: Figures, year: Figures) {
    (monthsAlone[month.month - 1], Figures(UInt32(month.year)))
  }

  private static let monthsAlone = CalendarDate.shortMonthNames.map { packed("\($0) ") }
}

// MARK: - Texts

extension Figures {
  /// A text of the program, which must be short and need no escape.
  private static func packed(_ text: String) -> Figures {
    guard let figures = Figures(text) else {
      preconditionFailure("“\(text)” is too long or needs an escape")
    }
    return figures
  }

  private init?(_ text: String) {
    var (bytes, count): (UInt128, Int) = (0, 0)
    for byte in text.utf8 {
      guard count < Self.room, !Escaping.needsEscape(byte), byte != UInt8(ascii: "\\") else {
        return nil
      }
      bytes |= UInt128(byte) &<< UInt128(8 &* count)
      count &+= 1
    }
    self.init(bytes: bytes, count: count)
  }
}
