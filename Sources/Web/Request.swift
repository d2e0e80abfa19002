package import Forms

/// One request, read and bounded: nothing in it is larger than the limits allow.
package struct Request: Sendable {
  package enum Method: Sendable, Equatable {
    case get
    case head
    case post
    case other
  }

  package let method: Method
  package let path: String
  package let query: Submission
  package let form: Submission
  package let accept: String

  /// The segments of the path that its route leaves open, in order.
  package internal(set) var captures: [String] = []

  package init(
    method: Method = .get, path: String, query: Submission = Submission(),
    form: Submission = Submission(), accept: String = ""
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.form = form
    self.accept = accept
  }

  package var isRead: Bool { method == .get || method == .head }

  /// Whether the answer is for a program: asked for in the path or in the Accept header.
  package var wantsJSON: Bool {
    path.hasSuffix(".json") || accept.hasPrefix("application/json")
  }
}

extension Request {
  package static let queryLimit = 8 * 1024
  package static let bodyLimit = 64 * 1024

  /// Reads a request from CGI variables (RFC 3875) and its body.
  package init(
    variable: (String) -> [UInt8]?, body: [UInt8], bodyIsTooLarge: Bool
  ) throws(UnreadableRequest) {
    self.init(
      method: Self.method(variable("REQUEST_METHOD")),
      path: Self.path(variable),
      query: try Self.query(variable("QUERY_STRING")),
      form: try Self.form(body, tooLarge: bodyIsTooLarge, type: variable("CONTENT_TYPE")),
      accept: Self.header(variable("HTTP_ACCEPT"))
    )
  }

  /// Whether a request that could not be read was a program's.
  package static func wantsJSON(variable: (String) -> [UInt8]?) -> Bool {
    Request(path: path(variable), accept: header(variable("HTTP_ACCEPT"))).wantsJSON
  }

  private static func method(_ bytes: [UInt8]?) -> Method {
    switch header(bytes) {
    case "GET": .get
    case "HEAD": .head
    case "POST": .post
    default: .other
    }
  }

  private static func path(_ variable: (String) -> [UInt8]?) -> String {
    header(variable("DOCUMENT_URI") ?? variable("SCRIPT_NAME"))
  }

  private static func query(_ bytes: [UInt8]?) throws(UnreadableRequest) -> Submission {
    let bytes = bytes ?? []
    guard bytes.count <= queryLimit else { throw .tooLong }
    return try FormDecoding.submission(from: bytes)
  }

  private static func form(
    _ body: [UInt8], tooLarge: Bool, type: [UInt8]?
  ) throws(UnreadableRequest) -> Submission {
    guard !tooLarge else { throw .tooLong }
    guard !body.isEmpty else { return Submission() }
    guard header(type).hasPrefix("application/x-www-form-urlencoded") else { throw .unknownForm }
    return try FormDecoding.submission(from: body)
  }

  private static func header(_ bytes: [UInt8]?) -> String {
    String(decoding: bytes ?? [], as: UTF8.self)
  }
}
