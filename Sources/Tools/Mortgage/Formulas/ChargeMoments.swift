/// When 1,000 units above the allowance could be overpaid, and what each of these moments costs: the
/// charge, and the interest until then.
package struct ChargeMoments: Sendable, Equatable {
  /// A moment at which the charge is another one.
  package struct Moment: Sendable, Equatable {
    /// The number of the payment with which the extra is made.
    package let payment: Int
    package let date: CalendarDate
    /// The charge in percent of the extra.
    package let percent: Percentage
    /// The cost for 1,000 units.
    package let cost: Money
  }

  /// In order; without those that cost over 339,000, which no amount can be given for.
  package let moments: [Moment]
  /// The one of them with the least exact cost; of equal ones, the earliest.
  package let cheapest: Moment
  /// The least number of months whose interest comes to the charge of now; nil above 1,200.
  package let breakEvenMonths: Int?

  /// The moments of a mortgage's deal.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ charge: EarlyCharge, of terms: MortgageTerms) throws(MoneyOverflow) {
    guard let rate = MonthlyRate.nominal(terms.rate).factor,
      let growth = FixedDecimal.one.plus(rate)
    else { throw MoneyOverflow() }
    var moments: [(exact: FixedDecimal, moment: Moment)] = []
    for (number, percent) in Self.places(charge, of: terms) {
      guard let grown = growth.power(number - 1)?.minus(.one), let part = percent.part,
        let exact = grown.plus(part)
      else { continue }
      moments.append(
        (
          exact,
          Moment(
            payment: number, date: terms.date(ofPayment: number), percent: percent,
            cost: try exact.ofThousand(terms.principal.currency))
        ))
    }
    guard let cheapest = moments.min(by: { $0.exact < $1.exact }) else {
      preconditionFailure("There is a first payment")
    }
    self.moments = moments.map(\.moment)
    self.cheapest = cheapest.moment
    breakEvenMonths = Self.months(growth, reaching: charge.percent(withPayment: 1))
  }

  /// The numbers of payments at which the charge is another one, with that charge.
  private static func places(
    _ charge: EarlyCharge, of terms: MortgageTerms
  ) -> [(number: Int, percent: Percentage)] {
    guard let fix = terms.fix else { return [] }
    func year(_ number: Int) -> Int {
      charge.allowanceYear(ofPayment: number, on: terms.date(ofPayment: number))
    }
    let renewed =
      charge.allowance > .zero ? (1...fix.months).first { year($0) != year(1) } : nil
    var places: [(number: Int, percent: Percentage)] = []
    for number in 1...fix.months {
      let percent = charge.percent(withPayment: number)
      if number == renewed {
        places.append((number, .zero))
      } else if number == 1 || percent != charge.percent(withPayment: number - 1) {
        places.append((number, percent))
      }
    }
    return places + (fix.months < terms.term.months ? [(fix.months + 1, .zero)] : [])
  }

  private static func months(_ growth: FixedDecimal, reaching percent: Percentage) -> Int? {
    guard let needed = percent.part?.plus(.one) else { return nil }
    var grown = FixedDecimal.one
    for months in 0...LongestRepayment.months {
      if grown >= needed { return months }
      guard let next = grown.times(growth) else { return nil }
      grown = next
    }
    return nil
  }
}

extension Percentage {
  /// The percentage as a part of one; nil below zero.
  fileprivate var part: FixedDecimal? {
    UInt128(exactly: tenThousandths).flatMap { FixedDecimal($0, over: 1_000_000) }
  }
}

extension FixedDecimal {
  /// So much of 1,000 units, rounded once, halves up.
  fileprivate func ofThousand(_ currency: Currency) throws(MoneyOverflow) -> Money {
    let thousand = UInt128(1_000 * currency.minorUnitsPerUnit)
    let (whole, rest) = Self.scale.dividingFullWidth(thousand.multipliedFullWidth(by: scaled))
    return try Money(exactly: rest >= Self.scale - rest ? whole + 1 : whole, currency)
  }
}
