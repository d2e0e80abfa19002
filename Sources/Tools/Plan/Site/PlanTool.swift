import Components
package import Hosting
import Web

/// The debt plan.
package enum PlanTool {
  package static let tool = Tool(
    stem: "plan",
    tile: PageLayout.Tool(
      name: "Debt plan",
      sentence: "Put all your debts in one plan, and see when each of them is gone.",
      address: PlanPage.address),
    door: .payOff,
    routes: [
      .get(PlanPath.page, PlanAPI.page, generated: true, PlanRequests.page),
      .get(PlanPath.json, PlanAPI.json, PlanRequests.json),
      .get(PlanPath.csv, PlanAPI.csv, heavy: true, PlanRequests.csv),
      .get(PlanPath.calendar, PlanAPI.calendar, PlanRequests.calendar),
      .get(PlanPath.pdf, PlanAPI.pdf, heavy: true, PlanRequests.pdf),
    ],
    samples: PlanSamples.all,
    embedding: ToolEmbedding(
      title: "Debt plan", choice: "Debt plan: all debts together",
      page: PlanRequests.page, parameters: PlanAPI.parameters,
      questions: [
        .init(PlanDebtsQuestion.fields[0].balance), .init(PlanDebtsQuestion.fields[0].apr),
      ]))
}
