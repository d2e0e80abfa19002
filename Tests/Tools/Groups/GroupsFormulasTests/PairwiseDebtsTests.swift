import Finance

/// What each of two members owes the other, without anything being moved to others.
@Suite struct PairwiseDebtsTests {
  private func debts(_ payments: [GroupPayment]) -> [[Int64]] {
    Settlement(pairsOf: payments).transfers.map {
      [Int64($0.from.number), Int64($0.to.number), $0.amount.minorUnits]
    }
  }

  private func paid(_ amount: Int64, by payer: UInt32, for sharers: [UInt32]) -> GroupPayment {
    GroupPayment(
      title: "", date: .earliest, amount: Money(minorUnits: amount, .gbp), conversion: nil,
      payers: [Share(member: MemberID(payer), value: Money(minorUnits: amount, .gbp))],
      split: .evenly(sharers.map { MemberID($0) }), serial: 0)
  }

  // The first pays 30 for three, the second 12 for two: 10 each to the first, 6 to the second. Two
  // payments would settle it, 16 and 4 to the first.
  @Test func `follow the payments that two people share`() {
    let payments = [paid(3_000, by: 1, for: [1, 2, 3]), paid(1_200, by: 2, for: [2, 3])]
    #expect(debts(payments) == [[2, 1, 1_000], [3, 1, 1_000], [3, 2, 600]])
    #expect(Settlement(of: payments).transfers.count == 2)
  }

  @Test func `of two people are taken together`() {
    let payments = [paid(3_000, by: 1, for: [1, 2]), paid(1_000, by: 2, for: [1, 2])]
    #expect(debts(payments) == [[2, 1, 1_000]])
    #expect(debts(payments + [paid(1_000, by: 2, for: [1])]) == [])
  }

  /// Two paid 60 and 40 of 100 for four: each of the other two owes them 15 and 10.
  @Test func `are shared by what each payer paid`() {
    var payment = paid(10_000, by: 1, for: [1, 2, 3, 4])
    payment.payers = [(1, 6_000), (2, 4_000)].map {
      Share(member: MemberID($0), value: Money(minorUnits: $1, .gbp))
    }
    // The payers owe each other 10 and 15.
    #expect(
      debts([payment]) == [
        [2, 1, 500], [3, 1, 1_500], [3, 2, 1_000], [4, 1, 1_500], [4, 2, 1_000],
      ])
    payment.isRefund = true
    #expect(
      debts([payment]) == [
        [1, 2, 500], [1, 3, 1_500], [1, 4, 1_500], [2, 3, 1_000], [2, 4, 1_000],
      ])
  }

  @Test(arguments: 0..<200)
  func `of each member add up to their balance`(seed: UInt64) {
    let ledger = RandomHistory(seed: seed).ledger
    let balances = GroupBalances(of: ledger.payments)
    let transfers = Settlement(pairsOf: ledger.payments).transfers
    for currency in balances.currencies {
      for member in ledger.members {
        let owed = transfers.filter { $0.amount.currency == currency }.reduce(Money.zero(currency))
        {
          if $1.to == member.id { return $0 + $1.amount }
          return $1.from == member.id ? $0 - $1.amount : $0
        }
        #expect(owed == balances[member.id, in: currency])
      }
    }
  }
}
