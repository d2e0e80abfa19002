import Components
import Finance
import Forms
import Markup
import RepaymentViews
import Repayments
import StudentLoanFormulas
import Web

/// The answer of the student loan calculator: figures, chart, control, details.
struct StudentLoanResult {
  private let form: StudentLoanForm
  private let comparison: StudentLoanComparison
  private let goals: [StudentLoanGoal]
  private let chart: StudentLoanChart
  private let repayment: StudentLoanRepayment
  private let state: FormState
  /// The state of a wrong field inside this answer; nil when there is none.
  private let mistakes: FormState?
  private let link: StudentLoanLink
  private let sentences: StudentLoanSentences

  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  init(
    _ answer: StudentLoanAnswer, _ state: FormState, mistakes: FormState? = nil
  ) throws(MoneyOverflow) {
    form = answer.form
    comparison = answer.comparison
    goals = try StudentLoanGoal.list(for: comparison)
    chart = try StudentLoanChart(comparison)
    self.state = state
    self.mistakes = mistakes
    repayment = comparison.repayment
    link = StudentLoanLink(state.typed, showing: comparison.repayment.payment)
    sentences = StudentLoanSentences(comparison)
  }

  /// The words that screen readers hear when this answer replaces another.
  var announcement: String {
    ([rateQuestion?.sentence, sentences.answer].compactMap(\.self) + spokenAfter).map(\.text)
      .joined(separator: " ")
  }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    repayment.count == 1
      ? "\(repayment.finalPayment.short) in one payment"
      : "\(repayment.payment.short) a month clears it in \(repayment.term.words)"
  }

  /// The loan in words.
  var asked: String {
    "\(repayment.terms.principal.short) at \(form.apr.formatted)"
  }

  /// The address of this answer.
  var address: Address { link.same(on: StudentLoanPage.address) }

  private var spoken: String {
    ([sentences.answer] + spokenAfter).map(\.spoken).joined(separator: " ")
  }

  private var spokenAfter: [Sentence] {
    [sentences.partOfInterest, sentences.saving, sentences.change?.sentence].compactMap(\.self)
  }

  private var rateQuestion: RateQuestion? { RateQuestion(form.apr) }

  /// The tone of the help box, stronger when a loan takes longer than ten years by choice.
  var tone: HelpBox.Tone {
    let isLong = repayment.count > StudentLoanTerms.tenYears
    return isLong && repayment.payment < comparison.tenYearMinimum ? .strong : .calm
  }

  var html: HTML {
    """
    <section class="answer sheet" id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title" class="unseen">Your answer</h2>
    \(rateQuestion?.html(link.charging))\
    <p class="\(isSpecial ? "say" : "say unseen")"\(attribute: "data-speech", spoken)>\
    \(sentences.answer.html)</p>
    \(each: sentences.warnings, { "<p class=\"note\">\($0.html)</p>\n" })\
    \(StudentLoanFigures(comparison, offering: goals).html)
    \(chart.html)\
    \(StudentLoanControl(comparison, goals, state, mistakes: mistakes, link).html)
    <div class="quiet">
    \(sentences.change.map { arrow, sentence in
      "<p class=\"moved\"><span aria-hidden=\"true\">\(arrow)</span> \(sentence.html)</p>\n" as HTML
    })\
    \(years)
    \(picture)
    \(tenYears)
    \(leastOfAll)
    \(assumptions)
    <p class="onward"><a\(href: link.same(on: StudentLoanMathematics.address))>See the mathematics</a></p>
    \(StudentLoanTools(link).html)
    </div>
    </section>
    """
  }

  /// The loan year by year, with the interest set aside where there is any.
  private var years: HTML? {
    let months = repayment.months
    let setAside = YearTable.Column("Interest set aside") {
      months[$0.months.upperBound - 1].outstanding
    }
    return YearTable(
      repayment.years,
      [.paid, .interest, .owed("Loan still owed")]
        + (repayment.outstandingInterest.isZero ? [] : [setAside])
    ).html(
      caption: "Paying \(repayment.payment.short) every month",
      every: ("See every month", link.same(on: StudentLoanPath.schedule.address)))
  }

  /// True when a single payment does not clear the loan exactly, which the figures do not say.
  private var isSpecial: Bool { repayment.difference != nil }
}

extension StudentLoanResult {
  private var picture: HTML {
    details(
      "Where the money goes",
      AmountBars(
        [bar("Paying", repayment)] + (other.map { [$0] } ?? []),
        key: [
          (.solid, "The loan itself"), (.hatched, "Interest paid month by month"),
          (.dotted, "Interest with the last payment"),
        ]
      ).html)
  }

  /// The bar to compare with: the baseline, or a slightly higher payment when the loan is its own
  /// baseline.
  private var other: AmountBars.Bar? {
    guard comparison.isItsOwnBaseline else { return bar("Compared with", comparison.baseline) }
    return goals.dropFirst().first.map { bar("Paying", $0.repayment) }
  }

  private func bar(_ name: String, _ repayment: StudentLoanRepayment) -> AmountBars.Bar {
    let principal = repayment.terms.principal
    let atEnd = repayment.outstandingInterest
    let monthly = repayment.total - principal - atEnd
    return AmountBars.Bar(
      """
      <b>\(name) \(repayment.payment.short) a month:</b> \(principal.short) of loan, \(monthly.short) of interest month by \
      month\(atEnd.isZero ? "" : " and \(atEnd.short) of it at the end"), over \
      \(repayment.term.words)
      """,
      [
        (.solid, principal.coordinate), (.hatched, monthly.coordinate),
        (.dotted, atEnd.coordinate),
      ])
  }

  private var tenYears: HTML {
    details(
      "The ten-year payment",
      """
      <dl class="minimums">
      \(minimum(comparison.tenYearMinimum, sentences.tenYearMinimum))\
      </dl>
      <p>Whoever collects the loan may ask for a higher minimum.</p>
      """)
  }

  private var leastOfAll: HTML {
    details(
      "Less usual: the least that ever clears it",
      """
      <dl class="minimums">
      \(minimum(comparison.absoluteMinimum, sentences.absoluteMinimum))\
      </dl>
      """)
  }

  private func minimum(_ payment: Money, _ meaning: Sentence) -> HTML {
    let isPossible = payment >= comparison.absoluteMinimum && payment != repayment.payment
    let see: HTML? =
      isPossible
      ? " <a\(href: link.paying(payment)) target=\"_self\" data-swap>See paying \(payment.short)</a>"
      : nil
    return """
      <dt>\(payment.short) a month</dt>
      <dd>\(meaning.html)\(see)</dd>

      """
  }

  private var assumptions: HTML {
    details(
      "What this leaves out",
      """
      <p>Repayment has begun, and any interest to be added to the loan has been added. These are \
      left out:</p>
      <ul>
      <li>fees for taking the loan</li>
      <li>rates and payments that change</li>
      <li>several loans together, or loans joined into one</li>
      <li>the true number of days in a month</li>
      <li>penalties, and payments that are missed</li>
      </ul>
      <p>Interest that is put off earns no interest, and falls due with the last payment. It is a \
      guide, not advice.</p>
      <p class="on-screen">\(StudentLoanPage.notBritish)</p>
      """)
  }
}
