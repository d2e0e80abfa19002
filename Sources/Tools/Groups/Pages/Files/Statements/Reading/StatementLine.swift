import GroupsFormulas

/// A line of a bank's or card's statement.
struct StatementLine: Equatable, Sendable {
  /// The line of the file; of an OFX file, the number of the entry.
  let number: Int
  let date: CalendarDate
  let text: String
  /// Below zero for money that was received.
  let amount: Money
  /// The bank's id of it; nil where the file has none.
  let bankID: String?
  /// The number of its account; empty where the file says none.
  let account: String

  var isSpent: Bool { !amount.isNegative }

  /// What is to become of a line.
  enum Choice: String, CaseIterable, Sendable {
    /// Shared as new payments of the group are.
    case share
    /// The payer's alone: in totals, in no debt.
    case mine
    case ignore
  }
}

/// The lines of a statement beside the payments of a group.
struct GroupStatement {
  /// A line with the id of its payment.
  struct Entry {
    let line: StatementLine
    let id: PaymentID
    /// True if the group has its payment, deleted or not.
    let isHere: Bool
    /// True if the group had its payment, which was deleted.
    let wasDeleted: Bool

    /// The choice that a form begins with.
    var usual: StatementLine.Choice { line.isSpent && !isHere ? .share : .ignore }
  }

  let entries: [Entry]
  /// The currencies of its lines, in the order of the file; the usual one if there are no lines.
  let currencies: [Currency]

  var isMixed: Bool { currencies.count > 1 }

  init(_ lines: [StatementLine], in currency: Currency, of ledger: GroupLedger) {
    var seen: Set<Currency> = []
    let stated = lines.map(\.amount.currency).filter { seen.insert($0).inserted }
    currencies = stated.isEmpty ? [currency] : stated
    var ids = StatementIDs(of: ledger)
    entries = lines.map { line in
      let id = ids.next(for: line)
      let entry = ledger[entry: id]
      return Entry(
        line: line, id: id, isHere: entry != nil,
        wasDeleted: entry.map { $0.payment == nil } ?? false)
    }
  }

  /// The sums of what was spent, one for each currency.
  var spent: [Money] { sums { $0.isSpent } }
  /// The sums of what was received, above zero, one for each currency.
  var received: [Money] { sums { !$0.isSpent } }

  private func sums(_ isCounted: (StatementLine) -> Bool) -> [Money] {
    let lines = entries.map(\.line).filter(isCounted)
    return currencies.map { currency in
      lines.map(\.amount.absolute).filter { $0.currency == currency }.sum(in: currency)
    }
  }
}
