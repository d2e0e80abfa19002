import BalanceTransferFormulas
import Components
import Finance
import Forms
import Markup

/// The control of a transfer's answer: the payment each month, staying or moving.
struct BalanceTransferControl {
  private let transfer: BalanceTransfer
  private let state: FormState
  /// The state of a wrong payment in this answer; nil when it is right.
  private let wrong: FormState?
  private let link: BalanceTransferLink
  private let steps: PaymentSteps

  init(
    _ transfer: BalanceTransfer, _ state: FormState, mistakes: FormState?,
    _ link: BalanceTransferLink
  ) {
    self.transfer = transfer
    self.state = state
    self.link = link
    wrong = mistakes
    steps = PaymentSteps(transfer.payment, atLeast: transfer.firstMinimum)
  }

  var html: HTML {
    AnswerControl(
      Stepper(
        BalanceTransferForm.payment, to: .here(), carrying: link.withoutPayment,
        shown: transfer.payment,
        less: steps.less.map { Stepper.Step($0, words("less", $0)) },
        more: steps.more.map { Stepper.Step($0, words("more", $0)) }),
      BalanceTransferForm.payment, label: "Pay each month", state: wrong ?? filled,
      kept: wrong.map { _ in "\(transfer.payment.short) a month" },
      chips: chips, title: "Or pay something else"
    ).html
  }

  private func words(_ direction: String, _ next: Money) -> String {
    "Pay \(difference(to: next)) \(direction): \(next.short) a month"
  }

  private func difference(to next: Money) -> String {
    (next - transfer.payment).absolute.short
  }

  /// The box filled in with the payment of the answer.
  private var filled: FormState {
    FormState(
      typed: Submission([(BalanceTransferForm.payment.name, transfer.payment.typedInShort)]),
      currency: state.currency)
  }

  private var chips: [AnswerControl.Chip] {
    let step = steps.more.map { more in
      AnswerControl.Chip(
        id: "more", "\(difference(to: more)) more", more.short, to: link.paying(more))
    }
    return [step, minimum, inTime].compactMap(\.self)
  }

  private var minimum: AnswerControl.Chip? {
    guard transfer.firstMinimum < transfer.payment else { return nil }
    return AnswerControl.Chip(
      id: "minimum", "This month’s minimum", transfer.firstMinimum.short,
      to: link.paying(transfer.firstMinimum))
  }

  /// The payment that clears everything before the offer ends, where the card takes it.
  private var inTime: AnswerControl.Chip? {
    let payment = transfer.clearsWithinOffer
    guard payment >= transfer.firstMinimum else { return nil }
    return AnswerControl.Chip(
      id: "in-time", "Clear in \(transfer.terms.offerLength)", payment.short,
      to: link.paying(payment), isCurrent: payment == transfer.payment)
  }
}
