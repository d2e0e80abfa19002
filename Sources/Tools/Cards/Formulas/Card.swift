/// The id of a card.
package typealias CardID = Identifier<Card>

/// A card as the wallet keeps it.
package struct Card: Equatable, Sendable {
  package let id: CardID
  /// What its holder typed.
  package var details: CardDetails

  /// The marks of its due dates: paid, settled or late.
  package var marks: DueMarks

  package init(id: CardID, details: CardDetails, marks: DueMarks = DueMarks()) {
    self.id = id
    self.details = details
    self.marks = marks
  }
}

extension Card {
  /// The amount owed; negative when the card is in credit.
  package var balance: Money { details.balance }
  /// The credit limit; zero when it is not known.
  package var limit: Money { details.limit }

  /// The amount that may still be spent.
  package var available: Money { (limit - balance).atLeastZero }

  package var kind: DebtKind { details.kind }

  /// The used share of the limit, which only a card has.
  package var utilisation: CardUtilisation {
    CardUtilisation(used: balance.minorUnits, limit: kind == .card ? limit.minorUnits : 0)
  }

  /// True when more is owed than a known limit.
  package var isOverLimit: Bool { limit.isPositive && balance > limit }

  /// How far the card is over its limit, or zero.
  package var excess: Money { (balance - limit).atLeastZero }

  /// The next date on which a payment is due, after those that are settled; nil without a due day.
  package func nextDue(on today: CalendarDate) -> CalendarDate? {
    let settled = marks.settled.map { $0 > today ? $0.addingDays(1) : today } ?? today
    return details.dueDay.map { DueDay(day: $0).next(from: settled, paidFor: marks.paid) }
  }

  /// True when the payment of the next due date is made, until that date has passed.
  package func isPaid(on today: CalendarDate) -> Bool {
    marks.paid.map { $0 >= today } ?? false
  }
}

// MARK: - Minimum payment

extension Card {
  /// The amount owed, or zero when the card is in credit.
  package var owed: Money { balance.atLeastZero }

  /// The minimum payment of this month.
  package var minimum: CardMinimum {
    CardMinimum(
      given: kind == .card ? details.minimum : details.minimum ?? .zero(owed.currency), on: owed,
      apr: details.apr)
  }

  /// The first preset that asks for exactly the given minimum this month; nil when none does.
  package var namedRule: MinimumPreset? {
    guard kind == .card, let minimum = details.minimum, let apr = details.apr,
      let rate = try? MonthlyRate.effective(apr)
    else { return nil }
    return CardMinimum.preset(asking: minimum, on: owed, at: rate)
  }

  /// The rule of the minimum payment: a preset that asks for the typed one, else that amount every month;
  /// that of most cards when none is typed.
  package var minimumRule: MinimumPaymentRule {
    let currency = balance.currency
    if let preset = namedRule?.rule(in: currency) { return preset }
    return details.minimum.map { .fixed($0) } ?? .usual(in: currency)
  }
}

extension [Card] {
  /// True when all are credit cards, so that the word "card" fits each of them.
  package var areCards: Bool { allSatisfy { $0.kind == .card } }
}
