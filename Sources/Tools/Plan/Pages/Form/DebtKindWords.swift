extension DebtKind {
  /// The kind as a form offers it.
  package var choice: String {
    switch self {
    case .card, .overdraft, .payLater: words
    case .loan: "Loan, or other fixed payments"
    case .priority: "Rent, council tax or energy arrears, court fine"
    }
  }

  /// The kind in a few words.
  package var words: String {
    switch self {
    case .card: "Credit card"
    case .loan: "Loan"
    case .overdraft: "Overdraft"
    case .payLater: "Buy now, pay later"
    case .priority: "Priority bill"
    }
  }

  /// The word for the payment that it asks for each month.
  package var minimumWord: String {
    switch self {
    case .card, .overdraft: "minimum"
    case .loan, .payLater: "instalment"
    case .priority: "agreed"
    }
  }
}
