import Components
import Finance
import Forms
import Hosting
import Markup
import StudentLoanFormulas

/// The page with every month of a student loan, in a table for each year.
struct StudentLoanSchedule {
  private let answer: StudentLoanAnswer
  private let repayment: StudentLoanRepayment
  private let link: StudentLoanLink

  init(_ submission: Submission, _ answer: StudentLoanAnswer) {
    self.answer = answer
    repayment = answer.comparison.repayment
    link = StudentLoanLink(submission, showing: repayment.payment)
  }

  var page: Page {
    let sentence = StudentLoanSentences(answer.comparison).answer
    return Page(
      title: "Your student loan, month by month", description: StudentLoanTool.tool.tile.sentence,
      tool: StudentLoanPage.address, help: HelpBox(currency: answer.form.currency),
      announcement: sentence.text,
      content: """
        <p class="say"\(attribute: "data-speech", sentence.spoken)>\(sentence.html)</p>
        <p class="tools"><a\(href: link.same(on: StudentLoanPage.address))>Change the figures</a></p>
        \(StudentLoanTools(link).html)
        \(note)\
        <section class="card" aria-labelledby="months">
        <h2 id="months">Paying \(repayment.payment.short) every month</h2>
        <div class="years">
        \(each: repayment.years, year)\
        </div>
        </section>
        """)
  }

  private var note: HTML? {
    guard repayment.hasMoreMonths else { return nil }
    return """
      <p>These are the first \(repayment.months.count.grouped) of \(repayment.count.grouped) months. \
      The totals above count all of them.</p>

      """
  }

  private func year(_ year: StudentLoanYear) -> HTML {
    """
    <details\(flag: "open", year.number == 1)>
    <summary><b>Year \(year.number)</b><span>paid <b>\(year.paid.formatted)</b></span>\
    <span>interest <b>\(year.interest.formatted)</b></span>\
    <span>still owed <b>\(year.closing.formatted)</b></span></summary>
    <div class="scroll" role="region" tabindex="0" aria-label="Year \(year.number)">
    <table class="drops-2 drops-3 drops-5 drops-8 decisive-7">
    <thead>
    <tr><th scope="col">Month<th scope="col">Balance<th scope="col">Interest owed\
    <th scope="col">Interest paid<th scope="col">Principal paid<th scope="col">Payment\
    <th scope="col">Closing balance<th scope="col">Interest set aside
    </thead>
    <tbody>
    \(rows(year.months))\
    </tbody>
    </table>
    </div>
    </details>

    """
  }

  /// The rows, written straight into the page because there may be hundreds.
  private func rows(_ places: Range<Int>) -> HTML {
    var rows = HTML(reserving: places.count * 144)
    for place in places {
      let month = repayment.months[place]
      rows.append(rowUpTo: 8 * 64) { row in
        row.header(month.number)
        for amount in month.amounts { row.cell(amount) }
      }
    }
    return rows
  }
}
