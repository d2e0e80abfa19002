package import Finance
package import Formats
package import Keeping
import TestSupport
import Testing
import Web

/// Somebody with a browser, which keeps cookies by name and path and sends them below that path.
package final class Visitor {
  private var kept: [Cookie] = []
  /// The time of the visit, in seconds of Unix.
  package let now: Int64
  /// The store of letter boxes; each request goes to a worker of its own.
  package var letters: LetterStoreSetting?
  /// The day of the visit; nil for that of every test.
  package var today: CalendarDate?

  private struct Cookie {
    let name: String
    let path: String
    let value: String
  }

  package init(at now: Int64 = TestSite.now, letters: LetterStoreSetting? = nil) {
    self.now = now
    self.letters = letters
  }

  /// Another window of the same browser, with the cookies of this moment.
  package func copy(at now: Int64 = TestSite.now) -> Visitor {
    let copy = Visitor(at: now, letters: letters)
    copy.kept = kept
    return copy
  }

  /// The cookies of all paths by name.
  package var cookies: [String: String] {
    Dictionary(kept.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the browser sends with a request: of two with a name, the one of the longer path first.
  package func cookieHeader(for path: String) -> String {
    kept.filter { $0.path == "/" || path == $0.path || path.hasPrefix($0.path + "/") }
      .sorted { $0.path.count > $1.path.count }.map { "\($0.name)=\($0.value)" }
      .joined(separator: "; ")
  }

  package func setCookie(_ name: String, to value: String) {
    keep(Cookie(name: name, path: "/", value: value))
  }

  /// Spoils the cookies of a page, as somebody might who wants to see what happens.
  package func forge(below path: String) {
    for cookie in kept where cookie.path == path {
      keep(Cookie(name: cookie.name, path: path, value: String(cookie.value.dropLast(4)) + "AAAA"))
    }
  }

  /// Loses the cookies of a name, as browsers do that have too many.
  package func lose(_ name: String) {
    kept.removeAll { $0.name.hasSuffix(name) }
  }

  /// Puts cookies of a name back as they were in another window.
  package func putBack(_ name: String, of other: Visitor) {
    for cookie in other.kept where cookie.name.hasSuffix(name) { keep(cookie) }
  }

  /// Asks for an address, and keeps the cookies of the answer.
  @discardableResult
  package func get(_ address: String, accept: String = "text/html") throws -> TestSite.Reply {
    try ask(address, ["REQUEST_METHOD": "GET", "HTTP_ACCEPT": accept])
  }

  /// Sends a form, and keeps the cookies of the answer.
  @discardableResult
  package func post(
    _ path: String, _ fields: [(String, String)] = [], accept: String = "text/html",
    later: Bool = false
  ) throws -> TestSite.Reply {
    let body = fields.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }.joined(separator: "&")
    return try post(
      path, Array(body.utf8), type: "application/x-www-form-urlencoded", accept: accept,
      later: later)
  }

  /// Sends a file, with other fields of its form.
  package func upload(
    _ content: [UInt8], to path: String, _ fields: [(String, String)] = [],
    accept: String = "text/html"
  ) throws -> TestSite.Reply {
    let texts = fields.map { name, text in
      "--XyZ\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(text)\r\n"
    }.joined()
    let head = "--XyZ\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n"
    return try post(
      path, Array((texts + head).utf8) + content + Array("\r\n--XyZ--\r\n".utf8),
      type: "multipart/form-data; boundary=XyZ", accept: accept)
  }

  private func post(
    _ path: String, _ body: [UInt8], type: String, accept: String, later: Bool = false
  ) throws -> TestSite.Reply {
    var variables = [
      "REQUEST_METHOD": "POST", "HTTP_ACCEPT": accept, "CONTENT_TYPE": type,
      "HTTP_SEC_FETCH_SITE": "same-origin",
    ]
    if later { variables["HTTP_LATER"] = "1" }
    return try ask(path, variables, body: body)
  }

  /// Asks for an address, whose path and query are two variables.
  private func ask(
    _ address: String, _ variables: [String: String], body: [UInt8] = []
  ) throws -> TestSite.Reply {
    let (path, query) = TestSite.target(of: address)
    var variables = variables
    variables["DOCUMENT_URI"] = path
    variables["QUERY_STRING"] = query
    let header = cookieHeader(for: path)
    if !header.isEmpty { variables["HTTP_COOKIE"] = header }
    let response = try TestSite.ask(variables, body: body, at: now, on: today, letters: letters)
    for cookie in response.cookies { keep(cookie) }
    return response
  }

  private func keep(_ header: String) {
    let parts = header.split(separator: "; ").map(String.init)
    let pair = parts[0].split(separator: "=", maxSplits: 1).map(String.init)
    let path = parts.first { $0.hasPrefix("Path=") }.map { String($0.dropFirst(5)) } ?? "/"
    let cookie = Cookie(name: pair[0], path: path, value: pair.count > 1 ? pair[1] : "")
    keep(cookie, isForgotten: parts.contains("Max-Age=0"))
  }

  private func keep(_ cookie: Cookie, isForgotten: Bool = false) {
    let place = kept.firstIndex { ($0.name, $0.path) == (cookie.name, cookie.path) }
    if let place { kept.remove(at: place) }
    if !isForgotten { kept.insert(cookie, at: place ?? kept.endIndex) }
  }

  /// A text as a browser sends it.
  package static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let letter = Character(UnicodeScalar(byte))
      if letter.isASCII, letter.isLetter || letter.isNumber || "-._".contains(letter) {
        return String(letter)
      }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }.joined()
  }
}

