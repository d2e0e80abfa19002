import Components
import Formats
import Forms
package import Hosting
import Web

/// The debt plan.
package enum PlanTool {
  package static let tool = Tool(
    stem: "plan", tile: PlanPage.tile, door: .payOff,
    routes: [
      calculator.pageRoute("All debts in one plan", also: growing),
      calculator.jsonRoute(
        "When all debts are gone, in every order of paying them off", PlanJSON.shape),
      calculator.csvRoute("The plan month by month, a row for each debt", heavy: true) {
        (calculation: Calculation<PlanAnswer>) in
        (PlanCSV.bytes(calculation.answer), PlanFiles.name(of: calculation.answer))
      },
      calculator.fileRoute(".ics", "The payments of the plan as reminders", "text/calendar") {
        (calculation: Calculation<PlanAnswer>) in
        PlanFiles.calendar(calculation.answer, on: calculation.site)
      },
      calculator.pdfRoute("The plan on paper") { (calculation: Calculation<PlanAnswer>) in
        let link = PlanLink(calculation.state.typed, of: PlanForm.names, at: PlanPage.address)
        let report = PlanPDF(calculation.answer, at: link.page, on: calculation.site).report
        return (report, PlanFiles.name(of: calculation.answer))
      },
    ],
    samples: PlanSamples.all,
    embedding: calculator.embedding(
      title: "Debt plan", choice: "Debt plan: all debts together",
      questions: [
        .init(PlanForm.debts.entries[0].balance), .init(PlanForm.debts.entries[0].terms.apr),
      ]))

  private static let calculator = Calculator<PlanPage>()

  /// The fields of a form that is still being filled in.
  private static let growing: [OpenAPI.Parameter] = [
    .init(
      PlanFormView.add,
      "Shows the whole form, with one more debt or one-off payment or nothing more",
      .choice(PlanFormView.Part.allCases.map(\.rawValue))),
    .init(
      PlanCarried.name,
      "Due days and kinds of interest in one field, where a form has no room for each",
      .matching(
        "(due-day-[1-9]=[0-9]{1,2}|basis-[1-9]=[a-z]+)( due-day-[1-9]=[0-9]{1,2}| basis-[1-9]=[a-z]+)*",
        upTo: 300, example: "due-day-1=5 basis-1=nominal")),
  ]
}
