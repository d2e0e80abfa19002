/// The cookies of a request by name (RFC 6265).
///
/// Cookies without a name or a value sign are ignored. Several can have one name, for paths of
/// different lengths: a neighbouring site can plant one beside ours.
package struct Cookies: Sendable, Equatable {
  private let values: [String: [String]]

  /// Reads the value of a `Cookie` header; no header is an empty text.
  package init(header: String = "") {
    var values: [String: [String]] = [:]
    for pair in header.split(separator: ";") {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      let name = String(pair[..<sign].trimmingSpaces)
      values[name, default: []].append(
        String(pair[pair.index(after: sign)...].trimmingSpaces))
    }
    self.values = values
  }

  /// All values of a name, in the order in which they were sent.
  package subscript(name: String) -> [String] { values[name] ?? [] }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
  }
}
