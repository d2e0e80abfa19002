/// The file that says where to report a weakness (RFC 9116).
enum SecurityText {
  /// Answers with the file, or says that there is none where nobody can be reached.
  static func respond(_ request: Request, _ site: Site) -> Response {
    let security = site.statements.security
    guard let contact = security?.contact ?? site.layout.host?.contact else {
      return site.notFound(request)
    }
    let fields = [
      ("Contact", contact.address), ("Expires", "\(expiry(of: security).iso)T00:00:00Z"),
      ("Canonical", site.origin + SitePath.security.address.text),
      ("Policy", security?.policy?.text), ("Preferred-Languages", "en"),
    ]
    let lines = fields.compactMap { name, value in value.map { "\(name): \($0)\n" } }
    var response = Response.text(lines.joined())
    response.privacy = .open
    return response
  }

  /// A year after the host looked at it, or after this version where the host does not say when.
  private static func expiry(of security: SecurityContact?) -> CalendarDate {
    (security?.checked ?? SiteVersion.all.first?.date ?? .earliest).addingDays(365)
  }
}
