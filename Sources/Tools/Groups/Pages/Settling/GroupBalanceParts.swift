import GroupsFormulas

/// The amounts that make up each balance: payments, shares, and money paid back.
struct GroupBalanceParts {
  /// The title of what was paid back or lent, less what came from others; nil where nothing was.
  let paidBack: String?
  private let balances: GroupBalances
  private let totals: [GroupTotals]
  /// The currencies in which there are balances, that of the group first.
  let currencies: [Currency]

  /// The parts of the balances of a whole group.
  init(_ ledger: GroupLedger) {
    let payments = ledger.payments
    balances = GroupBalances(of: payments)
    totals = GroupTotals.all(of: payments)
    currencies = ledger.ordered(balances.currencies)
    paidBack =
      payments.contains(where: \.isTransfer)
      ? payments.hasLoans ? "Paid back or lent" : "Paid back" : nil
  }

  /// The titles of the amounts, the balance last.
  var titles: [String] { ["Paid", "Share"] + [paidBack].compactMap(\.self) + ["Balance"] }

  /// The amounts of a member in a currency, in the order of their titles.
  func amounts(of member: MemberID, in currency: Currency) -> [Money] {
    let sum = totals.first { $0.currency == currency }?.whole
    let paid = sum?.paid[member] ?? .zero(currency)
    let share = sum?.shares[member] ?? .zero(currency)
    let balance = balances[member, in: currency]
    return [paid, share] + (paidBack == nil ? [] : [balance - paid + share]) + [balance]
  }
}

extension [GroupPayment] {
  /// True when somebody lent somebody cash.
  var hasLoans: Bool { contains { $0.kind == .lent } }
}
