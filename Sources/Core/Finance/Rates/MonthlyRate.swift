/// The interest rate of a month, or of another payment period of a loan.
///
/// A nominal rate is kept as an exact fraction. Effective and compounded rates are irrational and
/// kept to 36 decimals.
package struct MonthlyRate: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case fraction(numerator: Int64, denominator: Int64)
    case decimal(FixedDecimal)
  }

  private let form: Form

  private let firstPlaces: FirstPlaces?

  private init(form: Form) {
    self.form = form
    switch form {
    case .fraction(let numerator, let denominator):
      firstPlaces = UInt128(exactly: numerator).flatMap {
        FirstPlaces($0, over: UInt128(denominator))
      }
    case .decimal(let rate):
      firstPlaces = FirstPlaces(rate.scaled, over: FixedDecimal.scale)
    }
  }

  /// The yearly rate divided evenly: APR ÷ 12 for a month.
  ///
  /// American mortgages and loans are quoted this way, and most loans elsewhere.
  package static func nominal(_ yearly: Percentage, periodsAYear: Int64 = 12) -> MonthlyRate {
    MonthlyRate(
      form: .fraction(
        numerator: yearly.tenThousandths, denominator: tenThousandthsInOne * periodsAYear))
  }

  /// The monthly rate that grows to the APR in a year: (1 + APR)^(1/12) − 1.
  ///
  /// British credit cards are quoted this way: the APR is the effective yearly rate, by Annex I of
  /// Directive 2008/48/EC and the FCA's CONC App 1.2.
  package static func effective(_ apr: Percentage) throws(MoneyOverflow) -> MonthlyRate {
    try rate(growing: growth(of: apr, in: 1, parts: 1)?.cubeRoot()?.squareRoot()?.squareRoot())
  }

  /// A yearly rate compounded daily over an average month: (1 + r/365.25)^(365.25/12) − 1.
  ///
  /// The exponent is 487/16, so the power is taken first and then four square roots.
  package static func compoundedDaily(
    _ yearly: Percentage
  ) throws(MoneyOverflow) -> MonthlyRate {
    try rate(
      growing: growth(of: yearly, in: 1_461, parts: 4)?.power(487)?
        .squareRoot()?.squareRoot()?.squareRoot()?.squareRoot())
  }

  private static let tenThousandthsInOne: Int64 = 1_000_000

  /// 1 + rate × parts ÷ divisor.
  private static func growth(
    of yearly: Percentage, in divisor: UInt128, parts: UInt128
  ) -> FixedDecimal? {
    guard let tenThousandths = UInt128(exactly: yearly.tenThousandths) else { return nil }
    return FixedDecimal(tenThousandths * parts, over: UInt128(tenThousandthsInOne) * divisor)?
      .plus(.one)
  }

  private static func rate(growing factor: FixedDecimal?) throws(MoneyOverflow) -> MonthlyRate {
    guard let rate = factor?.minus(.one) else { throw MoneyOverflow() }
    return MonthlyRate(form: .decimal(rate))
  }
}

extension MonthlyRate {
  /// The interest of one period on a balance, rounded exactly once.
  package func interest(on balance: Money) throws(MoneyOverflow) -> Money {
    if let owed = UInt64(exactly: balance.minorUnits),
      let interest = firstPlaces?.interest(on: owed)
    {
      return Money(minorUnits: Int64(interest), balance.currency)
    }
    return try interest(on: balance, proportion: .hundred)
  }

