/// The grammar of amounts as typed.
///
///     sum     = product { ("+" | "-") product }
///     product = factor { ("*" | "x" | "/" | ":") factor }
///     factor  = { "+" | "-" | currency } ( "(" sum ")" | number [ "k" | "p" ] ) { currency }
///
/// A syntax error is thrown at once. Of other problems, the first is kept and thrown after parsing.
struct TypedSum {
  private let currency: Currency
  private var rest: ArraySlice<Unicode.Scalar>
  private var numbers = 0
  private var depth = 0
  private var hasSign = false
  private var hasParentheses = false
  private var hasUnit = false
  private var hasOperation = false
  private var problem: AmountProblem?

  /// True when there is something to work out.
  var isSum: Bool { hasOperation || hasUnit }

  init(_ characters: ArraySlice<Unicode.Scalar>, of currency: Currency) {
    self.currency = currency
    rest = characters
  }

  mutating func value() throws(AmountProblem) -> Fraction {
    let value = try sum()
    guard rest.isEmpty else { throw .notANumber }
    if let problem { throw problem }
    let isLedgerNegative = hasParentheses && !hasSign && !hasOperation
    return isLedgerNegative ? -value : value
  }

  private mutating func sum() throws(AmountProblem) -> Fraction {
    var value = try product()
    while let operation = take(["+", "-"]) {
      hasOperation = true
      let next = try product()
      value = checked(operation == "+" ? value + next : value - next)
    }
    return value
  }

  private mutating func product() throws(AmountProblem) -> Fraction {
    var value = try factor(inProduct: false)
    while let operation = take(Self.multiplications) {
      hasOperation = true
      let next = try factor(inProduct: true)
      if operation == "*" || operation == "x" {
        value = checked(value * next)
      } else {
        if next.isZero { note(.dividesByZero) }
        value = checked(value / next)
      }
    }
    return value
  }

  private mutating func factor(inProduct: Bool) throws(AmountProblem) -> Fraction {
    let (isNegative, hasCurrency) = takeSigns()
    let value: Fraction
    if take(["("]) != nil {
      value = try parenthesised()
      takeCurrency()
    } else {
      let number = try number()
      let unit = try unit(of: number, hasCurrency: hasCurrency)
      takeCurrency()
      let isFactor = inProduct || rest.first.map(Self.multiplications.contains) == true
      value = checked(number, in: unit, isFactor: isFactor)
    }
    return isNegative ? -value : value
  }

  /// Reads the unit after a number: thousands or pence.
  ///
  /// After pounds with pence, as in "£2,292.00p", a "p" changes nothing. "£1k" and "£50p" are
  /// refused, as they contradict themselves.
  private mutating func unit(
    of number: TypedNumber, hasCurrency: Bool
  ) throws(AmountProblem) -> AmountUnit {
    let (unit, length) = AmountUnit.beginning(rest, in: currency)
    guard unit != .one else { return .one }
    rest = rest.dropFirst(length)
    _ = take([TypedText.abbreviationStop])
    if unit == .penny, number.decimals == 2 { return .one }
    guard !hasCurrency, unit == .thousand || number.decimals == 0 else { throw .notANumber }
    hasUnit = true
    return unit
  }

  private mutating func parenthesised() throws(AmountProblem) -> Fraction {
    hasParentheses = true
    depth += 1
    guard depth <= Self.deepest else { throw .tooLong }
    let value = try sum()
    guard take([")"]) != nil else { throw .notANumber }
    depth -= 1
    return value
  }

  private mutating func number() throws(AmountProblem) -> TypedNumber {
    let text = rest.prefix { $0.isInNumber || $0.isGap }
    guard let number = TypedNumber(text) else {
      let isSpaced = text.contains(TypedText.gap) && !text.contains(TypedText.apostrophe)
      throw isSpaced ? .spaced(sum: Self.sum(of: text)) : .notANumber
    }
    rest = rest[text.endIndex...]
    numbers += 1
    guard numbers <= Self.mostNumbers else { throw .tooLong }
    return number
  }

