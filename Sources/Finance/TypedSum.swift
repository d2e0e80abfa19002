/// The grammar of what may be typed for an amount.
///
///     sum     = product { ("+" | "-") product }
///     product = factor { ("*" | "x" | "/" | ":") factor }
///     factor  = { "+" | "-" | currency } ( "(" sum ")" | number ) { currency }
///
/// What is no sum at all is thrown at once; what else is wrong with it, the first thing, after the
/// whole of it has been read.
struct TypedSum {
  private let currency: Currency
  private var rest: ArraySlice<Unicode.Scalar>
  private var numbers = 0
  private var depth = 0
  private var hasSign = false
  private var hasParentheses = false
  private var problem: AmountProblem?

  /// Whether there is anything to work out.
  private(set) var isSum = false

  init(_ characters: ArraySlice<Unicode.Scalar>, of currency: Currency) {
    self.currency = currency
    rest = characters
  }

  mutating func value() throws(AmountProblem) -> Fraction {
    let value = try sum()
    guard rest.isEmpty else { throw .notANumber }
    if let problem { throw problem }
    let isLedgerNegative = hasParentheses && !hasSign && !isSum
    return isLedgerNegative ? -value : value
  }

  private mutating func sum() throws(AmountProblem) -> Fraction {
    var value = try product()
    while let operation = take(["+", "-"]) {
      isSum = true
      let next = try product()
      value = checked(operation == "+" ? value + next : value - next)
    }
    return value
  }

  private mutating func product() throws(AmountProblem) -> Fraction {
    var value = try factor(inProduct: false)
    while let operation = take(Self.multiplications) {
      isSum = true
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
    let isNegative = takeSigns()
    let value: Fraction
    if take(["("]) != nil {
      value = try parenthesised()
      takeCurrency()
    } else {
      let number = try number()
      takeCurrency()
      let isFactor = inProduct || rest.first.map(Self.multiplications.contains) == true
      value = checked(number, isFactor: isFactor)
    }
    return isNegative ? -value : value
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
    let text = rest.prefix { $0.asciiDigit != nil || $0.isSeparator }
    guard let number = TypedNumber(text) else { throw .notANumber }
    rest = rest[text.endIndex...]
    numbers += 1
    guard numbers <= Self.mostNumbers else { throw .tooLong }
    return number
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

  /// Takes signs, and the currency beside them, and tells whether they make a number negative.
  private mutating func takeSigns() -> Bool {
    var isNegative = false
    takeCurrency()
    while let sign = take(["+", "-"]) {
      hasSign = true
      if sign == "-" { isNegative.toggle() }
      takeCurrency()
    }
    return isNegative
  }

  private mutating func takeCurrency() {
    while let mark = CurrencyMark(beginning: rest) {
      if !mark.belongs(to: currency) { note(.otherCurrency(mark.text)) }
      rest = rest.dropFirst(mark.length)
      if !mark.isCode { _ = take([TypedText.abbreviationStop]) }
    }
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

  /// A number of a sum: an amount has the decimals of its currency, what it is multiplied or
  /// divided by may have more.
  private mutating func checked(_ number: TypedNumber, isFactor: Bool) -> Fraction {
    let decimals = isFactor ? Self.decimalsOfFactor : currency.digits
    if number.mayGroup, currency.digits < 3 {
      note(.ambiguous(number, currency, isFactor: isFactor))
    } else if number.decimals > decimals {
      note(.tooManyDecimals(allowed: decimals))
    } else if number.isTooBig {
      note(.tooBig)
    } else {
      return checked(Fraction(number.units, decimals: number.decimals))
    }
    return .zero
  }

  private static let decimalsOfFactor = 9
}

extension AmountProblem {
  /// What 1.234 may mean: 1,234, or rounded to the currency 1.23; as a factor 1.2340, whose four
  /// decimals cannot be mistaken.
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
