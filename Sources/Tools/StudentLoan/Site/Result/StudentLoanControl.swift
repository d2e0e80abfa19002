import Components
import Finance
import Forms
import Markup
import StudentLoanFormulas

/// The control of a student loan's answer: the payment each month.
struct StudentLoanControl {
  private let comparison: StudentLoanComparison
  private let repayment: StudentLoanRepayment
  private let goals: [StudentLoanGoal]
  private let state: FormState
  /// The state of a wrong payment in this answer; nil when it is right.
  private let wrong: FormState?
  private let link: StudentLoanLink

  init(
    _ comparison: StudentLoanComparison, _ goals: [StudentLoanGoal], _ state: FormState,
    mistakes: FormState?, _ link: StudentLoanLink
  ) {
    self.comparison = comparison
    repayment = comparison.repayment
    self.goals = goals
    self.state = state
    self.link = link
    wrong = mistakes
  }

  var html: HTML {
    let steps = PaymentSteps(repayment.payment, atLeast: comparison.absoluteMinimum)
    return AnswerControl(
      Stepper(
        StudentLoanForm.payment, to: .here(), carrying: link.stepOfPayment,
        less: steps.less.map { Stepper.Step($0, words("less", $0)) },
        more: isEnough ? nil : steps.more.map { Stepper.Step($0, words("more", $0)) }),
      StudentLoanForm.payment, label: "Pay each month", state: wrong ?? filled,
      kept: wrong.map { _ in "\(repayment.payment.short) a month" },
      chips: goals.map(chip), title: "Or be done sooner"
    ).html
  }

  /// True when paying more changes nothing, since the loan is cleared at once.
  private var isEnough: Bool {
    repayment.count == 1 && repayment.payment >= repayment.finalPayment
  }

  private func words(_ direction: String, _ next: Money) -> String {
    let step = (next - repayment.payment).absolute
    return "Pay \(step.short) \(direction): \(next.short) a month"
  }

  /// The box filled in with the payment of the answer.
  private var filled: FormState {
    FormState(
      typed: Submission([(StudentLoanForm.payment.name, repayment.payment.typedInShort)]),
      currency: state.currency)
  }

  private func chip(_ goal: StudentLoanGoal) -> AnswerControl.Chip {
    let payment = goal.repayment.payment
    return AnswerControl.Chip(
      id: goal.extra.plain, goal.repayment.term.inShort, payment.short, to: link.paying(payment),
      isCurrent: payment == repayment.payment)
  }
}
