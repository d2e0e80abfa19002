import Web

/// The paths of the debt plan.
enum PlanPath {
  static let page = Path("/plan")
  static let json = page.withExtension(".json")
  static let csv = page.withExtension(".csv")
  static let calendar = page.withExtension(".ics")
  static let pdf = page.withExtension(".pdf")
}
