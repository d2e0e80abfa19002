import MortgageFormulas

/// The report of a mortgage: its details, its summary and every payment.
struct MortgageReport {
  /// The name at the end of its path.
  static let name = "schedule"

  let calculation: Calculation<MortgageResult>

  private var result: MortgageResult { calculation.result }
  private var schedule: MortgageSchedule { result.schedule }

  var page: Page {
    let sentence = MortgageSentences(result: result).answer
    return Page(
      title: "Your mortgage, payment by payment", description: MortgagePage.sentence,
      tool: MortgagePage.address, help: HelpBox(currency: result.currency),
      announcement: sentence.text, content: content(sentence))
  }

  private func content(_ sentence: Sentence) -> HTML {
    let facts = MortgageFacts(result: result)
    return """
      <p class="say"\(attribute: "data-speech", sentence.spoken)>\(sentence.html)</p>
      <p class="tools">
      \(calculation.link.fromReport)
      </p>
      <div class="report">
      \(card("details", "The mortgage", facts.asked))
      \(card("summary", "What comes of it", facts.reported))
      </div>
      <section class="card" id="schedule" aria-labelledby="schedule-title">
      <h2 id="schedule-title">Every payment</h2>
      <p class="hint on-phones">Move a table sideways to see all of its columns.</p>
      \(charges)\(payments)\
      </section>
      """
  }

  /// The hint that the sums of the years leave out charges; nil without any.
  private var charges: HTML? {
    guard schedule.charges.isPositive else { return nil }
    return """
      <p class="hint">What is paid in a year is without the charge for overpaying, \
      \(schedule.charges.formatted) in all.</p>

      """
  }

  private func card(_ id: StaticString, _ title: String, _ facts: [MortgageFacts.Fact]) -> HTML {
    """
    <section class="card" aria-labelledby="\(id.description)">
    <h2 id="\(id.description)">\(title)</h2>
    \(summaryList(facts.map { ($0.name, "<bdi>\($0.value)</bdi>") }))
    </section>
    """
  }

  /// Columns of extras and charges are left out when there are none.
  private var payments: HTML {
    let hasExtras = schedule.totalExtra.isPositive
    let extras: [HTML] = hasExtras ? ["Extra", "Charge"] : []
    let style = result.currency.dateStyle
    return MonthTables(
      schedule.years, named: "Year ", label: "Payments of year ",
      columns: ["Date", "Number", "Rate", "Payment"] + extras
        + ["Pays off the mortgage", "Interest", "Still owed"],
      look: hasExtras ? "decisive-9" : "decisive-7"
    ).html(row: { row, place in
      let payment = schedule.payments[place]
      row.header(payment.date, in: style)
      row.cell(payment.number)
      row.cell(payment.rate.formatted)
      row.cell(payment.scheduled)
      if hasExtras {
        row.cell(payment.extra)
        row.cell(payment.charge)
      }
      row.cell(payment.month.principal)
      row.cell(payment.month.interest)
      row.cell(payment.month.closing)
    })
  }
}
