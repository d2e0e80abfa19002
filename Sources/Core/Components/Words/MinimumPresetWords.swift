package import Finance

extension MinimumPreset {
  /// The rule in words, with its amounts in a currency: "1% of the balance plus interest, at least £5".
  package func words(in currency: Currency) -> String {
    switch self {
    case .onePercent: "1% of the balance plus interest, at least \(amount(5, currency))"
    case .onePercentAtLeast25: "1% of the balance plus interest, at least \(amount(25, currency))"
    case .twoPercent: "2% of the balance plus interest, at least \(amount(5, currency))"
    case .twoAndAHalfPercent: "2.5% of the balance plus interest, at least \(amount(5, currency))"
    case .threePercentOfBalance: "3% of the balance, at least \(amount(5, currency))"
    case .danskeBank:
      """
      1% of the balance plus interest, or 3% of the statement balance if that is more, at least \
      \(amount(5, currency))
      """
    case .custom: "your card’s own rule"
    }
  }

  /// The rule as one of a list of choices.
  package func choice(in currency: Currency) -> String {
    switch self {
    case .onePercent: "I don’t know, or \(words(in: currency)) (\(mostCards(in: currency)))"
    case .custom: "Something else"
    default: named(in: currency)
    }
  }

  /// The rule with the banks that publish it, in the currency of their cards alone.
  private func named(in currency: Currency) -> String {
    guard let issuer, currency == .gbp else { return words(in: currency) }
    return "\(issuer): \(words(in: currency))"
  }

  private func mostCards(in currency: Currency) -> String {
    currency == .gbp
      ? "most cards, those of Lloyds, Halifax and Bank of Scotland among them" : "most cards"
  }

  /// The banks that publish the rule: Lloyds, Halifax, Bank of Scotland, Nationwide and Danske Bank
  /// print it next to worked figures on their pages about minimum payments and persistent debt.
  private var issuer: String? {
    switch self {
    case .onePercentAtLeast25: "Nationwide"
    case .twoAndAHalfPercent: "New cards of Lloyds, Halifax and Bank of Scotland"
    case .danskeBank: "Danske Bank"
    default: nil
    }
  }

  private func amount(_ units: Int32, _ currency: Currency) -> String {
    Money.whole(units, currency).short
  }
}

extension InterestBasis {
  /// The ways to charge interest as a list of choices.
  package static let choices = [
    Choice(effective.rawValue, "The UK way: by the effective rate"),
    Choice(nominal.rawValue, "The US way: a twelfth of the yearly rate each month"),
  ]
}
