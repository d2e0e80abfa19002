import Finance
package import GroupsFormulas
import Keeping
import TestSupport

extension GroupLedger {
  /// A group of this many people, in euros.
  package static func example(members count: Int) -> GroupLedger {
    GroupLedger(
      id: Identifier(0xFACE), name: "Lisbon", currency: .eur,
      members: (1...UInt32(count)).map { (member($0), "Member \($0)") })
  }
}

/// A ledger that people have worked on at random, and work on further on their own devices.
package struct RandomHistory {
  package private(set) var ledger: GroupLedger
  private let seed: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    let people = RandomLedger(seed: seed).people
    ledger = GroupLedger(
      id: Identifier(UInt32(truncatingIfNeeded: seed)), name: "Lisbon", currency: .eur,
      members: people.map { ($0, "Member \($0.number)") })
    work(12, &generator)
  }

  package func continued(by device: UInt64) -> RandomHistory {
    var copy = self
    var generator = SeededGenerator(seed: seed &* 31 &+ device)
    copy.work(8, &generator)
    return copy
  }

  /// The ledger after each of some steps on a device.
  package func steps(by device: UInt64) -> [GroupLedger] {
    var copy = self
    var generator = SeededGenerator(seed: seed &* 31 &+ device)
    return (0..<8).map { _ in
      copy.work(1, &generator)
      return copy.ledger
    }
  }

  private func recurrence(
    _ payment: GroupPayment, _ generator: inout SeededGenerator
  ) -> Recurrence {
    let ends: [Recurrence.End] = [
      .never, .times(.random(in: 1...600, using: &generator)),
      .until(payment.date.addingDays(.random(in: 0...900, using: &generator))),
    ]
    return Recurrence(
      payment, every: Recurrence.Every.allCases.randomElement(using: &generator) ?? .month,
      end: ends.randomElement(using: &generator) ?? .never)
  }

  private mutating func work(_ count: Int, _ generator: inout SeededGenerator) {
    var payments = RandomLedger(seed: seed)
    for _ in 0..<Int.random(in: 0..<6, using: &generator) { _ = payments.payment(serial: 0) }
    for _ in 0..<count {
      var payment = payments.payment(serial: .random(in: 0...3, using: &generator))
      if !payment.isRefund {
        let kinds: [GroupPayment.Kind] = [
          .payback, .lent, .spending, .spending, .spending, .spending,
        ]
        payment.kind = kinds[Int.random(in: 0..<6, using: &generator)]
      }
      let entry = ledger.entries.randomElement(using: &generator)
      let name = "Member \(UInt8.random(in: 0...9, using: &generator))"
      switch Int.random(in: 0..<15, using: &generator) {
      case 0: ledger.set(nil, of: entry?.id ?? Identifier(0))
      case 1, 2: ledger.set(payment, of: entry?.id ?? Identifier(0))
      case 3: ledger.rename(name, currency: payment.amount.currency)
      case 4: ledger.add(name, as: Identifier(.random(in: 0 ... .max, using: &generator)))
      case 5:
        let member = ledger.members.randomElement(using: &generator)
        ledger.change(member: member?.id ?? Identifier(0)) { $0.name = name }
      case 6:
        let billionths = Int64.random(in: -1...1_500_000_000, using: &generator)
        ledger.set(rate: billionths > 0 ? billionths : nil, of: payment.amount.currency)
      case 7:
        let pair = ledger.members.map(\.id).shuffled(using: &generator).prefix(2)
        let isAlone = Int.random(in: 0..<3, using: &generator) == 0
        if pair.count == 2 { ledger.set(companion: isAlone ? nil : pair[1], of: pair[0]) }
      case 8:
        if case .exact = payment.split {
          ledger.set(defaultSplit: nil)
        } else {
          ledger.set(defaultSplit: payment.split)
        }
      case 9, 10:
        ledger.add(
          recurrence(payment, &generator),
          as: Identifier(.random(in: 0 ... .max, using: &generator)))
      case 11:
        let rule = ledger.rules.randomElement(using: &generator)?.id ?? Identifier(0)
        let isOver = Bool.random(using: &generator)
        ledger.set(recurrence: isOver ? nil : recurrence(payment, &generator), of: rule)
      default: ledger.add(payment, as: Identifier(.random(in: 0 ... .max, using: &generator)))
      }
    }
  }
}
