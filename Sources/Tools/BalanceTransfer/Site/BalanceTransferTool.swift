import Components
package import Finance
import Forms
package import Hosting
package import Markup
import Web

/// The balance transfer calculator.
package enum BalanceTransferTool {
  package static let tool = Tool(
    stem: "balance-transfer",
    tile: PageLayout.Tool(
      name: "Balance transfer",
      sentence: "See whether moving a card’s balance to a 0% card saves more than its fee.",
      address: BalanceTransferPage.address),
    door: .payOff,
    isInNavigation: false,
    routes: [
      .get(
        BalanceTransferPath.page, BalanceTransferAPI.page, generated: true,
        BalanceTransferRequests.page),
      .get(BalanceTransferPath.json, BalanceTransferAPI.json, BalanceTransferRequests.json),
      .get(BalanceTransferPath.csv, BalanceTransferAPI.csv, BalanceTransferRequests.csv),
    ],
    samples: BalanceTransferSamples.all,
    embedding: ToolEmbedding(
      title: "Balance transfer calculator", choice: "Balance transfer: whether it saves money",
      page: BalanceTransferRequests.page, parameters: BalanceTransferAPI.parameters,
      questions: [
        .init(BalanceTransferForm.balance), .init(BalanceTransferForm.apr),
        .init(BalanceTransferForm.fee), .init(BalanceTransferForm.offerMonths),
      ]))

  /// The page with the present card filled in, which asks for the new one.
  package static func address(
    moving balance: Money, apr: Percentage, basis: InterestBasis, payment: Money?
  ) -> Address {
    let query: [(String, String?)] = [
      (BalanceTransferForm.balance.name, balance.plain),
      (BalanceTransferForm.apr.name, apr.plain),
      (BalanceTransferForm.payment.name, payment?.plain),
      (BalanceTransferForm.basis.name, basis == .effective ? nil : basis.rawValue),
      (BalanceTransferForm.currency.name, balance.currency == .gbp ? nil : balance.currency.code),
    ]
    return BalanceTransferPage.address.with(
      query: query.compactMap { name, value in value.map { (name, $0) } })
  }
}
