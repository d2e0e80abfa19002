package import Finance
package import GroupsFormulas
import TestSupport

/// Members by number, in the order of their group.
package func member(_ number: UInt32) -> MemberID { MemberID(number) }

package func members(_ count: Int) -> [MemberID] { (1...UInt32(count)).map(member) }

extension GroupPayment {
  /// A payment by one member, shared evenly unless it says otherwise.
  package static func example(
    _ minorUnits: Int64, _ currency: Currency = .eur, by payer: MemberID = member(1),
    among sharers: [MemberID] = members(3), serial: Int = 0, split: Split? = nil,
    kind: Kind = .spending
  ) -> GroupPayment {
    GroupPayment(
      title: "Dinner", date: .earliest, amount: Money(minorUnits: minorUnits, currency),
      conversion: nil,
      payers: [Share(member: payer, value: Money(minorUnits: minorUnits, currency))],
      split: split ?? .evenly(sharers), serial: serial, kind: kind)
  }

  /// What one member lends another in full.
  package static func loan(
    _ minorUnits: Int64, from: MemberID, to: MemberID, _ currency: Currency = .eur
  ) -> GroupPayment {
    example(minorUnits, currency, by: from, among: [to])
  }

  package static func payback(_ transfer: Transfer) -> GroupPayment {
    example(
      transfer.amount.minorUnits, transfer.amount.currency, by: transfer.from,
      among: [transfer.to], kind: .payback)
  }
}

extension Split {
  /// Exact amounts, in minor units, of the first members; some may be blank.
  package static func exact(_ given: [Int64?], _ currency: Currency = .eur) -> Split {
    .exact(
      zip(first(given.count), given).map { member, units in
        Share(member: member, value: units.map { Money(minorUnits: $0, currency) })
      })
  }

  /// Ten-thousandths of a share for each of the first members.
  package static func shares(_ given: [Int64]) -> Split {
    .shares(weights(given))
  }

  /// Hundredths of a percent for each of the first members.
  package static func percent(_ given: [Int64]) -> Split {
    .percent(weights(given.map { $0 * 100 }))
  }

  private static func weights(_ tenThousandths: [Int64]) -> [Share<Weight>] {
    zip(first(tenThousandths.count), tenThousandths).map {
      Share(member: $0, value: Weight(tenThousandths: $1))
    }
  }

  private static func first(_ count: Int) -> [MemberID] { (1...UInt32(count)).map(member) }
}

extension [GroupPayment] {
  /// Payments that bring about balances that add up to zero: everybody who is owed paid one who
  /// is in the middle, and the middle paid for those who owe.
  package static func bringing(_ balances: [Int64], _ currency: Currency = .eur) -> [GroupPayment] {
    let middle = member(1_000)
    return balances.enumerated().map { index, balance in
      balance > 0
        ? .loan(balance, from: member(UInt32(index + 1)), to: middle, currency)
        : .loan(-balance, from: middle, to: member(UInt32(index + 1)), currency)
    }
  }
}

/// A group's ledger with every kind of payment, the same for the same seed.
package struct RandomLedger {
  private var generator: SeededGenerator
  package let people: [MemberID]

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...9, using: &generator)
    people = (0..<count).map { _ in MemberID(0) }.enumerated().map { index, _ in
      MemberID(UInt32(index + 1) &* 0x9E37_79B1)
    }
  }

  package mutating func payments(_ count: Int) -> [GroupPayment] {
    (0..<count).map { payment(serial: $0) }
  }

  package mutating func payment(serial: Int) -> GroupPayment {
    let currency = [Currency.eur, .gbp, .jpy, .bhd].randomElement(using: &generator) ?? .eur
    let amount = Money(minorUnits: .random(in: 1...9_999_999, using: &generator), currency)
    let split = split(of: amount)
    let isConverted = currency != .eur && Bool.random(using: &generator)
    var payment = GroupPayment(
      title: String(repeating: "x", count: .random(in: 0...12, using: &generator)),
      date: CalendarDate.earliest.addingDays(.random(in: 700_000...740_000, using: &generator)),
      amount: amount,
      conversion: isConverted ? conversion(amount) : nil, payers: payers(of: amount),
      split: split, serial: serial)
    payment.isRefund = Int.random(in: 0..<8, using: &generator) == 0
    payment.category = category()
    return payment
  }

  private mutating func category() -> PaymentCategory? {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: PaymentCategory.Common.allCases.randomElement(using: &generator).map { .common($0) }
    case 1: .own(["Boat", "boat", "Fish & chips"].randomElement(using: &generator) ?? "Boat")
    default: nil
    }
  }

  private mutating func conversion(_ amount: Money) -> GroupPayment.Conversion? {
    try? GroupPayment.Conversion(
      amount, billionths: .random(in: 1...5_000_000_000, using: &generator), to: .eur)
  }

  private mutating func payers(of amount: Money) -> [Share<Money>] {
    let first = people.randomElement(using: &generator) ?? people[0]
    guard amount.minorUnits > 1, Int.random(in: 0..<4, using: &generator) == 0,
      let second = people.filter({ $0 != first }).randomElement(using: &generator)
    else { return [Share(member: first, value: amount)] }
    let part = Int64.random(in: 1..<amount.minorUnits, using: &generator)
    return [(first, part), (second, amount.minorUnits - part)].map {
      Share(member: $0, value: Money(minorUnits: $1, amount.currency))
    }
    .sorted { $0.member < $1.member }
  }

  private mutating func split(of amount: Money) -> Split {
    let chosen = people.filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
    let sharers = chosen.isEmpty ? people : chosen
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      return .evenly(sharers)
    case 1:
      return .shares(
        sharers.map {
          Share(
            member: $0, value: Weight(tenThousandths: .random(in: 1...90_000, using: &generator)))
        })
    case 2:
      let parts = Apportionment.parts(
        of: 10_000, by: sharers.map { _ in Int64.random(in: 1...9, using: &generator) },
        tiesFrom: 0)
      return .percent(
        zip(sharers, parts).map { Share(member: $0, value: Weight(tenThousandths: $1 * 100)) })
    default:
      let fixed = Money(
        minorUnits: .random(in: 0...amount.minorUnits, using: &generator), amount.currency)
      return .exact(
        sharers.enumerated().map { index, sharer in
          Share(member: sharer, value: index == 0 && sharers.count > 1 ? fixed : nil)
        })
    }
  }
}
