/// Households as they are kept, one companion a member, and as they come out.
@Suite struct HouseholdsTests {
  private func group(_ count: Int, _ companions: [(UInt32, UInt32?)]) -> GroupLedger {
    var ledger = GroupLedger.example(members: count)
    for (one, other) in companions {
      ledger.set(companion: other.map(member), of: member(one))
    }
    return ledger
  }

  private func numbers(_ ledger: GroupLedger) -> [[UInt32]] {
    ledger.households.map { $0.map(\.number) }
  }

  @Test func `whoever is joined directly or through others is one household`() {
    #expect(numbers(group(5, [(2, 1), (4, 3)])) == [[1, 2], [3, 4]])
    #expect(numbers(group(5, [(2, 1), (3, 2), (5, 3)])) == [[1, 2, 3, 5]])
    #expect(numbers(group(5, [(4, 5), (5, 4)])) == [[4, 5]])
    #expect(numbers(group(5, [(3, 1), (4, 2), (3, 4)])) == [[2, 3, 4]])
    #expect(numbers(group(5, [(2, 1), (2, nil)])).isEmpty)
  }

  @Test func `two phones that each make a household at the same time make two`() {
    let start = GroupLedger.example(members: 4)
    var (one, other) = (start, start)
    one.set(households: [[member(1), member(2)]])
    other.set(households: [[member(3), member(4)]])
    let merged = one.merged(with: other)
    #expect(numbers(merged) == [[1, 2], [3, 4]])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `balances of households add up to those of their people`(seed: UInt64) {
    let ledger = RandomHistory(seed: seed).ledger
    let (people, households) = (GroupBalances(of: ledger.payments), ledger.householdBalances)
    let paying = ledger.payingMembers
    for currency in people.currencies {
      var sums: [MemberID: Int64] = [:]
      for member in ledger.members.map(\.id) {
        sums[paying[member], default: 0] += people[member, in: currency].minorUnits
      }
      for (member, sum) in sums {
        #expect(households[member, in: currency].minorUnits == sum)
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `transfers settle every household`(seed: UInt64) {
    let ledger = RandomHistory(seed: seed).ledger
    var payments = ledger.payments
    for transfer in ledger.settlement.transfers { payments.append(.payback(transfer)) }
    let left = GroupBalances(of: payments, between: ledger.payingMembers)
    #expect(left.currencies.allSatisfy { left.open(in: $0).isEmpty })
  }
}
