/// The cookies of a request by name (RFC 6265).
///
/// Cookies without a name or a value sign are ignored, and so are those whose name or value is not
/// ASCII. Several can have one name, for paths of different lengths: a neighbouring site can plant
/// one along with ours.
package struct Cookies: Sendable, Equatable {
  private let values: [String: [String]]

  /// Reads the value of a `Cookie` header; no header is an empty text.
  package init(header: String = "") {
    var values: [String: [String]] = [:]
    for pair in header.utf8.split(separator: UInt8(ascii: ";")) where pair.isASCII {
      guard let sign = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(Substring(pair[..<sign].trimmingSpaces))
      values[name, default: []].append(
        String(Substring(pair[pair.index(after: sign)...].trimmingSpaces)))
    }
    self.values = values
  }

  /// All values of a name, in the order sent.
  package subscript(name: String) -> [String] { values[name] ?? [] }

  /// All cookies in one text, in the order of their names.
  package var text: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.joined(separator: ";"))" }
      .joined(separator: ";")
  }
}

extension Substring.UTF8View {
  fileprivate var trimmingSpaces: Substring.UTF8View {
    let start = drop { $0.isSpace }
    return start.lastIndex { !$0.isSpace }.map { start[...$0] } ?? start.prefix(0)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
