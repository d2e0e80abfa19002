/// The routes of interest rates with their descriptions.
enum RatesAPI {
  static let page = OpenAPI.Description.page("The page of British and American interest rates")

  static let json = OpenAPI.Description.json(
    "British and American interest rates, the newest against those before", RatesJSON.shape)
}
