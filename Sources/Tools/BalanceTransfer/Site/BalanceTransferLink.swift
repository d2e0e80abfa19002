import Components
import Finance
import Forms
import Markup
import Web

/// Links from one answer to the next: the same card and offer with something changed.
struct BalanceTransferLink {
  private let typed: [(String, String)]

  /// The fields of the frame on another site.
  private let embedding: [(String, String)]

  init(_ typed: Submission) {
    embedding = typed.values(of: Embedding.names)
    self.typed = typed.values(of: BalanceTransferForm.names)
  }

  /// The address of this answer outside any frame.
  var page: Address { BalanceTransferPage.address.with(query: typed) }

  /// The address of the answer in JSON.
  var json: Address { BalanceTransferPath.json.address.with(query: typed) }

  func csv(of plan: StaticString) -> Address {
    BalanceTransferPath.csv.address.with(query: typed + [("plan", plan.description)])
  }

  /// The card and the offer, without the payment.
  var withoutPayment: [(String, String)] {
    embedding + typed.filter { $0.0 != BalanceTransferForm.payment.name }
  }

  func paying(_ payment: Money) -> Address {
    .here(query: withoutPayment + [(BalanceTransferForm.payment.name, payment.plain)])
  }

  func charging(_ apr: Percentage) -> Address {
    let others = typed.filter { $0.0 != BalanceTransferForm.apr.name }
    return .here(query: embedding + others + [(BalanceTransferForm.apr.name, apr.plain)])
  }
}