  /// Numbers with spaces between them as a sum to type.
  private static func sum(of text: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(text.map { $0 == TypedText.gap ? "+" : $0 }))
  }

  private static let multiplications: [Unicode.Scalar] = ["*", "x", "/", ":"]
  private static let mostNumbers = 16
  private static let deepest = 8
}

// MARK: - Pieces

extension TypedSum {
  private mutating func take(_ characters: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard let first = rest.first, characters.contains(first) else { return nil }
    return rest.removeFirst()
  }

  /// Skips signs and the currency next to them, and returns true for a negative number.
  private mutating func takeSigns() -> (isNegative: Bool, hasCurrency: Bool) {
    var isNegative = false
    var hasCurrency = takeCurrency()
    while let sign = take(["+", "-"]) {
      hasSign = true
      if sign == "-" { isNegative.toggle() }
      if takeCurrency() { hasCurrency = true }
    }
    return (isNegative, hasCurrency)
  }

  /// Skips all currencies that follow; true when there was one.
  @discardableResult
  private mutating func takeCurrency() -> Bool {
    let before = rest.count
    while let mark = CurrencyMark(beginning: rest) {
      if !mark.belongs(to: currency) { note(.otherCurrency(mark.text)) }
      rest = rest.dropFirst(mark.length)
      if !mark.isCode { _ = take([TypedText.abbreviationStop]) }
    }
    return rest.count < before
  }
}

// MARK: - Checks

extension TypedSum {
  private mutating func note(_ problem: AmountProblem) {
    self.problem = self.problem ?? problem
  }

  private mutating func checked(_ fraction: Fraction?) -> Fraction {
    if fraction == nil { note(.tooBig) }
    return fraction ?? .zero
  }

  /// Checks a number of a sum.
  ///
  /// Amounts have at most the decimals of their currency; factors and divisors may have more.
  private mutating func checked(
    _ number: TypedNumber, in unit: AmountUnit, isFactor: Bool
  ) -> Fraction {
    let decimals = isFactor ? Self.decimalsOfFactor : currency.digits + unit.decimals
    if number.mayGroup, currency.digits < 3 {
      note(
        unit == .thousand
          ? .ambiguousThousands(number) : .ambiguous(number, currency, isFactor: isFactor))
    } else if number.decimals > decimals {
      note(.tooManyDecimals(allowed: decimals))
    } else if number.isTooBig {
      note(.tooBig)
    } else {
      let value = checked(Fraction(number.units, decimals: number.decimals))
      return unit.size.map { checked(value * $0) } ?? value
    }
    return .zero
  }

  private static let decimalsOfFactor = 9
}

extension AmountUnit {
  /// The factor of the unit; nil when it has none.
  fileprivate var size: Fraction? {
    switch self {
    case .one: nil
    case .thousand: Fraction(1_000, over: 1)
    case .penny: Fraction(1, over: 100)
    }
  }

  /// The decimals allowed beyond those of the currency: 1.2345k is 1,234.50.
  fileprivate var decimals: Int { self == .thousand ? 3 : 0 }
}

extension AmountProblem {
  /// The two meanings of 1.234k: 1,234,000 or 1,234.
  fileprivate static func ambiguousThousands(_ number: TypedNumber) -> AmountProblem {
    let units = UInt64(truncatingIfNeeded: number.units)
    return .ambiguous(
      thousands: String(units: units * 1_000, decimals: 0, grouped: true),
      decimal: String(units: units, decimals: 0, grouped: true))
  }

  /// The two meanings of 1.234: 1,234, or 1.23 rounded to the currency.
  ///
  /// For a factor the second is 1.2340, whose four decimals are unambiguous.
  fileprivate static func ambiguous(
    _ number: TypedNumber, _ currency: Currency, isFactor: Bool
  ) -> AmountProblem {
    let units = UInt64(truncatingIfNeeded: number.units)
    let amount = Rounding.half(number.units * Int128(currency.minorUnitsPerUnit), over: 1_000)
    return .ambiguous(
      thousands: String(units: units, decimals: 0, grouped: true),
      decimal: isFactor
        ? String(units: units * 10, decimals: 4)
        : String(
          units: UInt64(truncatingIfNeeded: amount), decimals: currency.digits, grouped: true,
          trailingZeros: .droppedWhenWhole))
  }
}
