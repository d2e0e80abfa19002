import Calendars
import Finance

/// Spending in all and by month, and who paid it; paybacks are left out.
struct GroupTotals: Equatable, Sendable {
  struct Sum: Equatable, Sendable {
    var spent: Money
    var paid: [MemberID: Money] = [:]
    var shares: [MemberID: Money] = [:]

    init(in currency: Currency) {
      spent = .zero(currency)
    }
  }

  struct Month: Equatable, Sendable {
    /// The first day of the month.
    let start: CalendarDate
    var sum: Sum
  }

  let currency: Currency
  private(set) var whole: Sum

  /// The months that have payments, newest first.
  private(set) var months: [Month] = []

  /// The totals of each currency, in order of code.
  static func all(of payments: [GroupPayment]) -> [GroupTotals] {
    var totals: [Currency: GroupTotals] = [:]
    for payment in payments where !payment.isPayback {
      let currency = payment.counted.currency
      totals[currency, default: GroupTotals(in: currency)].add(payment)
    }
    return totals.values.sorted { $0.currency.code < $1.currency.code }
  }

  private init(in currency: Currency) {
    self.currency = currency
    whole = Sum(in: currency)
  }

  private mutating func add(_ payment: GroupPayment) {
    whole.add(payment)
    let start = payment.date.firstOfMonth
    let place = months.firstIndex { $0.start <= start } ?? months.endIndex
    if place == months.endIndex || months[place].start != start {
      months.insert(Month(start: start, sum: Sum(in: currency)), at: place)
    }
    months[place].sum.add(payment)
  }
}

extension GroupTotals.Sum {
  fileprivate mutating func add(_ payment: GroupPayment) {
    let currency = payment.counted.currency
    spent += payment.counted
    for part in payment.countedPayers {
      paid[part.member, default: .zero(currency)] += part.value
    }
    for part in payment.countedShares {
      shares[part.member, default: .zero(currency)] += part.value
    }
  }
}

extension CalendarDate {
  fileprivate var firstOfMonth: CalendarDate { addingDays(1 - day) }
}
