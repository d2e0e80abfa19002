import StudentLoanFormulas

/// The page with every formula of the student loan calculator.
///
/// Its text is “Deeper Insight into the iOS App” by Edward A. Silkworth, Teachers College, Columbia
/// University.
enum StudentLoanMathematics {
  static let path = StudentLoanPage.path.appending("mathematics")

  static let blank = page(
    introduction: """
      <p><a\(href: StudentLoanPage.address)>Enter a loan</a> to see its numbers in the formulae.</p>
      """, loan: nil)

  static func answered(_ calculation: Calculation<StudentLoanResult>) -> Page {
    let (result, link) = (calculation.result, calculation.link)
    return page(
      introduction: """
        <p class="say">\(StudentLoanSentences(comparison: result.comparison).answer.html)</p>
        <p class="tools">
        <a\(href: link.page)>Change the loan</a>
        <a\(href: link.below("schedule"))>See every month</a>
        <button type="button" class="link" data-print hidden>Print</button>
        </p>
        """, loan: result)
  }

  private static func page(
    introduction: HTML, loan: StudentLoanResult?
  ) -> Page {
    Page(
      title: "The mathematics of a student loan", lead: StudentLoanPage.lead,
      description: "Every formula of a student loan of which only part of the interest is paid.",
      tool: StudentLoanPage.address,
      help: HelpBox(currency: loan?.form.currency ?? StudentLoanForm.usualCurrency),
      content: """
        <div class="card mathematics">
        \(introduction)
        \(letters(loan))
        \(sections(StudentLoanEquations(loan)))\
        </div>
        """)
  }

  private static func sections(_ formulas: StudentLoanEquations) -> HTML {
    let lines = StudentLoanLines(formulas: formulas)
    return """
      \(section("rates", "Interest rates", [formulas.yearlyRate, formulas.monthlyRate]))\
      \(section(
        "least", "The least payments", [formulas.absoluteMinimum, formulas.tenYearMinimum]))\
      \(section(
        "month", "Month by month", [formulas.balance, formulas.outstanding, formulas.algorithm]))\
      \(section("end", "The end", [formulas.finalPayment, formulas.special, formulas.length]))\
      \(section("lines", "The lines", [], lines.balances + lines.pay))\
      \(section(
        "savings", "What it comes to",
        [formulas.total, formulas.baselineTotal, formulas.savings, formulas.change]))\
      \(section("steps", "Steps", [formulas.increment]))
      """
  }

  /// Formulae in a region that scrolls by itself where they are wider than the screen.
  private static func section(
    _ id: StaticString, _ name: String, _ formulas: [StudentLoanFormula], _ more: HTML? = nil
  ) -> HTML {
    """
    <h2 id="\(id.description)">\(name)</h2>
    <div class="formulas" role="region" aria-labelledby="\(id.description)" tabindex="0">
    \(each: formulas, \.html)\
    \(more)\
    </div>

    """
  }
}

extension StudentLoanMathematics {
  private static func letters(_ loan: StudentLoanResult?) -> HTML {
    """
    <h2>The letters</h2>
    <p class="note">\(("a" as MathML).inline) and \(MathML.upright("α").inline) are different: \
    \(("a" as MathML).inline) is what you pay each month, and \(MathML.upright("α").inline), alpha, \
    is the part of the interest that is paid. The larger it is, the more months it takes, and the less \
    is set aside.</p>
    <dl class="letters">
    \(each: meanings(loan), { letter, meaning, value in
      """
      <div><dt>\(letter.inline)</dt><dd>\(meaning)\(value.map { ": <b>\($0)</b>" as HTML })</dd></div>

      """
    })\
    </dl>
    """
  }

  private static func meanings(
    _ loan: StudentLoanResult?
  ) -> [(MathML, String, String?)] {
    let (form, repayment) = (loan?.form, loan?.comparison.repayment)
    return [
      ("p", "the loan when payments start", form?.terms.principal.formatted),
      ("r", "the interest rate of a year", form?.apr.asFraction),
      ("i", "the interest rate of a month", form?.terms.monthlyRate.decimal(places: 18)),
      ("a", "the payment each month", repayment?.payment.formatted),
      (
        .upright("α"), "the part of each month’s interest that is paid",
        form?.terms.proportion.asFraction
      ),
      ("m", "the number of a month", nil),
      (.sub("B", "m"), "what is left of the loan after month m", nil),
      (.sub("O", "m"), "the interest set aside after month m", nil),
      ("n", "the number of payments", repayment.map { "\($0.count)" }),
      (.sub("a", "f"), "the last payment", repayment?.finalPayment.formatted),
      (.sub("l", "y"), "the years of repayment", repayment.map { "\($0.count / 12)" }),
      (.sub("l", "m"), "the months after those years", repayment.map { "\($0.count % 12)" }),
      ("T", "all payments together", repayment?.total.formatted),
      ("s", "the savings", loan?.comparison.saving.formatted),
      ("N", "the number of steps of the loan", form.map { "\($0.range.increments)" }),
      ("⌊ ⌉", "the nearest whole number, halves upwards", nil),
      ("⌊ ⌋", "the whole number below", nil),
      ("⌈ ⌉", "the whole number above", nil),
      ("| |", "the number without its sign", nil),
    ]
  }
}
