import CreditCardFormulas

/// The explanation of the answer with this card's figures.
struct CreditCardExplanation {
  let result: CreditCardResult
  let link: AnswerLink

  private var form: CreditCardForm { result.form }

  var html: HTML {
    let words = Self.words(about: result)
    return details(
      "How we worked it out", id: "working",
      """
      <p>\(words[0]) \(otherConvention)</p>\
      \(each: Array(words.dropFirst()), { "\n<p>\($0)</p>" })
      """)
  }

  /// The link to the same card counted in the other way.
  private var otherConvention: HTML {
    let (other, rate, country): (InterestBasis, String, String) =
      switch form.basis {
      case .effective: (.nominal, "a twelfth of the yearly rate", "US")
      case .nominal: (.effective, "the effective rate", "UK")
      }
    return """
      <span class="on-screen">\
      <a\(href: link.changing((CreditCardForm.basis.name, other.rawValue))) target="_self" \
      data-swap>Use \(rate) instead</a>, as \(country) cards do.</span>
      """
  }
}

// MARK: - In words

extension CreditCardExplanation {
  /// Four paragraphs: the rate of a month, the order of interest and payment, the minimum payment
  /// and the assumptions.
  static func words(about result: CreditCardResult) -> [String] {
    let form = result.form
    return [
      monthlyRate(of: form),
      "Each month we work out the interest on what you owe. We round it to the nearest "
        + "\(form.currency.smallestUnit) and add it. Then the payment is taken off. The last payment "
        + "is only what is left.",
      minimum(of: form, first: result.comparison.firstMinimum),
      "We assume that you buy nothing new on the card, pay on time and pay no fees. The rate is "
        + "taken to stay the same. Your own statement may differ by a little. It is a guide, not "
        + "advice.",
    ]
  }

  private static func monthlyRate(of form: CreditCardForm) -> String {
    let apr = form.apr.formatted
    guard !form.terms.monthlyRate.isZero else { return "At \(apr) no interest is added." }
    let monthly = form.terms.monthlyRate.decimal(places: 8).asPercent
    return switch form.basis {
    case .effective:
      "The UK way: \(apr) a year is \(monthly) a month, because twelve months of it, one on top of "
        + "the other, come to \(apr)."
    case .nominal: "The US way: a twelfth of \(apr) each month, which is \(monthly)."
    }
  }

  private static func minimum(of form: CreditCardForm, first: Money) -> String {
    let rule = form.minimum
    let interest = rule.addsInterest ? " plus the month’s interest" : ""
    let floor = rule.floor.isPositive ? ", at least \(rule.floor.short)" : ""
    let usual = "The minimum is \(rule.percent.formatted) of the balance\(interest)\(floor)"
    guard let alone = rule.percentAlone else { return "\(usual): \(first.short) this month." }
    return "\(usual). Where \(alone.formatted) of the \(rule.base.words) is more, it is that: "
      + "\(first.short) this month.\(rule.base.note)"
  }
}

extension MinimumPaymentRule.Base {
  fileprivate var words: String {
    switch self {
    case .opening: "balance alone"
    case .statement: "statement balance"
    }
  }

  fileprivate var note: String {
    switch self {
    case .opening: ""
    case .statement: " The statement balance has the month’s interest in it."
    }
  }
}

extension String {
  /// A fraction such as 0.01382397 as a percentage: 1.382397%.
  fileprivate var asPercent: String {
    let digits = filter { $0 != "." }
    let whole = digits.prefix(3).drop { $0 == "0" }
    return "\(whole.isEmpty ? "0" : String(whole)).\(digits.dropFirst(3))%"
  }
}
