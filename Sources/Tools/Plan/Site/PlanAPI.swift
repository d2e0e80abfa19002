import Formats
import Forms
import Hosting

/// The routes of the debt plan with their descriptions.
enum PlanAPI {
  static let page = OpenAPI.Description.page(
    "All debts in one plan",
    parameters: parameters + [
      .init(
        PlanFormView.add,
        "Shows the whole form, with one more debt or one-off payment or nothing more",
        .choice(PlanFormView.Part.allCases.map(\.rawValue))),
      .init(
        PlanCarried.name,
        "Due days and kinds of interest in one field, where a form has no room for each",
        .matching(
          "(due-day-[1-9]=[0-9]{1,2}|basis-[1-9]=[a-z]+)( due-day-[1-9]=[0-9]{1,2}| basis-[1-9]=[a-z]+)*",
          upTo: 300,
          example: "due-day-1=5 basis-1=nominal")),
      .nation,
    ])

  static let json = OpenAPI.Description.json(
    "When all debts are gone, in every order of paying them off", parameters: parameters,
    PlanJSON.shape)

  static let csv = OpenAPI.Description.file(
    "The plan month by month, a row for each debt", parameters: parameters, "text/csv")

  static let calendar = OpenAPI.Description.file(
    "The payments of the plan as reminders", parameters: parameters, "text/calendar")

  static let pdf = OpenAPI.Description.file(
    "The plan on paper", parameters: parameters, "application/pdf")

  static let parameters = OpenAPI.Parameter.list(of: PlanForm.questions)
}
