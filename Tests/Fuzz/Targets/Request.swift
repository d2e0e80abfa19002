import Web

extension Target {
  /// Lines of `NAME=value` as nginx sends them, an empty line, and the body.
  static let request = Target("Request") { input in
    var rest = input[...]
    var variables: [String: [UInt8]] = [:]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      let parts = line.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      variables[String(decoding: parts[0], as: UTF8.self)] = parts.count > 1 ? Array(parts[1]) : []
    }
    _ = Request.wantsJSON { variables[$0] }
    guard let head = try? Request(variable: { variables[$0] }) else { return }
    let body = Request.Body(Array(rest), isTooLarge: false) { variables[$0] }
    for takesFiles in [false, true] {
      guard let request = try? head.reading(body, takesFiles: takesFiles) else { continue }
      precondition(takesFiles || request.files.isEmpty, "a file that nobody asked for")
    }
  }
}