  /// The interest of one period on a part of a balance: half-up(proportion × balance × rate).
  package func interest(
    on balance: Money, proportion: Percentage
  ) throws(MoneyOverflow) -> Money {
    let base = Int128(balance.minorUnits) * Int128(proportion.tenThousandths)
    switch form {
    case .fraction(let numerator, let denominator):
      let (product, overflow) = base.multipliedReportingOverflow(by: Int128(numerator))
      guard !overflow else { throw MoneyOverflow() }
      return try Money(
        rounding: product, over: Int128(denominator) * Int128(Self.tenThousandthsInOne),
        balance.currency)
    case .decimal(let rate):
      let product = base.magnitude.multipliedFullWidth(by: rate.scaled)
      guard product.high < FixedDecimal.scale else { throw MoneyOverflow() }
      let whole = FixedDecimal.scale.dividingFullWidth(product).quotient
      guard let interest = Int128(exactly: whole) else { throw MoneyOverflow() }
      // The dropped decimals cannot turn less than one half into a half, because the divisor is
      // even.
      return try Money(
        rounding: base < 0 ? -interest : interest, over: Int128(Self.tenThousandthsInOne),
        balance.currency)
    }
  }

  /// The rate as a number with this many decimals, rounded once.
  ///
  ///     MonthlyRate.nominal(Percentage(5)).decimal(places: 18)  // 0.004166666666666667
  package func decimal(places: Int) -> String {
    let scaled = Rounding.half(scaledToAllPlaces, over: .powerOfTen(36 - places))
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return places == 0 ? padded : "\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// Twelve times the rate, rounded once to a ten-thousandth of a percent, halves up.
  ///
  /// It is the nominal yearly rate that comes to the same interest every month.
  package var yearly: Percentage {
    let perMillion = Rounding.half(scaledToAllPlaces, over: .powerOfTen(30) / 12)
    return Percentage(tenThousandths: Int64(perMillion))
  }

  /// True when nothing is charged, even to 36 decimals.
  package var isZero: Bool { scaledToAllPlaces == 0 }

  /// The rate as a number with 36 decimals, for powers of it; nil when it does not fit.
  package var factor: FixedDecimal? {
    switch form {
    case .fraction(let numerator, let denominator):
      guard let numerator = UInt128(exactly: numerator) else { return nil }
      return FixedDecimal(numerator, over: UInt128(denominator))
    case .decimal(let rate):
      return rate
    }
  }

  /// The rate times a proportion, exactly; nil if it is negative or too large.
  func fraction(of proportion: Percentage) -> (numerator: UInt128, denominator: UInt128)? {
    let rate: (numerator: UInt128, denominator: UInt128)
    switch form {
    case .fraction(let numerator, let denominator):
      guard let numerator = UInt128(exactly: numerator) else { return nil }
      rate = (numerator, UInt128(denominator))
    case .decimal(let decimal):
      rate = (decimal.scaled, FixedDecimal.scale)
    }
    let share = Fraction(Int128(proportion.tenThousandths), over: Int128(Self.tenThousandthsInOne))
    guard let share, let parts = UInt128(exactly: share.numerator) else { return nil }
    let numerator = rate.numerator.multipliedReportingOverflow(by: parts)
    let denominator = rate.denominator.multipliedReportingOverflow(
      by: UInt128(share.denominator))
    guard !numerator.overflow, !denominator.overflow else { return nil }
    return (numerator.partialValue, denominator.partialValue)
  }

  private var scaledToAllPlaces: Int128 {
    Int128(exactly: factor?.scaled ?? 0) ?? .max
  }
}

/// A way to turn the yearly rate of a card into a monthly one.
package enum InterestBasis: String, Sendable, CaseIterable {
  /// The monthly rate grows to the yearly one in twelve months, as on British cards.
  case effective
  /// The monthly rate is a twelfth of the yearly one, as on American cards.
  case nominal

  /// The monthly rate of a yearly one.
  ///
  ///     try InterestBasis.nominal.monthlyRate(Percentage(24))  // 2% a month
  ///
  /// - Throws: ``MoneyOverflow`` when the rate is too large to work out.
  package func monthlyRate(_ apr: Percentage) throws(MoneyOverflow) -> MonthlyRate {
    switch self {
    case .effective: try .effective(apr)
    case .nominal: .nominal(apr)
    }
  }
}
