/// The cookies that came with a request, by name (RFC 6265).
///
/// Whatever the header holds, there is something to read or nothing: a cookie that makes no sense
/// is a cookie that is not there. There can be several with one name, for paths of different
/// lengths: a neighbour of the site can plant one beside ours.
package struct Cookies: Sendable, Equatable {
  private let values: [String: [String]]

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

  /// All values of a name, in the order they were sent.
  package subscript(name: String) -> [String] { values[name] ?? [] }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
  }
}
