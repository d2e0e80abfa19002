import Components
import Finance
import Formats
import LoanFormulas
import Web

/// The report of a loan as PDF, with the facts and figures of the page.
struct LoanPDF {
  private let fullResult: LoanFullResult
  private let comparison: LoanComparison
  private let address: Address
  private let site: Site

  /// - Parameters:
  ///   - fullResult: The loan.
  ///   - address: The address of the page with the same answer.
  ///   - site: The site, on the day of the report.
  init(_ fullResult: LoanFullResult, at address: Address, on site: Site) {
    self.fullResult = fullResult
    comparison = fullResult.result.comparison
    self.address = address
    self.site = site
  }

  var report: PDFReport {
    let tables = LoanPDFTables(comparison.schedule)
    return site.report(
      in: comparison.terms.principal.currency, comparison.terms.inShort,
      lead: LoanSentences(comparison: comparison).answer.text,
      asked: site.printed(
        comparison.terms.inShort, in: comparison.terms.principal.currency, at: address),
      cards: cards,
      chart: LoanChart(comparison, today: site.today).balances.map { .init(LoanChart.title, $0) },
      tables: [
        LoanLengthTable(comparison, fullResult.choices.lengths)?.printed, tables.years,
        tables.payments,
      ]
      .compactMap { $0 },
      notes: [tables.cut].compactMap { $0 } + [Self.assumptions])
  }

  private var cards: [PDFReport.Card] {
    let facts = LoanFacts(fullResult.result)
    return [
      card("The loan", facts.details), card("Totals", facts.totals),
      comparison.hasSavings ? card("What the extra changes", changes) : nil,
    ].compactMap { $0 }
  }

  private func card(_ title: String, _ facts: [LoanFacts.Fact]) -> PDFReport.Card {
    PDFReport.Card(title, facts.map { .init($0.name, $0.value) })
  }

  /// The loan without its extras and with them.
  private var changes: [LoanFacts.Fact] {
    let saved = comparison.saved
    let sooner = comparison.terms.frequency.term(of: saved.payments).words
    return [
      ("Without it", course(of: comparison.plain)), ("With it", course(of: comparison.schedule)),
      ("You save", saved.interest.formatted),
    ] + (saved.payments > 0 ? [("Paid off sooner by", sooner)] : [])
  }

  private func course(of schedule: LoanSchedule) -> String {
    "\(schedule.length.words), \(schedule.totalInterest.formatted) interest"
  }

  private static let assumptions =
    "It assumes that the rate stays the same, that there are no fees and that every payment is on "
    + "time. Your lender may round differently."
}
