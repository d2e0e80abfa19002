import StudentLoanFormulas

/// The page with every month of a student loan, in a table for each year.
struct StudentLoanSchedule {
  let calculation: Calculation<StudentLoanResult>

  private var result: StudentLoanResult { calculation.result }
  private var repayment: StudentLoanRepayment { result.comparison.repayment }
  private var link: AnswerLink { calculation.link }

  var page: Page {
    let sentence = StudentLoanSentences(comparison: result.comparison).answer
    return Page(
      title: "Your student loan, month by month", description: StudentLoanPage.sentence,
      tool: StudentLoanPage.address, help: HelpBox(currency: result.form.currency),
      announcement: sentence.text,
      content: """
        <p class="say"\(attribute: "data-speech", sentence.spoken)>\(sentence.html)</p>
        <p class="tools"><a\(href: link.page)>Change the figures</a></p>
        \(AnswerTools(files: link.files).html)
        \(note)\
        <section class="card" aria-labelledby="months">
        <h2 id="months">Paying \(repayment.payment.short) every month</h2>
        \(tables)\
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

  private var tables: HTML {
    MonthTables(
      repayment.years, named: "Year ", label: "Year ",
      columns: [
        "Month", "Balance", "Interest owed", "Interest paid", "Principal paid", "Payment",
        "Closing balance", "Interest set aside",
      ], look: "drops-2 drops-3 drops-5 drops-8 decisive-7"
    ).html(
      row: { row, place in
        let month = repayment.months[place]
        row.header(month.number)
        for amount in month.amounts { row.cell(amount) }
      })
  }
}
