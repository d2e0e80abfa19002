package import Calendars
package import Finance

/// The payments of one calendar year of a plan.
package struct CreditCardYear: Sendable, Equatable {
  /// The calendar year.
  package let year: Int
  /// The places of its months in the plan, from 0.
  package let months: Range<Int>
  /// All payments of the year.
  package let paid: Money
  /// The interest charged in the year.
  package let interest: Money
  /// The amount owed after its last month.
  package let closing: Money
}

extension CreditCardPlan {
  /// The calendar years of the plan.
  ///
  ///     plan.years(from: november2026)  // 2026: December alone, 2027: twelve months …
  ///
  /// - Parameter start: The month before the first payment.
  /// - Returns: The years, earliest first.
  package func years(from start: CalendarMonth) -> [CreditCardYear] {
    var years: [CreditCardYear] = []
    var first = 0
    while first < months.count {
      let month = start.addingMonths(first + 1)
      let end = min(first + 13 - month.month, months.count)
      years.append(year(month.year, first..<end))
      first = end
    }
    return years
  }

  private func year(_ year: Int, _ places: Range<Int>) -> CreditCardYear {
    let zero = Money.zero(paid.currency)
    return CreditCardYear(
      year: year, months: places,
      paid: months[places].reduce(zero) { $0 + $1.payment },
      interest: months[places].reduce(zero) { $0 + $1.interest },
      closing: months[places.upperBound - 1].closing)
  }

  /// The balance at the start and after each month.
  package var balances: [Money] { months.prefix(1).map(\.opening) + months.map(\.closing) }
}
