/// The dates on which a loan is paid.
package struct PaymentDates: Sendable, Equatable {
  package let frequency: PaymentFrequency
  /// The day of borrowing; the first payment is one period later.
  package let start: CalendarDate
  package let count: Int

  /// The dates of a number of payments.
  package init(_ frequency: PaymentFrequency, count: Int, from start: CalendarDate) {
    self.frequency = frequency
    self.start = start
    self.count = count
  }

  /// The date of a payment, numbered from 1.
  package func date(ofPayment number: Int) -> CalendarDate {
    frequency.date(ofPayment: number, of: start)
  }

  /// The number of the first payment in the month of a day, or nil when none falls in that month.
  package func firstPayment(inMonthOf day: CalendarDate) -> Int? {
    let number = max(firstPayment(from: day.firstOfMonth), 1)
    guard number <= count else { return nil }
    return date(ofPayment: number).firstOfMonth == day.firstOfMonth ? number : nil
  }

  /// The number of the first payment on or after the first of a month; below 1 before the loan
  /// starts.
  private func firstPayment(from first: CalendarDate) -> Int {
    switch frequency {
    case .monthly: (first.year - start.year) * 12 + first.month - start.month
    case .fortnightly: (start.days(until: first) + 13) / 14
    case .weekly: (start.days(until: first) + 6) / 7
    }
  }
}
