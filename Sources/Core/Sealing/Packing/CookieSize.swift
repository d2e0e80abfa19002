/// The room in a cookie: a browser drops one whose name and value are longer than 4,096 bytes
/// together, and says nothing (RFC 6265bis).
package enum CookieSize {
  package static let limit = 4_096

  package static func fits(name: String, value: String) -> Bool {
    name.utf8.count + value.utf8.count <= limit
  }
}
