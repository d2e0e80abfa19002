/// Spending in all and by month, who paid it, and what for.
///
/// Paybacks are left out, and refunds are taken away.
package struct GroupTotals: Equatable, Sendable {
  /// The spending of some time.
  package struct Sum: Equatable, Sendable {
    package fileprivate(set) var spent: Money
    /// The part that each member paid.
    package fileprivate(set) var paid: [MemberID: Money] = [:]
    package fileprivate(set) var shares: [MemberID: Money] = [:]
    /// The part of each category; nil for payments without one.
    package fileprivate(set) var categories: [PaymentCategory?: Money] = [:]

    fileprivate init(in currency: Currency) {
      spent = .zero(currency)
    }
  }

  /// The spending of a month.
  package struct Month: Equatable, Sendable {
    package let start: CalendarDate
    package fileprivate(set) var sum: Sum
  }

  package let currency: Currency
  /// The spending of all time.
  package private(set) var whole: Sum

  /// The months that have payments, newest first.
  package private(set) var months: [Month] = []

  /// The totals of each currency, in order of code.
  package static func all(of payments: [GroupPayment]) -> [GroupTotals] {
    var totals: [Currency: GroupTotals] = [:]
    var spellings: [String: PaymentCategory] = [:]
    for var payment in payments where !payment.isTransfer {
      if let category = payment.category {
        payment.category = spellings[category.key] ?? category
        spellings[category.key] = payment.category
      }
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
    categories[payment.category, default: .zero(currency)] += payment.counted
  }
}
