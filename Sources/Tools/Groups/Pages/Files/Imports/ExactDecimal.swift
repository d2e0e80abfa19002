import Keeping

/// A decimal number from a file with all its places, so that sums of a file stay exact.
struct ExactDecimal: Hashable, Sendable {
  /// The number in units of the last place that is read.
  private var units: Int128

  /// The most places after the point; binary fractions as programs print them have 17.
  private static let places = 18
  /// The most digits before the point.
  private static let mostWholeDigits = 12

  static let zero = ExactDecimal(units: 0)
  static let one = ExactDecimal(units: powerOfTen(places))

  private init(units: Int128) {
    self.units = units
  }

  /// Reads an optional hyphen, digits, a point and digits; nil for any other text.
  init?(_ text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    let point = digits.firstIndex(of: UInt8(ascii: "."))
    guard let whole = Self.number(digits[..<(point ?? digits.endIndex)], upTo: Self.mostWholeDigits)
    else { return nil }
    var units = Int128(whole) * Self.powerOfTen(Self.places)
    if let point {
      let fraction = digits[digits.index(after: point)...]
      guard let number = Self.number(fraction, upTo: Self.places) else { return nil }
      units += Int128(number) * Self.powerOfTen(Self.places - fraction.count)
    }
    self.units = isNegative ? -units : units
  }

  /// Reads one to so many digits, 18 at most; nil for anything else.
  private static func number(_ digits: Substring.UTF8View, upTo most: Int) -> Int64? {
    guard 1...most ~= digits.count else { return nil }
    var number: Int64 = 0
    for byte in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// A whole number of the smallest parts of a currency: 1250 cents are 12.50.
  init(minorUnits: Int64, digits: Int) {
    units = Int128(minorUnits) * Self.powerOfTen(Self.places - digits)
  }

  /// An amount that is kept.
  init(_ money: Money) {
    self.init(minorUnits: money.minorUnits, digits: money.currency.digits)
  }

  var isNegative: Bool { units < 0 }
  var isZero: Bool { units == 0 }
  var magnitude: ExactDecimal { ExactDecimal(units: units < 0 ? -units : units) }

  static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    ExactDecimal(units: left.units + right.units)
  }

  static prefix func - (number: ExactDecimal) -> ExactDecimal { ExactDecimal(units: -number.units) }

  /// The number in ten-thousandths; nil where it is below zero, too large or finer than that.
  var tenThousandths: Int64? {
    let (weight, rest) = units.quotientAndRemainder(dividingBy: Self.tenThousandth)
    return rest == 0 && 0...Self.mostWeight ~= weight ? Int64(weight) : nil
  }

  private static let tenThousandth = powerOfTen(places - 4)

  /// The largest weight, a million shares, so that no sum overflows.
  private static let mostWeight: Int128 = 10_000_000_000

  /// The number in billionths, without what is finer: a weight for dividing an amount.
  var billionths: Int64 { Int64(clamping: units / Self.powerOfTen(Self.places - 9)) }

  /// The amount in a currency, halves up; nil beyond the limit of a payment.
  func money(in currency: Currency) -> Money? {
    let step = Self.powerOfTen(Self.places - currency.digits)
    return Money(stated: Rounding.half(units, over: step), currency)
  }

  /// True if the number needs no more places than these.
  func isWhole(places: Int) -> Bool {
    units % Self.powerOfTen(Self.places - places) == 0
  }

  /// The number with so many places, halves up.
  func rounded(places: Int) -> ExactDecimal {
    let step = Self.powerOfTen(Self.places - places)
    return ExactDecimal(units: Rounding.half(units, over: step) * step)
  }

  /// The number with at least so many places: "12.50", "-3.005".
  func text(places: Int) -> String {
    let (whole, rest) = magnitude.units.quotientAndRemainder(
      dividingBy: Self.powerOfTen(Self.places))
    var digits = String(rest)
    digits = String(repeating: "0", count: Self.places - digits.count) + digits
    while digits.count > places, digits.hasSuffix("0") { digits.removeLast() }
    return (isNegative ? "-" : "") + String(whole) + (digits.isEmpty ? "" : ".\(digits)")
  }

  private static func powerOfTen(_ exponent: Int) -> Int128 {
    Int128((0..<exponent).reduce(Int64(1)) { power, _ in power * 10 })
  }
}

/// A number that is not below zero: the whole part, then the places.
extension ExactDecimal: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    let (whole, rest) = (try reader.number(), try reader.number())
    guard whole < Self.mostWhole, rest < Self.one.units else { throw MalformedBytes() }
    units = Int128(whole) * Self.one.units + Int128(rest)
  }

  func write(to writer: inout ByteWriter) {
    let (whole, rest) = magnitude.units.quotientAndRemainder(dividingBy: Self.one.units)
    writer.write(UInt64(clamping: whole))
    writer.write(UInt64(clamping: rest))
  }

  private static let mostWhole = powerOfTen(mostWholeDigits)
}

extension String {
  /// An amount that another program has written with a comma or with groups, as numbers are written
  /// plainly; a text that is plain already, that can be read in two ways or not at all stays.
  ///
  ///     "1.234,50".plainAmount  // "1234.50"
  var plainAmount: String {
    let text = trimmed
    guard ExactDecimal(text) == nil, let written = WrittenAmount(text), written.direction == nil
    else { return text }
    return written.plain(nil) ?? text
  }
}
