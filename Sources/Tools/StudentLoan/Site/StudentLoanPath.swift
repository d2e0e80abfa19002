import Web

/// The paths of the student loan calculator.
enum StudentLoanPath {
  static let page = Path("/student-loan")
  static let mathematics = page.appending("mathematics")
  static let schedule = page.appending("schedule")
  static let json = page.withExtension(".json")
  static let csv = page.withExtension(".csv")
}
