package import Calendars
package import Finance

/// The days on which a loan is paid.
package struct PaymentDates: Sendable, Equatable {
  package let frequency: PaymentFrequency
  package let start: CalendarDate
  package let count: Int

  package init(_ frequency: PaymentFrequency, over term: Term, from start: CalendarDate) {
    self.frequency = frequency
    self.start = start
    count = frequency.payments(in: term)
  }

  package func date(ofPayment number: Int) -> CalendarDate {
    frequency.date(ofPayment: number, of: start)
  }

  /// The number of the first payment in the month of a day, or `nil` where none is due in it.
  package func firstPayment(inMonthOf day: CalendarDate) -> Int? {
    let number = max(firstPayment(from: day.firstOfMonth), 1)
    guard number <= count else { return nil }
    return date(ofPayment: number).firstOfMonth == day.firstOfMonth ? number : nil
  }

  /// The number of the first payment on a first of the month or after it; below 1 before the loan.
  private func firstPayment(from first: CalendarDate) -> Int {
    switch frequency {
    case .monthly: (first.year - start.year) * 12 + first.month - start.month
    case .fortnightly: (start.days(until: first) + 13) / 14
    case .weekly: (start.days(until: first) + 6) / 7
    }
  }
}
