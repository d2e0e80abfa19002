import Web

/// The paths of the loan calculator.
enum LoanPath {
  static let page = Path("/loan")
  static let json = page.withExtension(".json")
  static let csv = page.withExtension(".csv")
  static let pdf = page.withExtension(".pdf")
  static let schedule = page.appending("schedule")
}
