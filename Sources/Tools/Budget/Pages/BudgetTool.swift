import BudgetFormulas

/// The budget: what comes in, what goes out, what is left, and an offer for each debt.
package enum BudgetTool {
  package static let tool = Tool(
    stem: "budget", tile: BudgetPage.tile, category: .payOff,
    routes: [
      calculator.pageRoute("The budget of a household", also: growing),
      calculator.jsonRoute("What is left each month, and an offer for each debt", BudgetJSON.shape),
      calculator.csvRoute("The lines of the budget, by the month") {
        (calculation: Calculation<BudgetResult>) in (calculation.result.csv, "budget")
      },
      calculator.pdfRoute("The budget on paper") { (calculation: Calculation<BudgetResult>) in
        let (result, address) = (calculation.result, calculation.link.page)
        let report = BudgetPDF(result: result, address: address, site: calculation.site).report
        return (report, "budget")
      },
      .post(
        BudgetPage.path, described("The budget of debts that this browser keeps", "text/html"),
        BudgetPosting.page),
      .post(
        BudgetPage.path.withExtension(".pdf"),
        described("That budget on paper", "application/pdf"), heavy: true, BudgetPosting.pdf),
      calculator.pageRoute(
        below: BudgetLettersPage.name, "The letters to those who are owed, to check"
      ) { (calculation: Calculation<BudgetResult>) in BudgetLettersPage.page(calculation) },
      .post(
        BudgetLettersPage.path,
        described("The letters of debts that this browser keeps", "text/html"),
        BudgetPosting.letters),
      .post(
        BudgetLettersPage.path.withExtension(".pdf"),
        described(
          "A letter to each of those who are owed, on paper", "application/pdf",
          also: OpenAPI.Parameter.list(of: BudgetLettersForm.questions)),
        heavy: true, BudgetPosting.lettersOnPaper),
    ],
    samples: BudgetSamples.all,
    embedding: calculator.embedding(
      title: "Budget", choice: "Budget: what is left each month",
      questions: [.init(BudgetForm.pay)],
      opening: [(BudgetFormView.add, BudgetFormView.Part.nothing.rawValue)]),
    figures: calculator.figures(BudgetJSON.shape))

  private static let calculator = Calculator<BudgetPage>()

  package static let address = BudgetPage.address

  /// A request that sends the whole form in its body, and of which nothing is kept.
  private static func described(
    _ summary: String, _ mediaType: String, also more: [OpenAPI.Parameter] = []
  ) -> OpenAPI.Description {
    OpenAPI.Description(
      summary, parameters: OpenAPI.Parameter.list(of: BudgetForm.questions) + growing + more,
      mediaType: mediaType, status: "200")
  }

  /// The field of a form that is still being filled in.
  private static let growing: [OpenAPI.Parameter] = [
    .init(
      BudgetFormView.add, "Shows the form as it is filled in, with one more debt or as it is",
      .choice(BudgetFormView.Part.allCases.map(\.rawValue)))
  ]
}
