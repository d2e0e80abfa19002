/// The paths of the site itself.
enum SitePath {
  static let home = Path("/")
  static let about = Path("/about")
  static let privacy = Path("/privacy")
  static let accessibility = Path("/accessibility")
  static let accessibilityReport = accessibility.appending("report")
  static let changes = Path("/changes")
  static let changesFeed = changes.withExtension(".xml")
  static let programs = Path("/for-programs")
  static let security = Path("/.well-known/security.txt")
  static let openAPI = Path("/openapi.json")
  static let health = Path("/health")
  static let metrics = Path("/metrics")
}
