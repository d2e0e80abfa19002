import Web
import Components
import Finance
import Forms
import Markup

/// Links from one answer to the next: the same card with something changed.
struct CreditCardLink {
  private let typed: Submission

  /// The fields of the frame on another site.
  private let embedding: [(String, String)]

  /// The card, without the wanted payment or time.
  let card: [(String, String)]

  let cardAndPayment: [(String, String)]

  init(_ typed: Submission) {
    self.typed = typed
    embedding = typed.values(of: Embedding.names)
    card = embedding + typed.values(of: Self.cardNames)
    cardAndPayment = embedding + typed.values(of: Self.cardAndPaymentNames)
  }

  private static let pageNames = CreditCardForm.names + [NationChoice.name]
  private static let goalNames = CreditCardForm.goalQuestions.names
  private static let cardAndPaymentNames = CreditCardForm.names.filter { !goalNames.contains($0) }
  private static let cardNames = cardAndPaymentNames.filter { $0 != CreditCardForm.payment.name }

  /// The address of this answer outside any frame.
  var page: Address {
    CreditCardPage.address.with(query: typed.values(of: Self.pageNames))
  }

  /// The address of the page with every month, outside any frame.
  var schedule: Address {
    CreditCardPath.schedule.address.with(query: typed.values(of: Self.pageNames))
  }

  func paying(_ payment: Money) -> Address {
    .here(query: card + [(CreditCardForm.payment.name, payment.plain)])
  }

  func charging(_ basis: InterestBasis) -> Address {
    changing(CreditCardForm.basis.name, to: basis.rawValue)
  }

  func charging(_ apr: Percentage) -> Address {
    changing(CreditCardForm.apr.name, to: apr.plain)
  }

  private func changing(_ name: String, to value: String) -> Address {
    let others = typed.values(of: CreditCardForm.names.filter { $0 != name })
    return .here(query: embedding + others + [(name, value)])
  }

  func csv(of plan: StaticString) -> Address {
    CreditCardPath.csv.address.with(query: cardAndPayment + [("plan", plan.description)])
  }

  /// The address of the answer on paper.
  var pdf: Address {
    CreditCardPath.pdf.address.with(query: typed.values(of: CreditCardForm.names))
  }

  /// The address of the answer in JSON.
  var json: Address {
    CreditCardPath.json.address.with(
      query: embedding + typed.values(of: CreditCardForm.names))
  }
}
