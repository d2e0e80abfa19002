import CreditCardFormulas

/// The report of a credit card as PDF, with the figures of the page.
struct CreditCardPDF {
  let result: CreditCardResult
  /// The address of the page with the same answer.
  let address: Address
  /// The site, on the day of the report.
  let site: Site

  private var comparison: CreditCardComparison { result.comparison }

  var report: PDFReport {
    let tables = CreditCardPDFTables(comparison, from: CalendarMonth(of: site.today))
    let explanation = CreditCardExplanation.words(about: result)
    return site.report(
      in: result.comparison.payment.currency, result.form.inShort,
      lead: CreditCardSentences(result: result).whole.text,
      asked: site.printed(result.form.inShort, in: result.comparison.payment.currency, at: address),
      cards: cards + [letters].compactMap { $0 },
      chart: CreditCardChart(comparison: comparison, today: site.today).balances,
      tables: tables.all, notes: [tables.cut].compactMap { $0 } + explanation)
  }
}

// MARK: - Cards

extension CreditCardPDF {
  private var cards: [PDFReport.Card] {
    guard let kept = comparison.minimumKeptUp?.cleared else { return [minimum, fixed] }
    let name = "\(comparison.firstMinimum.short), this month’s minimum, kept up"
    return [fixed, PDFReport.Card(name, kept.printedFacts)]
  }

  private var minimum: PDFReport.Card {
    let never = comparison.minimumKeepsUp ? "Never: the interest keeps up" : "Over 100 years"
    return PDFReport.Card(
      "Only the minimum", comparison.minimum.cleared?.printedFacts ?? [.init("Paid off in", never)])
  }

  private var fixed: PDFReport.Card {
    PDFReport.Card(
      "\(comparison.payment.short) a month",
      comparison.fixed.cleared.map { $0.printedFacts + saving } ?? never)
  }

  /// The facts of a payment that never clears the card.
  private var never: [PDFReport.Fact] {
    guard let interest = comparison.interestKeepingUp else {
      return [.init("Paid off in", "Over 100 years")]
    }
    return [.init("Paid off in", "Never"), .init("Interest this month", interest.formatted)]
  }

  /// The letters about persistent debt; nil when there are none.
  private var letters: PDFReport.Card? {
    CreditCardLetters(comparison, today: site.today).map {
      PDFReport.Card(CreditCardLetters.title, $0.facts.map(PDFReport.Fact.init))
    }
  }

  /// The saving against the minimum; none where the payment is below it or costs more.
  private var saving: [PDFReport.Fact] {
    guard !comparison.isBelowMinimum, let saving = comparison.saving, saving.interest.isPositive
    else { return [] }
    let saved = PDFReport.Fact("You save", saving.interest.formatted)
    guard saving.months > 0 else { return [saved] }
    return [saved, .init("Paid off sooner by", Term(months: saving.months).words)]
  }
}
