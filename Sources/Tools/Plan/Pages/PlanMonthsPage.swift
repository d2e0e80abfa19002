package import Finance
import PlanFormulas

/// The page with every month of a plan: the payment of each debt, in a table for each year.
package struct PlanMonthsPage {
  /// The last part of its path, below that of the plan.
  package static let pathComponent: StaticString = "schedule"

  private let result: PlanResult
  private let link: PlanLink
  private let start: CalendarMonth
  private let dates: PlanDates

  /// The months of a plan.
  ///
  /// - Parameters:
  ///   - result: The plan.
  ///   - link: The links to the page of the answer and to its files.
  ///   - site: The site, on the day of the answer.
  ///   - start: The day from which its months count; nil for today.
  package init(
    _ result: PlanResult, _ link: PlanLink, on site: Site, from start: CalendarDate? = nil
  ) {
    self.result = result
    self.link = link
    self.start = CalendarMonth(of: start ?? site.today)
    dates = PlanDates(from: start ?? site.today)
  }

  /// The page; a plan that never ends has a sentence and no months.
  ///
  /// - Parameter tool: The tool that the page belongs to.
  /// - Returns: The page.
  package func page(of tool: Address) -> Page {
    let sentence = PlanSentences(result: result, dates: dates, canChoose: false).whole
    return Page(
      title: "Your plan, month by month", description: PlanPage.sentence, tool: tool,
      help: HelpBox(currency: result.currency), announcement: sentence.text,
      content: """
        <p class="say"\(attribute: "data-speech", sentence.spoken)>\(sentence.html)</p>
        <p class="tools"><a\(href: link.page)>Change the figures</a></p>
        \(AnswerTools(
          files: [(AnswerTools.table, link.file(".csv"))], hasLink: !result.isOfCards).html)
        \(months)
        """)
  }

  private var heading: String {
    let isSame =
      result.run.short.isEmpty && result.comparison.terms.oneOffs.isEmpty
      && !result.comparison.isBelowMinimums
    return isSame ? "Paying \(result.budget.short) every month" : "What you pay each month"
  }

  private var months: HTML? {
    guard result.run.outcome.months.map({ $0 > 0 }) ?? false else { return nil }
    let run = result.run
    let tables = MonthTables(
      run.together.months.years(from: start), label: "Payments of ", columns: columns,
      look: "payments", openMonths: 12)
    return """
      <section class="card" aria-labelledby="months">
      <h2 id="months">\(heading)</h2>
      \(tables.html(
        row: { row, place in
          row.header(start.addingMonths(place + 1).name)
          for debt in run.debts {
            if place < debt.months.count {
              row.cell(debt.months[place].payment)
            } else {
              row.emptyCell()
            }
          }
          if run.debts.count > 1 { row.cell(run.together.months[place].payment) }
          row.cell(run.together.months[place].closing)
        }))\
      </section>

      """
  }

  private var columns: [HTML] {
    let names = result.entries.map { own($0.label) }
    return ["Month"] + names + (names.count > 1 ? ["Together"] : []) + ["Still owed"]
  }
}
