import Hosting
import Calendars
import Components
import CreditCardFormulas
import Finance
import Forms
import Markup

/// The page with every month of both ways of paying, in a table for each year.
struct CreditCardSchedule {
  private let answer: CreditCardAnswer
  private let comparison: CreditCardComparison
  private let start: CalendarMonth
  private let link: CreditCardLink

  init(_ submission: Submission, _ answer: CreditCardAnswer, today: CalendarDate) {
    self.answer = answer
    comparison = answer.comparison
    start = CalendarMonth(of: today)
    link = CreditCardLink(submission)
  }

  var page: Page {
    let sentence = CreditCardSentences(answer).whole
    return Page(
      title: "Your card, month by month", description: CreditCardTool.tool.tile.sentence,
      tool: CreditCardPage.address, help: HelpBox(currency: answer.form.currency),
      announcement: sentence.text,
      content: """
        <p class="say"\(attribute: "data-speech", sentence.spoken)>\(sentence.html)</p>
        <p class="tools"><a\(href: link.page)>Change the figures</a></p>
        \(AnswerTools(files: [("Save as JSON", link.json)]).html)
        \(comparison.fixed.plan.map {
          section("fixed", "Paying \(comparison.payment.short) every month", $0)
        })\
        \(comparison.minimum.plan.map { section("minimum", "Paying only the minimum", $0) })
        """)
  }

  private func section(_ id: StaticString, _ title: String, _ plan: CreditCardPlan) -> HTML {
    """
    <section class="card" aria-labelledby="\(id.description)">
    <h2 id="\(id.description)">\(title)</h2>
    <p class="tools"><a\(href: link.csv(of: id))>Save this table as CSV</a></p>
    <div class="years">
    \(each: plan.years(from: start), { year($0, of: plan, title) })\
    </div>
    </section>

    """
  }

  private func year(_ year: CreditCardYear, of plan: CreditCardPlan, _ title: String) -> HTML {
    """
    <details\(flag: "open", year.months.lowerBound == 0)>
    <summary><b>\(year.year)</b><span>paid <b>\(year.paid.formatted)</b></span>\
    <span>interest <b>\(year.interest.formatted)</b></span>\
    <span>still owed <b>\(year.closing.formatted)</b></span></summary>
    <div class="scroll" role="region" tabindex="0" aria-label="\(title): \(year.year)">
    <table class="drops-2 decisive-5">
    <thead>
    <tr><th scope="col">Month<th scope="col">Opening balance<th scope="col">Interest\
    <th scope="col">Payment<th scope="col">Closing balance
    </thead>
    <tbody>
    \(rows(year.months, of: plan))\
    </tbody>
    </table>
    </div>
    </details>

    """
  }

  /// The rows, written straight into the page because there may be hundreds.
  private func rows(_ places: Range<Int>, of plan: CreditCardPlan) -> HTML {
    var rows = HTML(reserving: places.count * 128)
    for place in places {
      let month = plan.months[place]
      rows.append(rowUpTo: 5 * 64) { row in
        row.header(start.addingMonths(place + 1).name)
        row.cell(month.opening)
        row.cell(month.interest)
        row.cell(month.payment)
        row.cell(month.closing)
      }
    }
    return rows
  }
}
