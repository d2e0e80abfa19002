package import Markup

/// A whole answer, held in memory until it is sent.
package struct Response: Sendable {
  package enum Status: Int, Sendable {
    case ok = 200
    case seeOther = 303
    case temporaryRedirect = 307
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case unprocessable = 422
    /// Nobody is there to see it: the visitor left before the answer was done.
    case abandoned = 499
    case internalError = 500
    case notImplemented = 501

    var reason: String {
      switch self {
      case .ok: "OK"
      case .seeOther: "See Other"
      case .temporaryRedirect: "Temporary Redirect"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .conflict: "Conflict"
      case .unprocessable: "Unprocessable Content"
      case .abandoned: "Client Closed Request"
      case .internalError: "Internal Server Error"
      case .notImplemented: "Not Implemented"
      }
    }
  }

  /// What may be remembered of an answer, and by whom.
  package enum Privacy: Sendable {
    /// The same for everybody: may be cached and found by search engines.
    case open
    /// Holds somebody's figures: never stored, indexed or passed on in a referrer.
    case figures
    /// Holds figures and a form that changes a state: browsers name the site it came from only
    /// where the referrer stays in the site.
    case state
    /// Named after what it holds, so it never changes.
    case immutable
  }

  /// Which other sites may show an answer inside a page of theirs.
  package enum Framing: Sendable, Equatable {
    case nobody
    case origins([String])
    case anybody
  }

  package var status: Status
  package var contentType: StaticString
  package var privacy: Privacy
  package var framing: Framing = .nobody
  /// Whether the page shows frames of our own.
  package var showsFrames = false
  package var headers: [Header]
  /// What the answer lacks although it is sent, for the journal; `nil` when nothing is missing.
  ///
  /// A static string cannot hold anything of the visitor's.
  package var problem: StaticString?
  /// The body, in the pieces that it was written in.
  private let pieces: [[UInt8]]
  /// The pattern of the route that answered; a dash where none did.
  package internal(set) var route = "-"

  package struct Header: Sendable, Equatable {
    package let name: StaticString
    package let value: String

    package init(_ name: StaticString, _ value: String) {
      self.name = name
      self.value = value
    }

    /// nginx leaves alone what says that it has an encoding.
    package static let uncompressed = Header("Content-Encoding", "identity")

    package static func == (left: Header, right: Header) -> Bool {
      left.name.description == right.name.description && left.value == right.value
    }
  }

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

  package static func page(
    _ page: HTML, status: Status = .ok, privacy: Privacy = .figures
  ) -> Response {
    Response(
      status, contentType: "text/html; charset=utf-8", privacy: privacy, pieces: page.pieces)
  }

  /// What is left of an answer that nobody waits for any more.
  package static let abandoned = text("", status: .abandoned)

  package var body: [UInt8] { Array(pieces.joined()) }

  package static func text(_ text: String, status: Status = .ok) -> Response {
    Response(status, contentType: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  package static func json(_ body: [UInt8], status: Status = .ok) -> Response {
    Response(status, contentType: "application/json", body: body)
  }

  /// A file to save, under a name of our own choosing.
  package static func download(
    _ body: [UInt8], as name: StaticString, contentType: StaticString
  ) -> Response {
    Response(
      contentType: contentType,
      headers: [Header("Content-Disposition", "attachment; filename=\"\(name)\"")], body: body)
  }
}

extension Response {
  /// The answer to a form that changed something: the browser goes on to a page of ours.
  package static func seeOther(_ address: Address, headers: [Header] = []) -> Response {
    Response(
      .seeOther, contentType: "text/plain; charset=utf-8", privacy: .state,
      headers: [Header("Location", address.text)] + headers, body: [])
  }

  /// Lets the browser send the same form again, to another page of ours.
  package static func again(at address: Address) -> Response {
    Response(
      .temporaryRedirect, contentType: "text/plain; charset=utf-8", privacy: .state,
      headers: [Header("Location", address.text)], body: [])
  }

  package func adding(_ headers: [Header]) -> Response {
    var copy = self
    copy.headers += headers
    return copy
  }
}

extension Response {
  /// The answer as a CGI program writes it (RFC 3875), security headers included, in pieces to send
  /// one after another.
  package func serialized(secure: Bool) -> [[UInt8]] {
    var head: [UInt8] = []
    head.reserveCapacity(2_048)
    head.append(contentsOf: "Status: \(status.rawValue) \(status.reason)\r\n".utf8)
    write("Content-Type", contentType.description, into: &head)
    for header in headers {
      write(header.name, header.value, into: &head)
    }
    for header in SecurityHeaders.list(
      for: privacy, framing: framing, showsFrames: showsFrames, secure: secure)
    {
      write(header.name, header.value, into: &head)
    }
    let count = pieces.reduce(0) { $0 + $1.count }
    head.append(contentsOf: "Content-Length: \(count)\r\n\r\n".utf8)
    return [head] + pieces
  }

  /// A line break in a value would start another header: it is left out.
  private func write(_ name: StaticString, _ value: String, into bytes: inout [UInt8]) {
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: ": ".utf8)
    var value = value
    value.withUTF8 { text in
      for byte in text where byte >= 0x20 && byte != 0x7F { bytes.append(byte) }
    }
    bytes.append(contentsOf: "\r\n".utf8)
  }
}
