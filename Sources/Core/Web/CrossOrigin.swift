/// Refuses forms that another site sends in a visitor's name, without tokens.
///
/// Requests that only read are allowed. For others, browsers name the sender in `Sec-Fetch-Site`,
/// and those from before 2023 in `Origin`. A request with neither does not come from a browser, so
/// it carries no cookies of a visitor.
package enum CrossOrigin {
  /// True when a request may be answered.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - origin: The site's own origin, such as `https://farthing.example`.
  /// - Returns: False for a form from another site.
  package static func allows(_ request: Request, on origin: String) -> Bool {
    if request.isRead { return true }
    if let site = request.fetchSite { return site == "same-origin" || site == "none" }
    return request.origin.map { $0 == origin } ?? true
  }
}
