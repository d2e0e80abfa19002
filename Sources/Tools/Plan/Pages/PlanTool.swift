/// The debt plan.
package enum PlanTool {
  package static let tool = Tool(
    stem: "plan", tile: PlanPage.tile, category: .payOff,
    routes: [
      calculator.pageRoute("All debts in one plan", isDated: true, also: growing),
      calculator.pageRoute(
        below: PlanMonthsPage.pathComponent, "The plan month by month", heavy: true
      ) { (calculation: Calculation<PlanResult>) in
        PlanMonthsPage(calculation.result, link(to: calculation), on: calculation.site).page(
          of: PlanPage.address)
      },
      calculator.jsonRoute(
        "When all debts are paid off, in every order of paying them", PlanJSON.shape),
      calculator.csvRoute("The plan month by month, a row for each debt", heavy: true) {
        (calculation: Calculation<PlanResult>) in
        (PlanCSV.bytes(calculation.result), PlanFiles.name(of: calculation.result))
      },
      calculator.fileRoute(".ics", "The payments of the plan as reminders", "text/calendar") {
        (calculation: Calculation<PlanResult>) in
        PlanFiles.calendar(calculation.result, on: calculation.site)
      },
      calculator.fileRoute(
        ".svg", "The address of the plan as a code for a camera", "image/svg+xml"
      ) {
        (calculation: Calculation<PlanResult>) in
        PlanHandBack(link: link(to: calculation), site: calculation.site).file
      },
      calculator.pdfRoute("The plan on paper") { (calculation: Calculation<PlanResult>) in
        let page = link(to: calculation).page
        return (
          PlanPDF(calculation.result, at: page, on: calculation.site).report,
          PlanFiles.name(of: calculation.result)
        )
      },
    ],
    samples: PlanSamples.all,
    embedding: calculator.embedding(
      title: "Debt plan", choice: "Debt plan: all debts together",
      questions: [
        .init(PlanForm.debts.entries[0].balance), .init(PlanForm.debts.entries[0].terms.apr),
      ]),
    figures: calculator.figures(PlanJSON.shape))

  private static let calculator = Calculator<PlanPage>()

  /// The links to an answer and its files.
  private static func link(to calculation: Calculation<PlanResult>) -> PlanLink {
    PlanLink(calculation.state.typed, of: PlanForm.names, at: PlanPage.address)
  }

  package static let address = PlanPage.address

  /// The form with a first debt filled in, which asks for the others.
  ///
  /// - Parameters:
  ///   - balance: The amount owed.
  ///   - apr: The yearly rate.
  ///   - basis: The way in which its interest is charged.
  ///   - rule: How a card works out its minimum. The usual rule is left out, as a plan takes it for
  ///     its own guess, and so is a rule of one's own, which a plan has no fields for.
  ///   - kind: The kind of the debt.
  ///   - instalment: The fixed monthly payment of a loan, or the first minimum of a card with a rule of
  ///     one's own; nil where it is not known.
  /// - Returns: The address.
  package static func address(
    beginningWith balance: Money, apr: Percentage, basis: InterestBasis,
    rule: MinimumPreset? = nil, kind: DebtKind = .card,
    instalment: Money? = nil
  ) -> Address {
    let debt = PlanForm.debts.entries[0]
    let query: [(String, String?)] = [
      (debt.balance.name, balance.plain), (debt.terms.apr.name, apr.plain),
      (debt.kind.name, kind == .card ? nil : kind.rawValue),
      (debt.rule.name, rule.flatMap { chosen($0)?.rawValue }),
      (debt.minimum.name, instalment?.plain),
      (debt.basis.name, basis == .effective ? nil : basis.rawValue),
      (PlanForm.currency.name, balance.currency.code),
      (PlanFormView.add, PlanFormView.Part.nothing.rawValue),
    ]
    return PlanPage.address.with(
      query: query.compactMap { name, value in value.map { (name, $0) } })
  }

  private static func chosen(_ rule: MinimumPreset) -> MinimumPreset? {
    rule != .onePercent && PlanDebtFields.rules.contains(rule) ? rule : nil
  }

  /// The fields of a form that is still being filled in.
  private static let growing: [OpenAPI.Parameter] = [
    .init(
      PlanFormView.add,
      "Shows the whole form, with one more debt or one-off payment, or with a debt open",
      .choice(PlanFormView.Part.allCases.map(\.rawValue)))
  ]
}
