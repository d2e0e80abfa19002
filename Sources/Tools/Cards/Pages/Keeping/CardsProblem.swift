import CardsFormulas

/// The reasons for refusing a change.
enum CardsProblem: Error, Equatable {
  case unknownCard
  /// The form was older than the last change of the card.
  case changedSince(Card)
  /// The form was older than the change it would take back, or there is none.
  case nothingToUndo
  case creditTooLarge
  /// The date is neither the one that was missed nor the next one.
  case otherDue(Card)
  /// The payment is more than a debt that is never in credit owes.
  case moreThanOwed(Card)
  /// A card has decimals that the new currency lacks.
  case needsDecimals(Card)
  /// The kept plan has decimals that the new currency lacks.
  case planNeedsDecimals
  /// The same kept plan would never end in the new currency, in which interest is rounded otherwise.
  case planNeverEnds
  case otherCurrency(Currency)
}

/// The choices when cards arrive in a browser that has some already.
enum CardsKeep: String, CaseIterable, Sendable {
  case replace
  case merge
}
