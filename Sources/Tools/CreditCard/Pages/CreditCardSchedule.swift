import CreditCardFormulas

/// The page with every month of both ways of paying, in a table for each year.
struct CreditCardSchedule {
  let calculation: Calculation<CreditCardResult>

  private var result: CreditCardResult { calculation.result }
  private var comparison: CreditCardComparison { result.comparison }
  private var link: AnswerLink { calculation.link }

  var page: Page {
    let sentence = CreditCardSentences(result: result).whole
    return Page(
      title: "Your card, month by month", description: CreditCardPage.sentence,
      tool: CreditCardPage.address, help: HelpBox(currency: result.form.currency),
      announcement: sentence.text,
      content: """
        <p class="say"\(attribute: "data-speech", sentence.spoken)>\(sentence.html)</p>
        <p class="tools"><a\(href: link.page)>Change the figures</a></p>
        \(AnswerTools(files: []).html)
        \(comparison.fixed.cleared.map {
          section("fixed", "Paying \(comparison.payment.short) every month", $0)
        })\
        \(comparison.minimum.cleared.map { section("minimum", "Paying only the minimum", $0) })
        """)
  }

  private func section(_ id: StaticString, _ title: String, _ repayment: Repayment) -> HTML {
    let (months, start) = (repayment.months, CalendarMonth(of: calculation.site.today))
    let tables = MonthTables(
      months.years(from: start), label: "\(title): ",
      columns: ["Month", "Opening balance", "Interest", "Payment", "Closing balance"],
      look: "drops-2 decisive-5")
    return """
      <section class="card" aria-labelledby="\(id.description)">
      <h2 id="\(id.description)">\(title)</h2>
      <p class="tools"><a\(href: link.csv(of: id))>Save this table as CSV</a></p>
      \(tables.html(
        row: { row, place in
          row.header(start.addingMonths(place + 1).name)
          row.cell(months[place].opening)
          row.cell(months[place].interest)
          row.cell(months[place].payment)
          row.cell(months[place].closing)
        }))\
      </section>

      """
  }
}
