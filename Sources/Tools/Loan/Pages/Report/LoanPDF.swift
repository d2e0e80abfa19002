import LoanFormulas

/// The report of a loan as PDF, with the facts and figures of the page.
struct LoanPDF {
  let answer: LoanAnswer
  /// The address of the page with the same answer.
  let address: Address
  /// The site, on the day of the report.
  let site: Site

  private var comparison: LoanComparison { answer.result.comparison }

  var report: PDFReport {
    let tables = LoanPDFTables(comparison.schedule)
    return site.report(
      in: comparison.terms.principal.currency, comparison.terms.inShort,
      lead: LoanSentences(comparison: comparison).answer.text,
      asked: site.printed(
        comparison.terms.inShort, in: comparison.terms.principal.currency, at: address),
      cards: cards,
      chart: LoanChart(comparison: comparison, today: site.today).balances,
      tables: [
        LoanStageTable(comparison.schedule)?.printed,
        LoanLengthTable(comparison, answer.choices.lengths)?.printed, tables.years,
        tables.payments,
      ]
      .compactMap { $0 },
      notes: [tables.cut].compactMap { $0 } + [assumptions])
  }

  /// The report of a payment that never pays the loan off.
  static func report(
    _ result: LoanNeverRepaid, at address: Address, on site: Site
  ) -> PDFReport {
    let (words, currency) = (LoanNeverWords(result: result), result.form.currency)
    return site.report(
      in: currency, words.asked, lead: words.sentence.text,
      asked: site.printed(words.asked, in: currency, at: address),
      cards: [card("The loan", LoanDetails(form: result.form).facts)], chart: nil, tables: [],
      notes: [])
  }

  private var cards: [PDFReport.Card] {
    let result = answer.result
    return [
      Self.card("The loan", LoanDetails(form: result.form).facts),
      Self.card("Totals", LoanFacts(repaid: result).totals),
      comparison.hasSavings ? Self.card("What the extra changes", changes) : nil,
    ].compactMap { $0 }
  }

  private static func card(_ title: String, _ facts: [LoanFacts.Fact]) -> PDFReport.Card {
    PDFReport.Card(title, facts.map { .init($0.name, $0.value) })
  }

  /// The loan without its extras and with them.
  private var changes: [LoanFacts.Fact] {
    let saved = comparison.saved
    return [
      ("Without it", course(of: comparison.plain)), ("With it", course(of: comparison.schedule)),
      ("You save", saved.interest.formatted),
    ] + (saved.payments > 0 ? [("Paid off sooner by", comparison.sooner.words)] : [])
  }

  private func course(of schedule: LoanSchedule) -> String {
    "\(schedule.length.words), \(schedule.totalInterest.formatted) interest"
  }

  private var assumptions: String {
    let rate =
      comparison.terms.course.laterRates.isEmpty
      ? "the rate stays the same" : "the rate changes as you typed"
    return "It assumes that \(rate), that there are no fees and that every payment is on time. "
      + "Your lender may round differently."
  }
}
