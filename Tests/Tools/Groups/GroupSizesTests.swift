import Finance
import GroupsFormulas
import GroupsTesting
import Identifiers
import Sealing
import Testing

@testable import GroupsPages

/// The bytes that the optional parts of a group take, and that groups without them take none.
@Suite struct GroupSizesTests {
  private func group(_ change: (inout GroupPayment) -> Void = { _ in }) -> GroupLedger {
    var ledger = GroupLedger.example(members: 6)
    for number in 0..<10 {
      var payment = GroupPayment.example(
        30_00, by: member(UInt32(number % 6 + 1)), among: members(6), serial: number)
      change(&payment)
      ledger.add(payment, as: PaymentID(UInt32(number + 1)))
    }
    return ledger
  }

  private func added(by change: (inout GroupLedger) -> Void) -> Int {
    var changed = group()
    change(&changed)
    return changed.packed.count - group().packed.count
  }

  @Test func `a category takes two bytes, a refund one, and both together two`() {
    let plain = group().packed.count
    #expect(group { $0.category = .common(.food) }.packed.count - plain == 20)
    #expect(group { $0.isRefund = true }.packed.count - plain == 10)
    let both = group {
      $0.isRefund = true
      $0.category = .common(.food)
    }
    #expect(both.packed.count - plain == 20)
  }

  /// A byte for the mark that there are some, one for their number, one for the length of the name.
  @Test func `a category of the group's own is named once`() {
    let plain = group().packed.count
    #expect(group { $0.category = .own("Boat") }.packed.count - plain == 20 + 3 + 4)
  }

  @Test func `a household takes two bytes a person, a default split three and more`() {
    #expect(added { $0.set(households: [[member(1), member(2)]]) } == 2 + 2)
    #expect(added { $0.set(households: [members(6)]) } == 2 + 5 * 2)
    #expect(added { $0.set(defaultSplit: .evenly([member(1), member(2)])) } == 3)
    #expect(added { $0.set(defaultSplit: .shares([10_000, 20_000])) } == 3 + 2)
  }

  /// A payment of its title, which is "Dinner" here, and two bytes for when it comes again; with a
  /// date of its own, two or three more.
  @Test func `a payment that comes again takes twenty-two bytes and its title`() {
    let recurrence = Recurrence(
      .example(30_00, among: members(6)), every: .month, end: .times(12))
    let size = added { $0.add(recurrence, as: RuleID(0xA0)) }
    #expect(size <= 22 + 6, "\(size)")
  }

  /// A group as it was packed before there were categories, refunds, households and a default
  /// split: two members, and a payment of 30.00 euros with the title "Tea".
  @Test func `a group from before these parts opens, and is written as it was`() throws {
    var ledger = GroupLedger(
      id: Identifier(0xFACE), name: "L", currency: .eur,
      members: [(member(1), "A"), (member(2), "B")])
    var payment = GroupPayment.example(30_00, among: members(2))
    payment.title = "Tea"
    ledger.add(payment, as: PaymentID(7))
    let head: [UInt8] = [0, 0, 0xFA, 0xCE, 1] + Array("EUR".utf8) + [0, 1] + Array("L".utf8) + [2]
    #expect(ledger.packed.starts(with: head))
    #expect(try GroupLedger(packed: ledger.packed) == ledger)
  }
}
