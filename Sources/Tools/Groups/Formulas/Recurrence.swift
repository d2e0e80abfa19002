/// A payment that comes again and again.
package struct Recurrence: Equatable, Sendable {
  /// How often it comes.
  package enum Every: String, CaseIterable, Sendable {
    case week, fortnight, month, year
  }

  /// When it ends.
  package enum End: Equatable, Sendable {
    case never
    /// The last day on which it may fall.
    case until(CalendarDate)
    /// The number of payments, 1 to ``mostTimes``.
    case times(Int)
  }

  /// The most payments for which a number can be given.
  package static let mostTimes = 600

  /// The payment, whose date is the first one.
  package internal(set) var payment: GroupPayment
  package internal(set) var every: Every
  package internal(set) var end: End

  package init(_ payment: GroupPayment, every: Every, end: End) {
    self.payment = payment
    self.every = every
    self.end = end
  }
}

extension Recurrence {
  /// The same for another payment.
  func with(_ payment: GroupPayment) -> Recurrence {
    Recurrence(payment, every: every, end: end)
  }

  /// The first date.
  package var first: CalendarDate { payment.date }

  /// The date of a payment by its number, which begins at 0.
  ///
  /// It is worked out from the first date each time: after the last day of a short month, the 31st
  /// is the 31st again.
  ///
  ///     // of 31 January, every month: 28 February, 31 March
  ///
  /// - Parameter number: The number of the payment.
  /// - Returns: The date; nil after the end, and after the year 9999, with which dates end.
  package func date(_ number: Int) -> CalendarDate? {
    let date = endless(number)
    guard number == 0 || date > endless(number - 1) else { return nil }
    switch end {
    case .never: return date
    case .until(let last): return date <= last ? date : nil
    case .times(let count): return number < count ? date : nil
    }
  }

  /// The date of a payment if there were no end.
  private func endless(_ number: Int) -> CalendarDate {
    switch every {
    case .week: first.addingDays(7 * number)
    case .fortnight: first.addingDays(14 * number)
    case .month: first.addingMonths(number)
    case .year: first.addingMonths(12 * number)
    }
  }

  /// The number of the first payment after a day, if there were no end.
  package func number(after day: CalendarDate) -> Int {
    guard first <= day else { return 0 }
    let years = day.year - first.year
    let near =
      switch every {
      case .week: first.days(until: day) / 7
      case .fortnight: first.days(until: day) / 14
      case .month: 12 * years + day.month - first.month
      case .year: years
      }
    return endless(near) > day ? near : near + 1
  }

  /// The same from one of its payments on; nil after the end.
  func from(_ number: Int) -> Recurrence? {
    guard let date = date(number) else { return nil }
    var payment = payment
    payment.date = date
    guard case .times(let count) = end else { return with(payment) }
    return Recurrence(payment, every: every, end: .times(count - number))
  }

  /// The same as the rest of another, which began before it; as it is where it is no rest of that.
  ///
  /// The days of months are counted from the first: the rest of what comes on the 31st may begin on the
  /// 28th.
  ///
  /// - Parameters:
  ///   - old: The other.
  ///   - made: How many payments of the other were made.
  /// - Returns: The recurrence, with the first day of the other.
  package func continuing(_ old: Recurrence, after made: Int) -> Recurrence {
    guard every == old.every, first == old.date(made) else { return self }
    var whole = self
    whole.payment.date = old.first
    if case .times(let count) = end { whole.end = .times(count + made) }
    return whole
  }

  /// One payment of it.
  ///
  /// Its serial is its number, so that two phones that both add it share it alike.
  package func payment(_ number: Int, on date: CalendarDate) -> GroupPayment {
    var payment = payment
    payment.date = date
    payment.serial = number
    return payment
  }
}
