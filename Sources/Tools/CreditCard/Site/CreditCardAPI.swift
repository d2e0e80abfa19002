import Hosting
import Formats
import Forms

/// The routes of the credit card calculator with their descriptions.
enum CreditCardAPI {
  static let page = OpenAPI.Description.page(
    "The credit card calculator", parameters: parameters + [.nation])

  static let schedule = OpenAPI.Description.page(
    "Both ways of paying, month by month", parameters: parameters)

  static let json = OpenAPI.Description.json(
    "How long a card takes to clear in two ways of paying", parameters: parameters,
    CreditCardJSON.shape)

  static let csv = OpenAPI.Description.file(
    "The schedule of one way of paying, month by month",
    parameters: parameters + [
      .init("plan", "Which way of paying", .choice(["minimum", "fixed"]))
    ], "text/csv")

  static let pdf = OpenAPI.Description.file(
    "The report of a card, on paper", parameters: parameters, "application/pdf")

  static let parameters = OpenAPI.Parameter.list(of: CreditCardForm.questions)
}
