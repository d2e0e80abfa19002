import Hosting
import Formats

/// The routes of mortgage rates with their descriptions.
enum RatesAPI {
  static let page = OpenAPI.Description.page("The page of American mortgage rates")

  static let json = OpenAPI.Description.json(
    "American mortgage rates, this week against last week", RatesJSON.shape)
}
