/// An amount of money as typed: a number, or a sum to work out.
package struct TypedAmount: Equatable, Sendable {
  /// The typed amount, or the value of a typed sum.
  package let money: Money

  /// True when the amount was worked out, from a sum or from "2k"; the page then shows the result.
  package let isSum: Bool

  package init(money: Money, isSum: Bool) {
    self.money = money
    self.isSum = isSum
  }
}

/// The reasons why a text is not an amount in the page's currency.
package enum AmountProblem: Error, Equatable {
  case empty
  case notANumber

  /// It has spaces that part numbers rather than group digits, given here as the sum of those
  /// numbers: "12+3.50".
  case spaced(sum: String)

  /// It can be read in two ways, given here to offer: "1,234" and "1.23".
  case ambiguous(thousands: String, decimal: String)
  case tooManyDecimals(allowed: Int)
  case negative
  case tooBig

  /// A currency other than the page's, as it is written: "$", "USD", "US dollars".
  case otherCurrency(String)
  case dividesByZero

  /// More characters, numbers or parentheses than anyone needs.
  case tooLong
}

extension TypedAmount {
  /// Reads an amount in every form that has only one meaning.
  ///
  /// The page's own currency is ignored, and so are spaces and apostrophes outside numbers; inside
  /// one they group digits in threes. Digits may be of any script.
  /// Thousands and decimals may be marked as in English, German, French or Indian use, see
  /// `TypedNumber`. "2k" is 2,000 and, in pounds, "50p" is £0.50. Sums are exact and rounded once,
  /// at the end. A lone number in parentheses is negative, as in ledgers.
  ///
  ///     try TypedAmount.read("£1 234,50", as: .gbp).money  // £1,234.50
  ///     try TypedAmount.read("(80-12)/3", as: .gbp).money  // £22.67
  package static func read(
    _ text: String, as currency: Currency, allowingNegative: Bool = false
  ) throws(AmountProblem) -> TypedAmount {
    let typed = TypedText(text)
    if typed.characters.isEmpty { throw .empty }
    if typed.length > longest { throw .tooLong }
    var sum = TypedSum(typed.characters[...], of: currency)
    let money = try money(try sum.value(), currency)
    if money.isNegative, !allowingNegative { throw .negative }
    return TypedAmount(money: money, isSum: sum.isSum)
  }

  /// The most characters in an amount or a number.
  package static let longest = 64

  private static func money(
    _ value: Fraction, _ currency: Currency
  ) throws(AmountProblem) -> Money {
    let unit = Int128(currency.minorUnitsPerUnit)
    let largest = Int128(UInt64.powerOfTen(TypedNumber.longestWhole)) * unit
    guard let scale = Fraction(unit, over: 1), let minorUnits = value * scale else {
      throw .tooBig
    }
    let rounded = Rounding.half(minorUnits.numerator, over: minorUnits.denominator)
    guard rounded.magnitude < largest, let minorUnits = Int64(exactly: rounded) else {
      throw .tooBig
    }
    return Money(minorUnits: minorUnits, currency)
  }
}
