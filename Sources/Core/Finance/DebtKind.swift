/// The kinds of debt, which differ in their rate, their payment each month and their urgency.
package enum DebtKind: String, Sendable, CaseIterable {
  /// A credit card, whose minimum falls with its balance.
  case card
  /// A loan with the same instalment every month.
  case loan
  /// An overdraft, whose rate is an EAR and which asks for no minimum.
  case overdraft
  /// A purchase that is paid in instalments, mostly without interest.
  case payLater = "pay-later"
  /// Arrears on rent, council tax, energy and the like, whose payment is agreed if it is.
  case priority
}

extension DebtKind {
  /// True where interest is charged, so that a rate must be known.
  package var hasInterest: Bool { self == .card || self == .loan || self == .overdraft }

  /// True where the same instalment is paid every month, so that it must be known.
  package var hasInstalment: Bool { self == .loan || self == .payLater }

  /// True where more can be bought on the same account.
  package var canBeSpent: Bool { self == .card || self == .overdraft }
}
