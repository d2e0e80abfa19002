/// The details of a card or another debt, as its holder types them.
package struct CardDetails: Equatable, Sendable {
  package var kind = DebtKind.card
  package var name = ""
  /// The amount owed; negative when the card is in credit.
  package var balance: Money
  /// The credit limit; zero when it is not known.
  package var limit: Money
  /// The day of the month on which the payment is due, 1 to 31; nil where none is known, as a card
  /// always has one.
  package var dueDay: Int? = 1
  /// The day of the month on which the statement is made; nil when it is not known.
  package var statementDay: Int?
  /// The effective yearly rate; nil when it is not known.
  package var apr: Percentage?
  /// The minimum payment by the last statement, the instalment or what was agreed; nil when it is not
  /// known.
  package var minimum: Money?
  package var hasReminder = false
  package var style = CardStyle.teal

  /// A card without a name that owes nothing, until its details are set.
  package init(in currency: Currency) {
    balance = .zero(currency)
    limit = .zero(currency)
  }

  /// The same figures in another currency; nil when it has fewer decimals than they need.
  package func with(currency: Currency) -> CardDetails? {
    guard let balance = balance.sameFigure(in: currency),
      let limit = limit.sameFigure(in: currency),
      let minimum = minimum.map({ $0.sameFigure(in: currency) }) ?? .some(nil)
    else { return nil }
    var details = self
    (details.balance, details.limit, details.minimum) = (balance, limit, minimum)
    return details
  }
}

extension CardDetails {
  /// The same figures in another currency, rounded where it has fewer decimals.
  package func nearest(in currency: Currency) -> CardDetails {
    guard currency != balance.currency else { return self }
    var details = self
    details.balance = balance.nearestFigure(in: currency)
    details.limit = limit.nearestFigure(in: currency)
    details.minimum = minimum.map { $0.nearestFigure(in: currency) }
    return details
  }
}

/// The colour of a card.
package enum CardStyle: String, CaseIterable, Sendable {
  case teal
  case blue
  case plum
  case bronze
  case slate
}
