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
  package private(set) var form: Submission
  package let accept: String
  package let cookies: Cookies
  package private(set) var files: [UploadedFile]

  /// Where the browser says the request comes from, in `Sec-Fetch-Site` and in `Origin`.
  package let fetchSite: String?
  package let origin: String?

  /// Whether nobody waits for the answer any more: worth a look before each step that takes long.
  package var isAbandoned: @Sendable () -> Bool = { false }

  /// What fills the openings of its route's path.
  var openings: [FilledOpening] = []

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

  /// Reads the head of a request from CGI variables (RFC 3875).
  package init(variable: (String) -> [UInt8]?) throws(UnreadableRequest) {
    self.init(
      method: Self.method(variable),
      path: Self.path(variable),
      query: try Self.query(variable("QUERY_STRING")),
      accept: Self.header(variable("HTTP_ACCEPT")),
      cookies: Cookies(header: Self.header(variable("HTTP_COOKIE"))),
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

  fileprivate static func header(_ bytes: [UInt8]?) -> String {
    String(decoding: bytes ?? [], as: UTF8.self)
  }
}

// MARK: - The body

extension Request {
  /// What came behind the head of a request, as it was sent.
  ///
  /// It is read once it is known that somebody here asks for it, so that what is refused costs
  /// nothing.
  package struct Body: Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let isTooLarge: Bool
    fileprivate let type: String

    package init(_ bytes: [UInt8], isTooLarge: Bool, variable: (String) -> [UInt8]?) {
      self.bytes = bytes
      self.isTooLarge = isTooLarge || bytes.count > Request.bodyLimit
      type = Request.header(variable("CONTENT_TYPE"))
    }
  }

  /// The request with the form that came with it; only a route that asks for files gets any.
  package func reading(_ body: Body, takesFiles: Bool) throws(UnreadableRequest) -> Request {
    guard !body.isTooLarge else { throw .tooLong }
    guard !body.bytes.isEmpty else { return self }
    var request = self
    if takesFiles, let boundary = MultipartForm.boundary(in: body.type) {
      let form = try MultipartForm(body.bytes, boundary: boundary)
      guard form.files.allSatisfy({ $0.bytes.count <= Self.fileLimit }) else { throw .tooLong }
      request.form = Submission(form.fields)
      request.files = form.files
      return request
    }
    guard body.type.hasPrefix("application/x-www-form-urlencoded") else { throw .unknownForm }
    guard body.bytes.count <= Self.formLimit else { throw .tooLong }
    request.form = try FormDecoding.submission(from: body.bytes)
    return request
  }
}
