/// The size limit of a cookie.
///
/// Browsers silently drop a cookie whose name and value have more than 4,096 bytes together (RFC
/// 6265bis, 5.5).
package enum CookieSize {
  /// The most bytes that name and value may have together.
  package static let limit = 4_096
}
