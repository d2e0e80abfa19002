/// The cookies that came with a request, by name (RFC 6265).
///
/// Whatever the header holds, there is something to read or nothing: a cookie that makes no sense
/// is a cookie that is not there. Of two with one name the first counts, as browsers send the one
/// with the longer path first.
package struct Cookies: Sendable, Equatable {
  private let values: [String: String]

  package init(header: String = "") {
    var values: [String: String] = [:]
    for pair in header.split(separator: ";") {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      let name = String(pair[..<sign].trimmingSpaces)
      if values[name] == nil {
        values[name] = String(pair[pair.index(after: sign)...].trimmingSpaces)
      }
    }
    self.values = values
  }

  package subscript(name: String) -> String? { values[name] }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
  }
}
