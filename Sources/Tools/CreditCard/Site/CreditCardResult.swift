import CreditCardFormulas
import Calendars
import Components
import Finance
import Forms
import Markup

/// The answer of the credit card calculator: the sentence, the picture, the numbers, the details.
struct CreditCardResult {
  private let form: CreditCardForm
  private let comparison: CreditCardComparison
  private let state: FormState
  /// The state of a wrong field inside this answer; nil when there is none.
  private let mistakes: FormState?
  private let today: CalendarDate
  private let link: CreditCardLink
  private let sentences: CreditCardSentences
  private let rateQuestion: RateQuestion?

  init(
    _ answer: CreditCardAnswer, _ state: FormState, today: CalendarDate,
    mistakes: FormState? = nil
  ) {
    form = answer.form
    comparison = answer.comparison
    self.state = state
    self.mistakes = mistakes
    self.today = today
    link = CreditCardLink(state.typed)
    sentences = CreditCardSentences(answer)
    rateQuestion = RateQuestion(form.apr)
  }

  /// The words that screen readers hear when this answer replaces another.
  var announcement: String {
    [rateQuestion?.sentence, sentences.whole].compactMap(\.?.text).joined(separator: " ")
  }

  /// The card in words.
  var asked: String { "\(form.balance.short) at \(form.apr.formatted) APR" }

  /// The address of this answer.
  var address: Address { link.page }

  /// The tone of the help box, stronger where the figures show a debt problem.
  var tone: HelpBox.Tone {
    let isLong = (comparison.fixed.plan?.months.count ?? .max) > 120
    return isLong || comparison.isBelowMinimum ? .strong : .calm
  }

  /// True when help comes before the answer: the payment never clears the card, or is below the
  /// minimum.
  var asksForHelpFirst: Bool {
    comparison.fixed.plan == nil || comparison.isBelowMinimum
  }

  /// The answer; `help` is the help box where it comes first.
  func html(with help: HTML?) -> HTML {
    """
    <section class="answer card" id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title" class="unseen">Answer</h2>
    \(rateQuestion?.html(link.charging))\
    \(sentences.warning.map { "<p class=\"note\">\($0.html)</p>\n" as HTML })\
    <p class="say"\(attribute: "data-speech", sentences.whole.spoken)>\
    \(sentences.answer.html)</p>
    \(help.map { "\($0)\n" as HTML })\
    \(picture)\
    \(stepper)
    \(goals)
    \(chart)\
    \(tools)
    \(CreditCardTables(comparison, link).html)
    \(CreditCardExplanation(form, link).html)
    </section>
    """
  }
}

extension CreditCardResult {
  private var picture: HTML? {
    guard let fixed = comparison.fixed.plan else { return nil }
    return """
      <figure class="picture">
      \(ring(fixed))\
      <figcaption>
      \(ringCaption(fixed))\
      <ul class="key">
      <li class="\(look.rawValue)"><i></i><span><b>\(comparison.payment.short) every month</b><br>\
      \(fixed.term.words), clear in \(clearDate(fixed)), \(fixed.interest.short) interest</span></li>
      \(minimumKey)\
      </ul>
      </figcaption>
      </figure>

      """
  }

  /// The line of the fixed payment, drawn as the better way unless the card would not accept it.
  private var look: LineChart.Line.Look { comparison.isBelowMinimum ? .plain : .better }

  /// The months that the fixed payment saves; nil when it is below the minimum.
  private var monthsSaved: Int? {
    guard !comparison.isBelowMinimum, let saving = comparison.saving, saving.months >= 0 else {
      return nil
    }
    return saving.months
  }

  /// The ring of the time saved; nil when there is none.
  private func ring(_ fixed: CreditCardPlan) -> HTML? {
    guard let monthsSaved else { return nil }
    let years = fixed.months.count / 12
    let months = fixed.months.count % 12
    let middle: HTML =
      years == 0 || months == 0
      ? "<b>\(fixed.term.words)</b>"
      : "<b>\(Term(months: years * 12).words)</b><span>and \(Term(months: months).words)</span>"
    return Ring(
      fixed.months.count, of: fixed.months.count + monthsSaved, middle: middle
    ).html + "\n"
  }

  private func ringCaption(_ fixed: CreditCardPlan) -> HTML? {
    guard let minimum = comparison.minimum.plan, monthsSaved != nil else { return nil }
    return """
      <p>The whole ring is \(minimum.term.words) of paying the minimum. The solid part is \
      \(fixed.term.words) of paying \(comparison.payment.short).</p>

      """
  }

  private var minimumKey: HTML? {
    comparison.minimum.plan.map { plan in
      """
      <li class="costly"><i></i><span><b>Only the minimum</b>, \(plan.firstPayment.short) at first\
      \(plan.months.count > 1 ? ", then less and less" : "")<br>\
      \(plan.term.words), clear in \(clearDate(plan)), \(plan.interest.short) interest</span></li>

      """
    }
  }

