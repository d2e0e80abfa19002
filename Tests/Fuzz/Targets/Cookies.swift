import Web

extension Target {
  /// A cookie header as browsers send it: whatever is in it, a name has one value or none.
  static let cookies = Target("Cookies") { input in
    let header = String(decoding: input, as: UTF8.self)
    let cookies = Cookies(header: header)
    guard header.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    for pair in header.split(separator: ";") {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      let name = pair[..<sign].filter { $0 != " " && $0 != "\t" }
      for value in cookies[name] {
        precondition(header.contains(value), "a value that nobody sent")
        precondition(value.first != " " && value.last != " ", "spaces around a value")
        precondition(!value.contains(";"), "two cookies in one")
      }
    }
  }
}
