import LoanFormulas

/// The report of a loan: its details, its summary and every payment.
struct LoanReport {
  /// The name at the end of its path.
  static let name = "schedule"

  /// The parameter that opens every year of the report.
  static let open = (name: "open", all: "all")

  let calculation: Calculation<LoanResult>

  private var outcome: Either<LoanRepaid, LoanNeverRepaid> { calculation.result.outcome }
  private var form: LoanForm { calculation.form }
  private var link: AnswerLink { calculation.link }
  private var opensAll: Bool { calculation.request.query[Self.open.name] == Self.open.all }

  var page: Page {
    Page(
      title: "Your loan, payment by payment",
      description: LoanPage.sentence, tool: LoanPage.address,
      help: HelpBox(currency: form.currency), announcement: sentence.text,
      content: content)
  }

  private var sentence: Sentence {
    switch outcome {
    case .first(let repaid): LoanSentences(comparison: repaid.comparison).answer
    case .second(let never): LoanNeverWords(result: never).sentence
    }
  }

  private var content: HTML {
    """
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
    \(summaryList(LoanDetails(form: form).facts.map { ($0.name, $0.name == LoanFacts.lender ? own($0.value) : "\($0.value)") }))
    </section>
    \(repaid.map(totals))</div>\(repaid.map { every($0.comparison.schedule) })
    """
  }

  /// The loan if it is repaid.
  private var repaid: LoanRepaid? {
    guard case .first(let repaid) = outcome else { return nil }
    return repaid
  }

  private func totals(_ repaid: LoanRepaid) -> HTML {
    """
    <section class="card" aria-labelledby="summary">
    <h2 id="summary">Totals</h2>
    \(summaryList(LoanFacts(repaid: repaid).summary.map { ($0.name, "<bdi>\($0.value)</bdi>") }))
    </section>

    """
  }

  private func every(_ schedule: LoanSchedule) -> HTML {
    """

    <section class="card" id="schedule" aria-labelledby="schedule-title">
    <h2 id="schedule-title">Every payment</h2>
    \(toggle(schedule))
    <p class="hint on-phones">Move a table sideways to see all of its columns.</p>
    \(LoanReportTables(schedule: schedule, opensAll: opensAll).html)\
    </section>
    """
  }

  /// The link that opens or closes all years; nil when there is only one.
  private func toggle(_ schedule: LoanSchedule) -> HTML? {
    let isOneYear = schedule.payments.count <= schedule.terms.frequency.paymentsAYear
    guard !isOneYear else { return nil }
    let (words, parameters) =
      opensAll ? ("Close the years", []) : ("Open every year", [(Self.open.name, Self.open.all)])
    let address = link.below(Self.name, adding: parameters).with(fragment: "schedule")
    return "<p class=\"tools\"><a\(href: address)>\(words)</a></p>"
  }
}
