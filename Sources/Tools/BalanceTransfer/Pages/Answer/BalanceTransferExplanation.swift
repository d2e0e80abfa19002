import BalanceTransferFormulas

/// The explanation of the answer with the figures of this card and offer.
struct BalanceTransferExplanation {
  let form: BalanceTransferForm

  private var terms: BalanceTransferTerms { form.terms }

  var html: HTML {
    details(
      "How we worked it out", id: "working",
      """
      \(each: [rate, fee, months], { "<p>\($0)</p>\n" })\
      <p>\(Self.assumptions) It is a guide, not advice.</p>
      """)
  }

  /// The paragraphs, for page and paper.
  var words: [String] { [rate, fee, months, Self.assumptions] }

  private static let assumptions = """
    It assumes that nothing new is bought on either card and that every payment is on time. Your \
    own statements may differ by a little.
    """

  private var months: String {
    """
    Each month we work out the interest on what you owe. We round it to the nearest \
    \(terms.balance.currency.smallestUnit) and add it. Then the payment is taken off. Where \
    something is owed on both cards, it goes to the one with the higher rate first.
    """
  }

  private var rate: String {
    let (now, offer, after) = (
      terms.rate.apr.formatted, terms.offerRate.apr.formatted, terms.rateAfter.apr.formatted
    )
    let basis =
      switch form.basis {
      case .effective: "twelve months of interest, one on top of the other, come to that"
      case .nominal: "a twelfth of it is charged each month"
      }
    return """
      The card you have charges \(now) a year: \(basis). The new one charges \(offer) for \
      \(terms.offerLength), then \(after).
      """
  }

  private var fee: String {
    let percent = terms.fee.percent.formatted
    guard terms.fee.percent > .zero || terms.fee.least.isPositive else {
      return "There is no fee for moving."
    }
    guard terms.fee.least.isPositive else {
      return "The fee is \(percent) of what moves. It’s added to what you owe."
    }
    return """
      The fee is \(percent) of what moves, and at least \(terms.fee.least.short). It’s added to \
      what you owe.
      """
  }
}
