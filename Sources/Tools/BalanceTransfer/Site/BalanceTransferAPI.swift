import Formats
import Forms
import Hosting

/// The routes of the balance transfer calculator with their descriptions.
enum BalanceTransferAPI {
  static let page = OpenAPI.Description.page(
    "The balance transfer calculator", parameters: parameters + [.nation])

  static let json = OpenAPI.Description.json(
    "What moving a card’s balance to another card saves", parameters: parameters,
    BalanceTransferJSON.shape)

  static let csv = OpenAPI.Description.file(
    "The schedule of staying or of moving, month by month",
    parameters: parameters + [.init("plan", "Staying or moving", .choice(["stay", "move"]))],
    "text/csv")

  static let parameters = OpenAPI.Parameter.list(of: BalanceTransferForm.questions)
}
