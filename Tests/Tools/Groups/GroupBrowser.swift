import Formats
import Testing

/// A browser that keeps cookies as browsers do: by name and path, sent below that path only.
final class GroupBrowser {
  private var cookies: [String: (path: String, value: String)] = [:]

  /// What of a sent form came back, with where it led.
  struct Answer {
    let page: TestSite.Answer

    var status: Int { page.status }
    var headers: [String: String] { page.headers }
    var text: String { page.text }
    var location: String { headers["Location"] ?? "" }
  }

  @discardableResult
  func get(_ address: String, accept: String = "text/html") throws -> Answer {
    let parts = address.split(separator: "?", maxSplits: 1)
    return try ask([
      "REQUEST_METHOD": "GET", "DOCUMENT_URI": String(parts[0]),
      "QUERY_STRING": parts.count > 1 ? String(parts[1]) : "", "HTTP_ACCEPT": accept,
    ])
  }

  @discardableResult
  func post(_ path: String, _ fields: [(String, String)] = []) throws -> Answer {
    try post(
      path, body: fields.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&"),
      type: "application/x-www-form-urlencoded")
  }

  @discardableResult
  func upload(_ path: String, file: String) throws -> Answer {
    try post(
      path,
      body: """
        --frontier\r
        Content-Disposition: form-data; name="file"; filename="group"\r
        Content-Type: application/octet-stream\r
        \r
        \(file)\r
        --frontier--\r

        """, type: "multipart/form-data; boundary=frontier")
  }

  private func post(_ path: String, body: String, type: String) throws -> Answer {
    try ask(
      [
        "REQUEST_METHOD": "POST", "DOCUMENT_URI": path, "CONTENT_TYPE": type,
        "HTTP_SEC_FETCH_SITE": "same-origin",
      ], body: Array(body.utf8))
  }

  private func ask(_ variables: [String: String], body: [UInt8] = []) throws -> Answer {
    let path = variables["DOCUMENT_URI"] ?? ""
    var variables = variables
    variables["HTTP_COOKIE"] = cookies.values
      .filter { $0.path == "/" || path == $0.path || path.hasPrefix($0.path + "/") }
      .sorted { $0.path.count > $1.path.count }.map(\.value).joined(separator: "; ")
    let answer = try TestSite.ask(variables, body: body)
    for cookie in answer.cookies { keep(cookie) }
    return Answer(page: answer)
  }

  private func keep(_ header: String) {
    let parts = header.split(separator: "; ").map(String.init)
    let path = parts.first { $0.hasPrefix("Path=") }.map { String($0.dropFirst(5)) } ?? "/"
    let name = String(parts[0].prefix { $0 != "=" })
    let isForgotten = parts.contains("Max-Age=0")
    cookies["\(name) \(path)"] = isForgotten ? nil : (path, parts[0])
  }

  /// Spoils the cookie of a page, as somebody might who wants to see what happens.
  func forge(below path: String) {
    for (key, cookie) in cookies where cookie.path == path {
      cookies[key] = (path, String(cookie.value.dropLast(4)) + "AAAA")
    }
  }

  private func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(UnicodeScalar(byte))
        : "%" + String(repeating: "0", count: 2 - digits.count) + digits
    }.joined()
  }
}

extension GroupBrowser {
  /// A group of Ana, Ben and Cy in euros, and the ids of its people.
  func group(_ names: String = "Ana\nBen\nCy") throws -> (path: String, people: [String]) {
    let answer = try post(
      "/groups", [("name", "Lisbon"), ("members", names), ("currency", "EUR")])
    #expect(answer.status == 303)
    let people = try json(answer.location + "/group.json")["members"]?.array ?? []
    return (answer.location, people.compactMap { $0["id"]?.string })
  }

  func json(_ address: String) throws -> JSONValue {
    try JSONValue(Array(try get(address, accept: "application/json").text.utf8))
  }

  /// Opens a file after its preview; the address of the group that comes of it.
  func open(_ file: String) throws -> String {
    let preview = try upload("/groups/import", file: file)
    #expect(preview.status == 200)
    let token = try #require(preview.text.firstMatch(of: /name="confirm" value="([^"]*)"/)?.1)
    let redirect = try post("/groups/import", [("confirm", String(token))])
    #expect(redirect.status == 307)
    #expect(try post(redirect.location, [("confirm", String(token))]).status == 303)
    return redirect.location.replacing("/merge", with: "")
  }
}