extension TestSite.Reply {
  /// Where a browser is sent on to.
  package var location: String { headers["Location"] ?? "" }

  /// The fields that a mistake is told of at the top of the page, with the words.
  package var mistakes: [(field: String, words: String)] {
    guard let list = page[id: "error-summary"] else { return [] }
    return list.parts("a").map { (String(($0["href"] ?? "").dropFirst()), $0.words) }
  }

  /// The values of a hidden field on the page, in order.
  package func hidden(_ name: String) -> [String] {
    page.inputs(name).filter { $0["type"] == "hidden" }.compactMap { $0["value"] }
  }

  /// The answer for a program.
  package var json: JSONValue { get throws { try JSONValue(body) } }

  /// The lines of a report on paper that was made without a problem.
  package var onPaper: [String] {
    get throws {
      #expect(status == 200)
      #expect(headers["Content-Type"] == "application/pdf")
      #expect(record.problem == nil)
      return try Paper.lines(of: body)
    }
  }

  /// The fields and words of the mistakes that a program is told of.
  package var errors: [(field: String?, message: String)] {
    get throws {
      (try json["errors"]?.array ?? []).map {
        ($0["field"]?.string, $0["message"]?.string ?? "")
      }
    }
  }

  /// The elements of the page.
  package var page: PageElements { PageElements(text) }

  /// What is read on the page.
  package var words: String { page.words }

  /// What stands in the title of the window, without the name of the site.
  package var title: String {
    let words = page.parts("title").first?.words ?? ""
    return words.hasSuffix(" – Farthing") ? String(words.dropLast(11)) : ""
  }

  /// What the page tells of the last change, and the button beside it.
  package var flash: [String] {
    page.parts("div", of: "undo").first.map { strip in
      strip.parts("p").filter { $0["role"] == "status" }.map(\.words)
        + strip.parts("button", of: "second").map(\.words)
    } ?? []
  }

  /// What the forms of the page carry, with other fields.
  package func stamped(_ fields: [(String, String)] = []) throws -> [(String, String)] {
    let operation = try #require(hidden("operation").first)
    let revision = try #require(hidden("rev").first)
    return fields + [("operation", operation), ("rev", revision)]
  }
}

extension Visitor {
  /// Adds a card of £900 that is due on the fifth.
  package func addCard(_ name: String = "Blue") throws {
    try post("/cards", [("name", name), ("balance", "900"), ("limit", "1000"), ("due-day", "5")])
  }

  /// The token of the link that takes everything to another phone.
  package func everything() throws -> String {
    let link = try #require(try json("/another-phone")["link"]?.string)
    return String(try #require(link.split(separator: "all=").last))
  }
}
