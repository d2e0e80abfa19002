package import Forms

/// One request, read and bounded: nothing in it is larger than the limits allow.
package struct Request: Sendable {
  package enum Method: Sendable, Equatable {
    case get
    case head
    case post
    case other

    package var name: StaticString {
      switch self {
      case .get: "GET"
      case .head: "HEAD"
      case .post: "POST"
      case .other: "other"
      }
    }
  }

  package let method: Method
  package let path: String
  package let query: Submission
  package let form: Submission
  package let accept: String
  package let cookies: Cookies
  package let files: [UploadedFile]

  /// Where the browser says the request comes from, in `Sec-Fetch-Site` and in `Origin`.
  package let fetchSite: String?
  package let origin: String?

  /// The segments of the path that its route leaves open, in order.
  package internal(set) var captures: [String] = []

  package init(
    method: Method = .get, path: String, query: Submission = Submission(),
    form: Submission = Submission(), accept: String = "", cookies: Cookies = Cookies(),
    files: [UploadedFile] = [], fetchSite: String? = nil, origin: String? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.form = form
    self.accept = accept
    self.cookies = cookies
    self.files = files
    self.fetchSite = fetchSite
    self.origin = origin
  }

  package var isRead: Bool { method == .get || method == .head }

  /// Whether the answer is for a program: asked for in the path or in the Accept header.
  package var wantsJSON: Bool {
    path.hasSuffix(".json") || accept.hasPrefix("application/json")
  }
}

extension Request {
  package static let queryLimit = 8 * 1024
  package static let formLimit = 64 * 1024
  package static let fileLimit = 256 * 1024

  /// A file at its limit, with what a form puts around it.
  package static let bodyLimit = fileLimit + 16 * 1024

  /// Reads a request from CGI variables (RFC 3875) and its body.
  package init(
    variable: (String) -> [UInt8]?, body: [UInt8], bodyIsTooLarge: Bool
  ) throws(UnreadableRequest) {
    let form = try Self.form(body, tooLarge: bodyIsTooLarge, type: variable("CONTENT_TYPE"))
    self.init(
      method: Self.method(variable),
      path: Self.path(variable),
      query: try Self.query(variable("QUERY_STRING")),
      form: form.submission,
      accept: Self.header(variable("HTTP_ACCEPT")),
      cookies: Cookies(header: Self.header(variable("HTTP_COOKIE"))),
      files: form.files,
      fetchSite: variable("HTTP_SEC_FETCH_SITE").map { Self.header($0) },
      origin: variable("HTTP_ORIGIN").map { Self.header($0) }
    )
  }

  /// Whether a request that could not be read was a program's.
  package static func wantsJSON(variable: (String) -> [UInt8]?) -> Bool {
    Request(path: path(variable), accept: header(variable("HTTP_ACCEPT"))).wantsJSON
  }

  /// The method of a request, whether or not the rest of it can be read.
  package static func method(_ variable: (String) -> [UInt8]?) -> Method {
    switch header(variable("REQUEST_METHOD")) {
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
  ) throws(UnreadableRequest) -> (submission: Submission, files: [UploadedFile]) {
    guard !tooLarge, body.count <= bodyLimit else { throw .tooLong }
    guard !body.isEmpty else { return (Submission(), []) }
    let type = header(type)
    if let boundary = MultipartForm.boundary(in: type) {
      let form = try MultipartForm(body, boundary: boundary)
      guard form.files.allSatisfy({ $0.bytes.count <= fileLimit }) else { throw .tooLong }
      return (Submission(form.fields), form.files)
    }
    guard type.hasPrefix("application/x-www-form-urlencoded") else { throw .unknownForm }
    guard body.count <= formLimit else { throw .tooLong }
    return (try FormDecoding.submission(from: body), [])
  }

  private static func header(_ bytes: [UInt8]?) -> String {
    String(decoding: bytes ?? [], as: UTF8.self)
  }
}
