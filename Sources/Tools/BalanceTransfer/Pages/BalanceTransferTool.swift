import BalanceTransferFormulas
package import Finance

/// The balance transfer calculator.
package enum BalanceTransferTool {
  package static let tool = Tool(
    stem: "balance-transfer", tile: BalanceTransferPage.tile, category: .payOff,
    isInNavigation: false,
    routes: [
      calculator.pageRoute("The balance transfer calculator"),
      calculator.jsonRoute(
        "What moving a card’s balance to another card saves", BalanceTransferJSON.shape),
      calculator.csvRoute(
        "The schedule of staying or of moving, month by month",
        also: [.init("plan", "Staying or moving", .choice(["stay", "move"]))]
      ) { (calculation: Calculation<BalanceTransfer>) in
        let (transfer, way) = (calculation.result, calculation.request.query.typed("plan"))
        let isStaying = way == "stay"
        return (
          (isStaying ? transfer.stay : transfer.move).csv,
          "\(isStaying ? "staying" : "moving") \(name(of: transfer))"
        )
      },
      calculator.pdfRoute("The report of a transfer, on paper") {
        (calculation: Calculation<BalanceTransfer>) in
        (
          BalanceTransferPDF(calculation: calculation).report,
          "balance transfer \(name(of: calculation.result))"
        )
      },
    ],
    samples: BalanceTransferSamples.all,
    embedding: calculator.embedding(
      title: "Balance transfer calculator", choice: "Balance transfer: whether it saves money",
      questions: [
        .init(BalanceTransferForm.balance), .init(BalanceTransferForm.apr),
        .init(BalanceTransferForm.fee), .init(BalanceTransferForm.offerMonths),
      ]),
    figures: calculator.figures(BalanceTransferJSON.shape))

  private static let calculator = Calculator<BalanceTransferPage>()

  /// The words in the name of a file that tell this transfer from others.
  private static func name(of transfer: BalanceTransfer) -> String {
    "\(transfer.terms.balance.short) at \(transfer.payment.short) a month"
  }

  /// The page with the present card filled in, which asks for the new one.
  package static func address(
    moving balance: Money, apr: Percentage, basis: InterestBasis, payment: Money?
  ) -> Address {
    let query: [(String, String?)] = [
      (BalanceTransferForm.balance.name, balance.plain),
      (BalanceTransferForm.apr.name, apr.plain),
      (BalanceTransferForm.payment.name, payment?.plain),
      (BalanceTransferForm.basis.name, basis == .effective ? nil : basis.rawValue),
      (BalanceTransferForm.currency.name, balance.currency.code),
    ]
    return BalanceTransferPage.address.with(
      query: query.compactMap { name, value in value.map { (name, $0) } })
  }
}
