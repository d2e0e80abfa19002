import LoanFormulas
import Calendars
import Components
import Finance
import Forms
import Markup

/// The answer of the loan calculator: the sentence, the numbers, the pictures, the details.
struct LoanResult {
  private let comparison: LoanComparison
  private let goals: [LoanGoal]
  private let state: FormState
  /// The state of a wrong field inside this answer; nil when there is none.
  private let mistakes: FormState?
  private let link: LoanLink

  init(
    _ comparison: LoanComparison, _ goals: [LoanGoal], _ state: FormState,
    mistakes: FormState? = nil
  ) {
    self.comparison = comparison
    self.goals = goals
    self.state = state
    self.mistakes = mistakes
    link = LoanLink(state.typed)
  }

  private var sentence: Sentence { LoanSentences(comparison).answer }

  /// The words that screen readers hear when this answer replaces another.
  var announcement: String {
    [rateQuestion?.sentence, sentence].compactMap(\.?.text).joined(separator: " ")
  }

  private var rateQuestion: RateQuestion? {
    RateQuestion(comparison.terms.rate)
  }

  /// The loan in words.
  var asked: String {
    let terms = comparison.terms
    return "\(terms.principal.short) at \(terms.rate.formatted) for \(terms.term.words)"
  }

  /// The address of this answer.
  var address: Address { link.page }

  var html: HTML {
    """
    <section class="answer card" id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title" class="unseen">Answer</h2>
    \(rateQuestion?.html(link.charging))\
    <p class="say"\(attribute: "data-speech", sentence.spoken)>\(sentence.html)</p>
    \(summaryList(facts))
    <p><a class="button"\(href: link.report)>See every payment</a></p>
    \(extras)\
    \(hasSeveralPayments ? LoanCharts(comparison).html : nil)
    \(tools)
    \(LoanYearTable(comparison.schedule).html)
    \(LoanExplanation(comparison).html)
    </section>
    """
  }

  private var hasSeveralPayments: Bool { comparison.plain.payments.count > 1 }

  private var facts: [(name: String, value: HTML)] {
    let (schedule, stress) = (comparison.schedule, comparison.stress)
    let often: HTML = "<span> \(schedule.terms.frequency.each)</span>"
    return [
      ("Paid off", "\(schedule.payoffDate.monthAndYear)"),
      ("Interest in all", "\(schedule.totalInterest.short)"),
      ("Paid in all", "\(schedule.totalPaid.short)"),
      (
        "If the rate rose to \(stress.rate.formatted)",
        "\(stress.payment.short)\(hasSeveralPayments ? often : nil)"
      ),
    ]
  }

  private var tools: HTML {
    """
    <p class="tools">
    <a\(href: link.pdf)>Save as PDF</a>
    <a\(href: link.csv)>Save as CSV</a>
    <a\(href: link.json)>Save as JSON</a>
    <button type="button" class="link" data-copy hidden>Copy link</button>
    <button type="button" class="link" data-print hidden>Print</button>
    <button type="button" class="link" data-listen hidden>Listen</button>
    </p>
    """
  }
}

extension LoanResult {
  /// Extras to try with each payment, and their savings.
  ///
  /// Nil for a loan with a single payment.
  private var extras: HTML? {
    guard hasSeveralPayments else { return nil }
    return """
      <div class="sooner">
      <h2>Pay a little extra</h2>
      \(stepper)
      \(goals.isEmpty ? nil : goalList)\
      </div>

      """
  }

  private var stepper: HTML {
    let extra = comparison.terms.extras.each
    let steps = ExtraSteps(for: comparison.schedule.payment)
    let each = comparison.terms.frequency.each
    func step(_ extra: Money) -> Stepper.Step {
      Stepper.Step(extra, extra.isZero ? "Pay nothing extra" : "Pay \(extra.short) extra \(each)")
    }
    return Stepper(
      LoanForm.extra, to: .here(), carrying: link.withoutExtra, shown: extra,
      less: steps.below(extra).map(step),
      more: steps.above(extra).map(step)
    ).html(
      around: (mistakes ?? state).textInput(
        LoanForm.extra, label: "Extra \(comparison.terms.frequency.eachTime)"),
      kept: mistakes.map { _ in "\(extra.isZero ? "nothing" : extra.short) extra \(each)" })
  }

  private var goalList: HTML {
    let frequency = comparison.terms.frequency
    return """
      <ul class="goals">
      \(each: goals, { goal in
        let sooner: HTML? = goal.saved.payments == 0
          ? nil : ", done \(frequency.term(of: goal.saved.payments).words) sooner"
        return """
        <li><a\(href: link.paying(extra: goal.extra)) target="_self" data-swap>\(goal.extra.short) extra: saves \
        <b>\(goal.saved.interest.short)</b>\(sooner)</a></li>

        """
      })\
      </ul>

      """
  }
}
