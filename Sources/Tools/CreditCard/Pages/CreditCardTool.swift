import CreditCardFormulas
package import Finance

/// The credit card calculator.
package enum CreditCardTool {
  package static let tool = Tool(
    stem: "credit-card", tile: CreditCardPage.tile, category: .payOff,
    routes: [
      calculator.pageRoute("The credit card calculator"),
      calculator.pageRoute(below: "schedule", "Both ways of paying, month by month") {
        CreditCardSchedule(calculation: $0).page
      },
      calculator.jsonRoute(
        "How long a card takes to pay off in two ways of paying", CreditCardJSON.shape),
      calculator.csvRoute(
        "The schedule of one way of paying, month by month",
        also: [.init("plan", "Which way of paying", .choice(["minimum", "fixed"]))]
      ) { (calculation: Calculation<CreditCardResult>) in
        let comparison = calculation.result.comparison
        let isMinimum = calculation.request.query.typed("plan") == "minimum"
        return (
          (isMinimum ? comparison.minimum : comparison.fixed).csv,
          calculation.result.name(paying: isMinimum ? "minimum" : nil)
        )
      },
      calculator.pdfRoute("The report of a card, on paper") {
        (calculation: Calculation<CreditCardResult>) in
        let (result, address) = (calculation.result, calculation.link.page)
        let report = CreditCardPDF(result: result, address: address, site: calculation.site).report
        return (report, result.name())
      },
    ],
    samples: CreditCardSamples.all,
    embedding: calculator.embedding(
      title: "Credit card calculator", choice: "Credit card: how long it takes to pay off",
      questions: [.init(CreditCardForm.balance), .init(CreditCardForm.apr)]),
    figures: calculator.figures(CreditCardJSON.shape))

  private static let calculator = Calculator<CreditCardPage>()

  /// The page of a card: answered when the rate is known, else the form with the rest filled in.
  package static func address(
    of balance: Money, apr: Percentage?, minimum: MinimumPreset?
  ) -> Address {
    let query: [(String, String?)] = [
      (CreditCardForm.balance.name, balance.plain), (CreditCardForm.apr.name, apr?.plain),
      (CreditCardForm.rule.name, minimum?.rawValue),
      (CreditCardForm.currency.name, balance.currency.code),
    ]
    return address(filling: query)
  }

  /// The answer for an example in pounds, given as typed texts.
  package static func address(balance: String, apr: String, payment: String? = nil) -> Address {
    address(filling: [
      (CreditCardForm.balance.name, balance), (CreditCardForm.apr.name, apr),
      (CreditCardForm.payment.name, payment), (CreditCardForm.currency.name, Currency.gbp.code),
    ])
  }

  private static func address(filling fields: [(String, String?)]) -> Address {
    CreditCardPage.address.answering(
      fields.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension CreditCardResult {
  /// The words in the name of a file that tell this card and its payment from others.
  fileprivate func name(paying way: String? = nil) -> String {
    "credit card \(form.balance.short) at \(form.apr.formatted) "
      + (way ?? "\(comparison.payment.short) a month")
  }
}
