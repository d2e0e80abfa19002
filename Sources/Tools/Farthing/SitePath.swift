import Web

/// The paths of the site itself.
enum SitePath {
  static let home = Path("/")
  static let about = Path("/about")
  static let privacy = Path("/privacy")
  static let accessibility = Path("/accessibility")
  static let openAPI = Path("/openapi.json")
  static let health = Path("/health")
  static let metrics = Path("/metrics")
}