  /// The month in which a plan ends; its first payment is next month.
  private func clearDate(_ plan: CreditCardPlan) -> String {
    today.addingMonths(plan.months.count).monthAndYear
  }

  private var stepper: HTML {
    let steps = PaymentSteps(comparison.payment, atLeast: comparison.firstMinimum)
    return Stepper(
      CreditCardForm.payment, to: .here(), carrying: link.card,
      shown: comparison.payment,
      less: steps.less.map { Stepper.Step($0, words("less", $0)) },
      more: steps.more.map { Stepper.Step($0, words("more", $0)) }
    ).html(
      around: paymentState.textInput(CreditCardForm.payment, label: "Pay each month"),
      kept: isPaymentWrong ? "\(comparison.payment.short) a month" : nil)
  }

  private func words(_ direction: String, _ next: Money) -> String {
    let step = (next - comparison.payment).absolute
    return "Pay \(step.short) \(direction): \(next.short) a month"
  }

  private var isPaymentWrong: Bool { mistakes?.error(for: CreditCardForm.payment.name) != nil }

  /// The state of the payment box, filled in with the payment of the answer.
  private var paymentState: FormState {
    if let mistakes, isPaymentWrong { return mistakes }
    return state.typed.typed(CreditCardForm.payment.name) == nil
      ? FormState(
        typed: Submission([(CreditCardForm.payment.name, comparison.payment.typed)]),
        currency: state.currency)
      : state
  }

  private var goals: HTML {
    """
    <div class="sooner">
    <h2>\(sooner.isEmpty ? "Clear it in a set time" : "Clear it sooner")</h2>
    \(soonerLinks)\
    \(goal("by", own.monthAheadInput(CreditCardForm.by)))
    \(goal(
      "months",
      own.textInput(CreditCardForm.months, label: "Or in how many months?", width: .number)))
    \(sentences.target.map { sentence in
      "<p class=\"note\(isTooSmall ? " small" : "")\" id=\"target\">\(sentence.html)\(targetLink)</p>\n"
    })\
    </div>
    """
  }

  /// The state of the fields of this answer.
  private var own: FormState { mistakes ?? state }

  private var isTooSmall: Bool { comparison.targetIsBelowMinimum }

  /// A form for one way of saying when the card is to be clear.
  ///
  /// A month and a number of months are never sent together.
  private func goal(_ name: StaticString, _ question: HTML) -> HTML {
    """
    <form class="goal"\(action: .here()) method="get" target="_self" novalidate data-swap>
    \(hiddenInputs(link.cardAndPayment + [(Stepper.shown, comparison.payment.plain)]))\
    \(question)
    <button class="second" id="\(name.description)-show">Show the payment</button>
    </form>
    """
  }

  /// The goals that are sooner than this answer and not below the minimum.
  private var sooner: [CreditCardTarget] {
    let months = comparison.fixed.plan?.months.count ?? .max
    return comparison.goals.filter {
      $0.months < months && $0.payment >= comparison.firstMinimum
    }
  }

  private var soonerLinks: HTML? {
    guard !sooner.isEmpty else { return nil }
    return """
      <ul class="goals">
      \(each: sooner, { goal in
        """
        <li><a\(href: link.paying(goal.payment)) target="_self" data-swap>\
        in \(Term(months: goal.months).words): <b>\(goal.payment.short)</b> a month</a></li>

        """
      })\
      </ul>

      """
  }

  private var targetLink: HTML? {
    guard !isTooSmall else { return nil }
    return comparison.target.map {
      " <a\(href: link.paying($0.payment)) target=\"_self\" data-swap>See paying \($0.payment.short)</a>"
    }
  }

  private var chart: HTML? {
    let plans = [
      ("\(comparison.payment.short) every month", comparison.fixed, look),
      ("Only the minimum", comparison.minimum, .costly),
    ]
    let lines = plans.compactMap { name, repayment, look in
      repayment.plan.map {
        LineChart.Line(name, look: look, values: $0.balances)
      }
    }
    guard
      let longest = [comparison.minimum, comparison.fixed].compactMap(\.plan?.months.count).max()
    else { return nil }
    let label = plans.compactMap { name, repayment, _ in
      repayment.plan.map { "\(name): nothing is owed after \($0.term.words)." }
    }.joined(separator: " ")
    return """
      <h2>What you owe over time</h2>
      \(LineChart(
        label: "Line chart of what is owed. \(label)", lines: lines,
        highest: form.balance.short, end: "after \(Term(months: longest).words)").html)

      """
  }

  private var tools: HTML {
    """
    <p class="tools">
    <a\(href: link.csv(of: "fixed"))>Save as CSV</a>
    <a\(href: link.json)>Save as JSON</a>
    <button type="button" class="link" data-copy hidden>Copy link</button>
    <button type="button" class="link" data-print hidden>Print</button>
    <button type="button" class="link" data-listen hidden>Listen</button>
    </p>
    """
  }
}

extension CreditCardPlan {
  fileprivate var balances: [Int64] {
    (months.first.map { [$0.opening.coordinate] } ?? []) + months.map(\.closing.coordinate)
  }
}
