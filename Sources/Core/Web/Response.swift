/// A whole response, kept in memory until it is sent.
package struct Response: Sendable {
  /// The HTTP status codes that the site uses.
  package enum Status: Int, Sendable {
    case ok = 200
    case noContent = 204
    case seeOther = 303
    case temporaryRedirect = 307
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case gone = 410
    case unprocessable = 422
    /// The visitor left before the response was complete; nobody receives it (nginx's own code).
    case abandoned = 499
    case internalError = 500
    case notImplemented = 501
    case unavailable = 503
    case noRoom = 507

    var reason: String {
      switch self {
      case .ok: "OK"
      case .noContent: "No Content"
      case .seeOther: "See Other"
      case .temporaryRedirect: "Temporary Redirect"
      case .badRequest: "Bad Request"
      case .unauthorized: "Unauthorized"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .conflict: "Conflict"
      case .gone: "Gone"
      case .unprocessable: "Unprocessable Content"
      case .abandoned: "Client Closed Request"
      case .internalError: "Internal Server Error"
      case .notImplemented: "Not Implemented"
      case .unavailable: "Service Unavailable"
      case .noRoom: "Insufficient Storage"
      }
    }
  }

  /// The rules for storing a response, which decide its caching headers.
  package enum Privacy: Sendable {
    /// The same for everybody: may be cached, and found by search engines.
    case open
    /// Contains somebody's figures: never stored, indexed or named in a referrer.
    case figures
    /// Contains figures and a form that changes state, which needs a referrer within the site.
    ///
    /// Browsers send `Origin` with a form only when the page allows that.
    case state
    /// A file whose name changes with its content, so it may be cached for ever.
    case immutable
  }

  /// The sites that may show a page in a frame.
  package enum Framing: Sendable, Equatable {
    case nobody
    case origins([String])
    case anybody
  }

  package var status: Status
  package var contentType: StaticString
  package var privacy: Privacy
  /// The sites that may frame it; none by default.
  package var framing: Framing = .nobody
  /// True when the page contains frames of this site.
  package var showsFrames = false
  /// True for a page that sends a form in the body of a request; pages of state are not looked at.
  private var sendsForms = false
  /// True for a page with an answer to what somebody asked, and not with a form alone.
  package var isAnswer = false
  /// Further headers, without those for caching and security.
  package var headers: [Header]
  /// A sentence for the journal about a part that the response lacks; nil when it is complete.
  ///
  /// A static string cannot contain anything that a visitor typed.
  package var problem: StaticString?
  /// The body, in pieces as it was written.
  private let pieces: [[UInt8]]
  /// The pattern of the route that answered; a hyphen when there was none.
  package internal(set) var route = "-"

  /// A header with its name and value.
  package struct Header: Sendable, Equatable {
    package let name: StaticString
    /// The value; control characters are removed when it is sent.
    package let value: String

    package init(_ name: StaticString, _ value: String) {
      self.name = name
      self.value = value
    }

    /// The header that keeps nginx from compressing the response.
    package static let uncompressed = Header("Content-Encoding", "identity")

    package static func == (left: Header, right: Header) -> Bool {
      left.name.description == right.name.description && left.value == right.value
    }
  }

  /// A response with its body in one piece; private unless said otherwise.
  package init(
    _ status: Status = .ok, contentType: StaticString, privacy: Privacy = .figures,
    headers: [Header] = [], body: [UInt8]
  ) {
    self.init(
      status, contentType: contentType, privacy: privacy, headers: headers, pieces: [body])
  }

  private init(
    _ status: Status, contentType: StaticString, privacy: Privacy, headers: [Header] = [],
    pieces: [[UInt8]]
  ) {
    self.status = status
    self.contentType = contentType
    self.privacy = privacy
    self.headers = headers
    self.pieces = pieces
  }

  /// A page of HTML.
  package static func page(
    _ page: HTML, status: Status = .ok, privacy: Privacy = .figures
  ) -> Response {
    var response = Response(
      status, contentType: "text/html; charset=utf-8", privacy: privacy, pieces: page.pieces)
    response.sendsForms = privacy != .state && page.contains("method=\"post\"")
    return response
  }

  /// The response to a request whose sender has left.
  package static let abandoned = text("", status: .abandoned)

  /// The most bytes in a body.
  ///
  /// The web server has room for as many, so that a slow reader does not hold a worker.
  package static let mostBytes = 2_000_000

  package var size: Int { pieces.reduce(0) { $0 + $1.count } }

  /// The whole body in one piece.
  package var body: [UInt8] { Array(pieces.joined()) }

  /// Plain text in UTF-8.
  package static func text(_ text: String, status: Status = .ok) -> Response {
    Response(status, contentType: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  /// JSON, already written.
  package static func json(_ body: [UInt8], status: Status = .ok) -> Response {
    Response(status, contentType: "application/json", body: body)
  }

  /// A file to save, under a telling name.
  package static func download(
    _ body: [UInt8], as name: FileName, contentType: StaticString
  ) -> Response {
    Response(
      contentType: contentType,
      headers: [Header("Content-Disposition", "attachment; filename=\"\(name.text)\"")], body: body)
  }
}

extension Response {
  /// The redirect after a form that changed something (303), to a page of this site.
  package static func seeOther(_ address: Address, headers: [Header] = []) -> Response {
    Response(
      .seeOther, contentType: "text/plain; charset=utf-8", privacy: .state,
      headers: [Header("Location", address.text)] + headers, body: [])
  }

  /// The redirect that makes the browser send the same form to another page of this site (307).
  package static func again(at address: Address) -> Response {
    Response(
      .temporaryRedirect, contentType: "text/plain; charset=utf-8", privacy: .state,
      headers: [Header("Location", address.text)], body: [])
  }

  /// The same response, or 204 in place of a redirect for a script that sends a form later.
  ///
  /// A script cannot see where a redirect leads. It takes this one alone for an answer of this site:
  /// a redirect may come from a server in front that asks who is there.
  package func told(to request: Request) -> Response {
    guard request.isSentLater, status == .seeOther else { return self }
    var copy = self
    copy.status = .noContent
    copy.headers.removeAll { $0.name.description == "Location" }
    return copy
  }

  /// The same response with further headers.
  package func adding(_ headers: [Header]) -> Response {
    var copy = self
    copy.headers += headers
    return copy
  }
}

extension Response {
  /// The response as a CGI program writes it (RFC 3875), with its security headers.
  ///
  /// - Parameter secure: True when the site is served over TLS.
  /// - Returns: The pieces, to be sent one after another.
  package func serialized(secure: Bool) -> [[UInt8]] {
    precondition(size <= Self.mostBytes, "a response is measured before it is sent")
    var head: [UInt8] = []
    head.reserveCapacity(2_048)
    head.append(contentsOf: "Status: \(status.rawValue) \(status.reason)\r\n".utf8)
    write("Content-Type", contentType.description, into: &head)
    for header in headers {
      write(header.name, header.value, into: &head)
    }
    let kept = sendsForms && privacy == .figures ? .state : privacy
    for header in SecurityHeaders.list(
      for: kept, framing: framing, showsFrames: showsFrames, secure: secure)
    {
      write(header.name, header.value, into: &head)
    }
    head.append(contentsOf: "Content-Length: \(size)\r\n\r\n".utf8)
    return [head] + pieces
  }

  /// Appends a header; control characters are left out, because a line break would start another
  /// one.
  private func write(_ name: StaticString, _ value: String, into bytes: inout [UInt8]) {
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: ": ".utf8)
    var value = value
    value.withUTF8 { text in
      guard text.contains(where: Self.isControl) else { return bytes.append(contentsOf: text) }
      bytes.append(contentsOf: text.lazy.filter { !Self.isControl($0) })
    }
    bytes.append(contentsOf: "\r\n".utf8)
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }
}
