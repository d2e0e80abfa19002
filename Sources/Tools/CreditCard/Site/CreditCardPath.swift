import Web

/// The paths of the credit card calculator.
enum CreditCardPath {
  static let page = Path("/credit-card")
  static let json = page.withExtension(".json")
  static let csv = page.withExtension(".csv")
  static let pdf = page.withExtension(".pdf")
  static let schedule = page.appending("schedule")
}
