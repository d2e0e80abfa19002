package import CardsFormulas
package import Finance

/// Cards and days that the tests of the card helper share.
package enum CardsTestValues {
  package static let today = CalendarDate(iso: "2026-11-21") ?? .earliest

  package static func details(
    _ name: String = "Blue", _ balance: Int64 = 900_00, of limit: Int64 = 1000_00, dueDay: Int = 5,
    statementDay: Int? = nil, apr: Int32? = nil, minimum: Int64? = nil, hasReminder: Bool = false,
    style: CardStyle = .teal
  ) -> CardDetails {
    CardDetails(
      name: name, balance: Money(minorUnits: balance, .gbp), limit: Money(minorUnits: limit, .gbp),
      dueDay: dueDay, statementDay: statementDay, apr: apr.map { Percentage($0) },
      minimum: minimum.map { Money(minorUnits: $0, .gbp) }, hasReminder: hasReminder, style: style)
  }

  package static func card(_ balance: Int64, of limit: Int64, name: String = "Blue") -> Card {
    card(1, details(name, balance, of: limit))
  }

  package static func card(_ id: UInt32, _ details: CardDetails, paidFor: String? = nil) -> Card {
    Card(
      id: CardID(id), details: details,
      marks: DueMarks(paid: paidFor.flatMap { CalendarDate(iso: $0) }))
  }
}

extension CardDetails {
  /// A card with all of its details.
  package init(
    name: String, balance: Money, limit: Money, dueDay: Int, statementDay: Int?, apr: Percentage?,
    minimum: Money?, hasReminder: Bool, style: CardStyle
  ) {
    self.init(in: balance.currency)
    (self.name, self.balance, self.limit, self.dueDay) = (name, balance, limit, dueDay)
    (self.statementDay, self.apr, self.minimum) = (statementDay, apr, minimum)
    (self.hasReminder, self.style) = (hasReminder, style)
  }
}

/// Cards with payments in the month that begins on 21 November 2026.
///
/// The usual minimum is 1 % of the balance and the interest, at least £5: 32.00 of 3,200.00 and
/// 5.00 of 50.00, where no rate is known.
package enum CardsOfAMonth {
  private typealias Values = CardsTestValues

  package static let blue = Values.card(1, Values.details("Blue", 900_00, minimum: 25_00))
  package static let gold = Values.card(
    2, Values.details("Gold", 3_200_00, of: 3000_00, dueDay: 28))
  package static let holiday = Values.card(
    3, Values.details("Holiday", -25_00, of: 1500_00, dueDay: 31), paidFor: "2026-11-30")
  package static let old = Values.card(4, Values.details("Old", 50_00, of: 0))
  package static let clear = Values.card(5, Values.details("Clear", 0))
}
