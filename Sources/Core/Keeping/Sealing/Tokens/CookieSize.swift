/// The size limit of a cookie.
///
/// Browsers silently drop a cookie whose name and value have more than 4,096 bytes together (RFC
/// 6265bis, 5.5).
package enum CookieSize {
  /// The most bytes that name and value may have together.
  package static let limit = 4_096

  /// True when a browser accepts a cookie with this name and value.
  package static func fits(name: String, value: String) -> Bool {
    name.utf8.count + value.utf8.count <= limit
  }
}
