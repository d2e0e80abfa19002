import Components
import Finance
import Forms
import Markup

/// Links from one answer to the next: the same loan with a change.
struct StudentLoanLink {
  private let typed: Submission
  private let shown: Money

  /// Links from an answer; `shown` is its payment, so that a step can tell its effect.
  init(_ typed: Submission, showing shown: Money) {
    self.typed = typed
    self.shown = shown
  }

  /// The same answer in the other view.
  func same(on address: Address) -> Address {
    address.with(query: typed.values(of: StudentLoanForm.names + [NationChoice.name]))
  }

  /// The hidden fields of a step of the payment: the loan, and the payment before the step.
  var stepOfPayment: [(String, String)] {
    values(without: [StudentLoanForm.payment.name]) + [
      (StudentLoanForm.previous.name, shown.plain)
    ]
  }

  /// The hidden fields of a step of the loan, without a payment that would be too small.
  func stepOfPrincipal(keepingPayment keepsPayment: Bool) -> [(String, String)] {
    let payment = keepsPayment ? [] : [StudentLoanForm.payment.name]
    return values(without: [StudentLoanForm.principal.name] + payment)
  }

  func paying(_ payment: Money) -> Address {
    .here(query: stepOfPayment + [(StudentLoanForm.payment.name, payment.plain)])
  }

  func charging(_ apr: Percentage) -> Address {
    .here(
      query: values(without: [StudentLoanForm.apr.name]) + [(StudentLoanForm.apr.name, apr.plain)])
  }

  private func values(without names: [String]) -> [(String, String)] {
    let left = names + [StudentLoanForm.previous.name]
    return typed.values(of: Embedding.names + StudentLoanForm.names.filter { !left.contains($0) })
  }
}
