import Testing

/// Somebody with a browser: cookies stay from one page to the next.
final class Visitor {
  private(set) var cookies: [String: String] = [:]
  let now: Int64

  init(at now: Int64 = TestSite.now) {
    self.now = now
  }

  /// Another window of the same browser, with the cookies of this moment.
  func copy(at now: Int64 = TestSite.now) -> Visitor {
    let copy = Visitor(at: now)
    copy.cookies = cookies
    return copy
  }

  func setCookie(_ name: String, to value: String) {
    cookies[name] = value
  }

  @discardableResult
  func get(_ address: String, accept: String = "text/html") throws -> TestSite.Answer {
    let parts = address.split(separator: "?", maxSplits: 1)
    return try ask([
      "REQUEST_METHOD": "GET", "DOCUMENT_URI": String(parts[0]),
      "QUERY_STRING": parts.count > 1 ? String(parts[1]) : "", "HTTP_ACCEPT": accept,
    ])
  }

  @discardableResult
  func post(
    _ path: String, _ fields: [(String, String)] = [], accept: String = "text/html"
  ) throws -> TestSite.Answer {
    let body = fields.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }.joined(separator: "&")
    return try ask(
      [
        "REQUEST_METHOD": "POST", "DOCUMENT_URI": path, "HTTP_ACCEPT": accept,
        "CONTENT_TYPE": "application/x-www-form-urlencoded", "HTTP_SEC_FETCH_SITE": "same-origin",
      ], body: Array(body.utf8))
  }

  func upload(_ content: [UInt8], to path: String) throws -> TestSite.Answer {
    let head = "--XyZ\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n"
    return try ask(
      [
        "REQUEST_METHOD": "POST", "DOCUMENT_URI": path, "HTTP_ACCEPT": "text/html",
        "CONTENT_TYPE": "multipart/form-data; boundary=XyZ",
      ], body: Array(head.utf8) + content + Array("\r\n--XyZ--\r\n".utf8))
  }

  private func ask(_ variables: [String: String], body: [UInt8] = []) throws -> TestSite.Answer {
    var variables = variables
    if !cookies.isEmpty {
      variables["HTTP_COOKIE"] = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    }
    let answer = try TestSite.ask(variables, body: body, at: now)
    for cookie in answer.cookies { keep(cookie) }
    return answer
  }

  private func keep(_ header: String) {
    let pair = header.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
    let name = String(pair[0])
    cookies[name] = header.contains("Max-Age=0;") ? nil : pair.count > 1 ? String(pair[1]) : ""
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }.joined()
  }
}

extension TestSite.Answer {
  /// The values of a hidden field on the page, in order.
  func hidden(_ name: String) -> [String] {
    text.split(separator: "name=\"\(name)\" value=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
  }

  /// What stands in the title of the window, without the name of the site.
  var title: String {
    text.firstMatch(of: /<title>(.*) – Farthing<\/title>/).map { String($0.1) } ?? ""
  }

  /// What the page tells of the last change, and the button beside it.
  var news: [String] {
    guard let strip = text.firstMatch(of: /<div class="undo"[^>]*>([\s\S]*?)<\/div>/) else {
      return []
    }
    return strip.1.matches(of: /<(?:p role="status"|button class="second")>([^<]*)</)
      .map { String($0.1) }
  }

  /// What the forms of the page carry, with other fields.
  func stamped(_ fields: [(String, String)] = []) throws -> [(String, String)] {
    let operation = try #require(hidden("operation").first)
    let revision = try #require(hidden("rev").first)
    return fields + [("operation", operation), ("rev", revision)]
  }
}
