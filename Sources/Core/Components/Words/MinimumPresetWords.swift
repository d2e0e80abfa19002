extension MinimumPreset {
  /// The rule in words, with its amounts in a currency: "1% of the balance plus interest, at least £5".
  package func words(in currency: Currency) -> String {
    guard let rule = rule(in: currency) else { return "your card’s own rule" }
    let other = rule.percentAlone.map {
      ", or \($0.formatted) of the statement balance if that is more"
    }
    return
      "\(rule.percent.formatted) of the balance\(rule.addsInterest ? " plus interest" : "")"
      + "\(other ?? ""), at least \(rule.floor.short)"
  }

  /// The rule as one of a list of choices.
  package func choice(in currency: Currency) -> String {
    let usual = MinimumPaymentRule.usual(in: currency)
    return switch self {
    case .onePercent:
      "I don’t know (we’ll use \(usual.percent.formatted) plus interest, at least "
        + "\(usual.floor.short)\(likeMost(in: currency)))"
    case .custom: "Something else"
    default: named(in: currency)
    }
  }

  /// The rule with the banks that publish it, in the currency of their cards alone.
  private func named(in currency: Currency) -> String {
    guard let issuer, currency == .gbp else { return words(in: currency) }
    return "\(issuer): \(words(in: currency))"
  }

  private func likeMost(in currency: Currency) -> String {
    currency == .gbp ? ", like most UK cards" : ""
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
}

extension InterestBasis {
  /// The ways to charge interest as a list of choices, with a rate of 20% as the example.
  package static let choices = choices(at: Percentage(20))

  /// The ways to charge interest as a list of choices, with what a yearly rate comes to in each.
  package static func choices(at apr: Percentage) -> [Choice] {
    [
      Choice(effective.rawValue, "The UK way: \(effective.month(at: apr))"),
      Choice(nominal.rawValue, "The US way: a twelfth each month, so \(nominal.month(at: apr))"),
    ]
  }

  /// A yearly rate and that of a month: "17.91% a year is 1.38% a month".
  private func month(at apr: Percentage) -> String {
    // A hundredth of a percent is the fourth decimal of the rate.
    let hundredths = (try? monthlyRate(apr)).flatMap {
      Int64($0.decimal(places: 4).filter { $0 != "." })
    }
    guard let hundredths else { return "\(apr.formatted) a year" }
    return
      "\(apr.formatted) a year is \(Percentage(tenThousandths: hundredths * 100).formatted) a month"
  }
}
