import StudentLoanFormulas
import Components
import Finance
import Forms
import Markup

/// The answer of the student loan calculator: the sentence, the picture, the numbers, the details.
struct StudentLoanResult {
  private let form: StudentLoanForm
  private let comparison: StudentLoanComparison
  private let goals: [StudentLoanGoal]
  private let repayment: StudentLoanRepayment
  private let state: FormState
  /// The state of a wrong field inside this answer; nil when there is none.
  private let mistakes: FormState?
  private let link: StudentLoanLink
  private let sentences: StudentLoanSentences

  init(
    _ answer: StudentLoanAnswer, _ goals: [StudentLoanGoal], _ state: FormState,
    mistakes: FormState? = nil
  ) {
    form = answer.form
    comparison = answer.comparison
    self.goals = goals
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
    <section class="answer card" id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title" class="unseen">Answer</h2>
    \(rateQuestion?.html(link.charging))\
    <p class="say"\(attribute: "data-speech", spoken)>\(sentences.answer.html)</p>
    \(each: sentences.warnings, { "<p class=\"note\">\($0.html)</p>\n" })\
    \(sentences.saving.map { "<p>\($0.html)</p>\n" as HTML })\
    \(stepper)\
    \(sentences.change.map { arrow, sentence in
      "<p class=\"moved\"><span aria-hidden=\"true\">\(arrow)</span> \(sentence.html)</p>\n" as HTML
    })\
    \(goals.isEmpty ? nil : goalList)\
    \(summaryList(facts))
    \(picture)
    \(tenYears)
    \(leastOfAll)
    \(tools)
    \(assumptions)
    </section>
    """
  }
}

extension StudentLoanResult {
  private var facts: [(name: String, value: HTML)] {
    let interest = repayment.total - repayment.terms.principal
    let facts: [(name: String, value: HTML)] = [
      ("Length", "\(repayment.term.words)"),
      ("Payments", "\(repayment.count.grouped)"),
      ("Last payment", "\(repayment.finalPayment.short)"),
      ("In all", "\(repayment.total.short)"),
      ("Interest in all", "\(interest.short)"),
    ]
    return comparison.isItsOwnBaseline ? facts : facts + [saving]
  }

  private var saving: (name: String, value: HTML) {
    let whole = comparison.saving.roundedToWholeUnits
    return whole.isNegative
      ? ("Costs more by", "\(whole.absolute.short)") : ("Savings", "\(whole.short)")
  }

  private var goalList: HTML {
    """
    <h2>Pay a little more each month</h2>
    <ul class="goals">
    \(each: goals, { goal in
      let saves: HTML? = goal.saved.isZero ? nil : " saves <b>\(goal.saved.short)</b>,"
      return """
      <li><a\(href: link.paying(goal.repayment.payment)) target="_self" data-swap>\(goal.extra.short) \
      more:\(saves) done \(goal.sooner.words) sooner</a></li>

      """
    })\
    </ul>

    """
  }

  private var stepper: HTML {
    let steps = PaymentSteps(repayment.payment, atLeast: comparison.absoluteMinimum)
    return Stepper(
      StudentLoanForm.payment, to: .here(), carrying: link.stepOfPayment,
      less: steps.less.map { Stepper.Step($0, words("less", $0)) },
      more: isEnough ? nil : steps.more.map { Stepper.Step($0, words("more", $0)) }
    ).html(
      around: paymentState.textInput(StudentLoanForm.payment, label: "Pay each month"),
      kept: mistakes.map { _ in "\(repayment.payment.short) a month" })
  }

  /// True when paying more changes nothing, since the loan is cleared at once.
  private var isEnough: Bool {
    repayment.count == 1 && repayment.payment >= repayment.finalPayment
  }

  private func words(_ direction: String, _ next: Money) -> String {
    let step = (next - repayment.payment).absolute
    return "Pay \(step.short) \(direction): \(next.short) a month"
  }

  /// The state of the payment box, filled in with the payment of the answer.
  private var paymentState: FormState {
    if let mistakes { return mistakes }
    return state.typed.typed(StudentLoanForm.payment.name) == nil
      ? FormState(
        typed: Submission([(StudentLoanForm.payment.name, repayment.payment.typed)]),
        currency: state.currency)
      : state
  }

  private var picture: HTML {
    """
    <h2>Where the money goes</h2>
    \(AmountBars(
      [bar("Paying", repayment)] + (other.map { [$0] } ?? []),
      key: [
        (.solid, "The loan itself"), (.hatched, "Interest paid month by month"),
        (.dotted, "Interest with the last payment"),
      ]
    ).html)
    """
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
    """
    <h2>The ten-year payment</h2>
    <dl class="minimums">
    \(minimum(comparison.tenYearMinimum, sentences.tenYearMinimum))\
    </dl>
    <p>Whoever collects the loan may ask for a higher minimum.</p>
    """
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

  private var tools: HTML {
    """
    <p class="onward"><a\(href: link.same(on: StudentLoanMathematics.address))>See the mathematics and every \
    month</a></p>
    <p class="tools">
    <a\(href: link.same(on: StudentLoanPage.address.withExtension(".csv")))>Save as CSV</a>
    <a\(href: link.same(on: StudentLoanPage.address.withExtension(".json")))>Save as JSON</a>
    <button type="button" class="link" data-copy hidden>Copy link</button>
    <button type="button" class="link" data-print hidden>Print</button>
    <button type="button" class="link" data-listen hidden>Listen</button>
    </p>
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
      """)
  }
}
