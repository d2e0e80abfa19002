import Components
import Finance
import Formats
import LoanFormulas
import Web

/// The report of a loan: its details, its summary and every payment.
struct LoanReport {
  /// The name at the end of its path.
  static let name = "schedule"

  /// The parameter that opens every year of the report.
  static let open = (name: "open", all: "all")

  private let result: LoanResult
  private let comparison: LoanComparison
  private let link: AnswerLink
  private let opensAll: Bool

  init(_ calculation: Calculation<LoanResult>) {
    result = calculation.result
    comparison = result.comparison
    link = calculation.link
    opensAll = calculation.request.query[Self.open.name] == Self.open.all
  }

  var page: Page {
    Page(
      title: "Your loan, payment by payment",
      description: LoanPage.sentence, tool: LoanPage.address,
      help: HelpBox(currency: result.form.currency), announcement: sentence.text,
      content: content)
  }

  private var sentence: Sentence {
    LoanSentences(comparison: comparison).answer
  }

  private var content: HTML {
    let facts = LoanFacts(result)
    return """
      <p class="say"\(attribute: "data-speech", sentence.spoken)>\(sentence.html)</p>
      <p class="tools">
      \(link.fromReport)
      <button type="button" class="link" data-share hidden>Share</button>
      <button type="button" class="link" data-copy hidden>Copy link</button>
      <button type="button" class="link" data-print hidden>Print</button>
      <button type="button" class="link" data-listen hidden>Listen</button>
      </p>
      <div class="report">
      <section class="card" aria-labelledby="details">
      <h2 id="details">The loan</h2>
      \(summaryList(facts.details.map { ($0.name, $0.name == LoanFacts.lender ? own($0.value) : "\($0.value)") }))
      </section>
      <section class="card" aria-labelledby="summary">
      <h2 id="summary">Totals</h2>
      \(summaryList(facts.summary.map { ($0.name, "<bdi>\($0.value)</bdi>") }))
      </section>
      </div>
      <section class="card" id="schedule" aria-labelledby="schedule-title">
      <h2 id="schedule-title">Every payment</h2>
      \(toggle)
      <p class="hint on-phones">Move a table sideways to see all of its columns.</p>
      \(LoanReportTables(comparison.schedule, opensAll: opensAll).html)\
      </section>
      """
  }

  /// The link that opens or closes all years; nil when there is only one.
  private var toggle: HTML? {
    let isOneYear =
      comparison.schedule.payments.count <= comparison.schedule.terms.frequency.paymentsAYear
    guard !isOneYear else { return nil }
    let (words, parameters) =
      opensAll ? ("Close the years", []) : ("Open every year", [(Self.open.name, Self.open.all)])
    let address = link.below(Self.name, adding: parameters).with(fragment: "schedule")
    return "<p class=\"tools\"><a\(href: address)>\(words)</a></p>"
  }
}
