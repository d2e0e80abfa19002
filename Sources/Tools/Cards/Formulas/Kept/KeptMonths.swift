/// What a kept plan notes when its wallet changes.
extension KeptPlan {
  /// The most records besides that of the month in which the plan was kept.
  package static let mostRecords = 36
  /// The newest records, which always stay.
  private static let newest = 12

  /// Notes a change of the wallet.
  ///
  /// The record counts for the month of today, never for one before the newest record.
  ///
  /// - Parameters:
  ///   - old: The wallet before the change.
  ///   - new: The wallet after it, in the same currency.
  ///   - today: The month of today.
  ///   - always: True to note the month also where no balance changed.
  ///   - isCheckedIn: True when somebody looked at every balance.
  package mutating func note(
    from old: Wallet, to new: Wallet, in today: CalendarMonth, always: Bool = false,
    isCheckedIn: Bool = false
  ) {
    let last = records.last?.month ?? today
    let month = today.months(until: last) > 0 ? last : today
    settle(from: old, to: new, in: month)
    let hasChanged = debts.contains { $0.isChanged(from: old, to: new) }
    guard hasChanged || always else { return }
    put(Record(month: month, owed: owed(in: new), isCheckedIn: isCheckedIn))
  }

  /// What its debts owe in all that are still in a wallet, credit as nothing.
  package func owed(in wallet: Wallet) -> Money {
    debts.compactMap { wallet[$0.id]?.owed }.sum(in: wallet.currency)
  }

  /// Takes the mark from debts that are in a wallet, such as one into which the plan came.
  package mutating func takeBack(allIn wallet: Wallet) {
    for place in debts.indices where wallet[debts[place].id] != nil { debts[place].gone = nil }
  }

  /// Marks the debts that left the wallet, and takes the mark from those that are back.
  private mutating func settle(from old: Wallet, to new: Wallet, in month: CalendarMonth) {
    for place in debts.indices {
      if new[debts[place].id] != nil {
        debts[place].gone = nil
      } else if debts[place].gone == nil {
        let owed = old[debts[place].id]?.owed
        debts[place].gone = owed.map { $0.isZero } ?? false ? .clear : .deleted(month)
      }
    }
  }

  /// Puts a record in its place: the last value of a month counts, and a check-in stays one.
  package mutating func put(_ record: Record) {
    if let place = records.firstIndex(where: { $0.month == record.month }) {
      records[place].owed = record.owed
      records[place].isCheckedIn = records[place].isCheckedIn || record.isCheckedIn
    } else {
      records.append(record)
      records.sort { $0.month.months(until: $1.month) > 0 }
    }
    while records.count > Self.mostRecords + 1 { thin() }
  }

  /// Drops the record, number 0 and the newest excepted, whose neighbours are nearest in months.
  private mutating func thin() {
    let months = records.map(\.month)
    let place = (1..<max(1, records.count - Self.newest)).min { one, other in
      months[one - 1].months(until: months[one + 1])
        < months[other - 1].months(until: months[other + 1])
    }
    records.remove(at: place ?? min(1, records.count - 1))
  }

  /// The months of both plans, which have the same id: of two records of a month a checked-in one,
  /// then the received one.
  package func merged(with received: KeptPlan) -> KeptPlan {
    var merged = received
    for record in records {
      if let place = merged.records.firstIndex(where: { $0.month == record.month }) {
        if record.isCheckedIn, !merged.records[place].isCheckedIn {
          merged.records[place] = record
        }
      } else {
        merged.put(record)
      }
    }
    return merged
  }

  /// The plan with those of some months that belong to it: from the one in which it was kept on, which
  /// is always there.
  package func holding(_ months: [Record]) -> KeptPlan {
    var plan = self
    plan.records = []
    let first = Record(
      month: since, owed: debts.map(\.balance).sum(in: budget.currency), isCheckedIn: false)
    plan.put(months.first { $0.month == since } ?? first)
    for record in months where since.months(until: record.month) > 0 { plan.put(record) }
    return plan
  }

  /// The same figures in another currency; nil when it has fewer decimals than they need.
  package func with(currency: Currency) -> KeptPlan? {
    var plan = self
    guard let budget = budget.sameFigure(in: currency) else { return nil }
    plan.budget = budget
    for place in oneOffs.indices {
      guard let amount = oneOffs[place].amount.sameFigure(in: currency) else { return nil }
      plan.oneOffs[place].amount = amount
    }
    for place in records.indices {
      guard let owed = records[place].owed.sameFigure(in: currency) else { return nil }
      plan.records[place].owed = owed
    }
    for place in debts.indices {
      guard let balance = debts[place].balance.sameFigure(in: currency),
        let spend = debts[place].spend.sameFigure(in: currency),
        let minimum = debts[place].minimum.map({ $0.sameFigure(in: currency) }) ?? .some(nil)
      else { return nil }
      (plan.debts[place].balance, plan.debts[place].spend) = (balance, spend)
      plan.debts[place].minimum = minimum
    }
    return plan
  }
}

extension KeptPlan.Debt {
  /// True when its balance is another one; of a debt that leaves or comes back, when it owes something.
  fileprivate func isChanged(from old: Wallet, to new: Wallet) -> Bool {
    if let before = old[id], let after = new[id] { return before.balance != after.balance }
    return [old[id], new[id]].contains { $0?.owed.isPositive == true }
  }
}
