/// Keeps other sites from sending forms in a visitor's name, without tokens.
///
/// Safe methods pass, and never change anything. Browsers say where any other request comes from:
/// in `Sec-Fetch-Site`, or, those of before 2023, in `Origin`. A request with neither is not a
/// browser's, and carries nobody's cookies but its own.
package enum CrossOrigin {
  package static func allows(_ request: Request, on origin: String) -> Bool {
    if request.isRead { return true }
    if let site = request.fetchSite { return site == "same-origin" || site == "none" }
    return request.origin.map { $0 == origin } ?? true
  }
}
