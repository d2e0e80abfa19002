/// A request that has been read; its parts keep to the limits below.
package struct Request: Sendable {
  /// The methods that routes answer.
  package enum Method: Sendable, Equatable {
    case get
    case head
    case post
    case other

    /// The name of the method, "other" for those that no route answers.
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
  /// The path, without the query.
  package let path: String
  package let query: Submission
  /// The fields of the body; empty until the body is read.
  package private(set) var form: Submission
  package let accept: String
  package let cookies: Cookies
  /// The files in the body; empty unless the route takes files.
  package private(set) var files: [UploadedFile] = []

  /// The `Sec-Fetch-Site` header; nil if there is none.
  package let fetchSite: String?
  package let origin: String?
  /// The origin of the page whose frame asks; nil for a request of a window, and where the browser
  /// does not tell it.
  package let framingOrigin: String?
  /// Where the browser puts the answer, such as `iframe`; nil if it does not tell.
  package let fetchDestination: String?
  /// The `Authorization` header; empty if there is none.
  package let authorization: String
  /// True for a form that our own script kept while there was no network, and sends now.
  ///
  /// It says so by the header `Later`.
  package let isSentLater: Bool

  /// States that stand in place of those in its cookies, by the names of the cookies.
  private var states: [String: any Sendable] = [:]

  /// Returns true once the client has disconnected; call it before each slow step.
  package var isAbandoned: @Sendable () -> Bool = { false }

  /// A request from its parts; those that are left out are empty.
  package init(
    method: Method = .get, path: String, query: Submission = Submission(),
    form: Submission = Submission(), accept: String = "", cookies: Cookies = Cookies(),
    fetchSite: String? = nil, origin: String? = nil, framingOrigin: String? = nil,
    fetchDestination: String? = nil, authorization: String = "", isSentLater: Bool = false
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.form = form
    self.accept = accept
    self.cookies = cookies
    self.fetchSite = fetchSite
    self.origin = origin
    self.framingOrigin = framingOrigin
    self.fetchDestination = fetchDestination
    self.authorization = authorization
    self.isSentLater = isSentLater
  }

  /// The request with a state in place of that in its cookie: with what letters have brought, say.
  ///
  /// Its cookies stay as they came.
  package func holding<State>(_ state: KeptState<State>, in cookie: StateCookie) -> Request {
    var request = self
    request.states[cookie.stem] = state
    return request
  }

  /// The state that stands in place of that in a cookie; nil for none.
  func held<State>(_ type: State.Type, in cookie: StateCookie) -> KeptState<State>? {
    states[cookie.stem] as? KeptState<State>
  }

  /// True for GET and HEAD, which change nothing.
  package var isRead: Bool { method == .get || method == .head }

  /// True when the answer is for a program, by the path's ending or the `Accept` header.
  package var wantsJSON: Bool {
    path.hasSuffix(".json") || Self.prefersJSON(accept)
  }

  /// True where JSON is named with a higher weight than HTML, or with the same and before it
  /// (RFC 9110, section 12.5.1).
  ///
  /// A wildcard stands for neither, and a type with the weight 0 is not accepted.
  private static func prefersJSON(_ accept: String) -> Bool {
    let accept = accept.lowercased()
    guard accept.contains("json") else { return false }
    var (isJSON, most) = (false, 0.0)
    for range in accept.split(separator: ",") {
      // nginx matches the whole type, so a space within it makes another type.
      let parts = range.split(separator: ";").map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      guard let name = parts.first, ["application/json", "text/html"].contains(name) else {
        continue
      }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) }
      guard let weight = weight ?? 1, weight > most else { continue }
      (isJSON, most) = (name == "application/json", weight)
    }
    return isJSON
  }
}

extension Request {
  /// The longest query, in bytes.
  package static let queryLimit = 8 * 1024
  /// The longest body of a form without files, in bytes.
  package static let formLimit = 64 * 1024
  /// The longest uploaded file, in bytes.
  package static let fileLimit = 256 * 1024

  /// The longest uploaded file of JSON, in bytes: what is kept here is longer once it is saved.
  package static let jsonLimit = 496 * 1024

  /// The longest body of a form with a file, in bytes.
  package static let bodyLimit = jsonLimit + 16 * 1024

  /// Reads the request from CGI variables (RFC 3875), without its body.
  ///
  /// - Parameter variable: Returns the bytes of a variable, or nil when it is not set.
  /// - Throws: The reason why the query cannot be read.
  package init(variable: (String) -> [UInt8]?) throws(UnreadableRequest) {
    self.init(
      method: Self.method(variable),
      path: Self.path(variable),
      query: try Self.query(variable("QUERY_STRING")),
      accept: Self.header(variable("HTTP_ACCEPT")),
      cookies: Cookies(header: String(decoding: variable("HTTP_COOKIE") ?? [], as: UTF8.self)),
      fetchSite: variable("HTTP_SEC_FETCH_SITE").map { Self.header($0) },
      origin: variable("HTTP_ORIGIN").map { Self.header($0) },
      framingOrigin: Self.framingOrigin(variable),
      fetchDestination: variable("HTTP_SEC_FETCH_DEST").map { Self.header($0) },
      authorization: Self.header(variable("HTTP_AUTHORIZATION")),
      isSentLater: variable("HTTP_LATER") != nil
    )
  }

  /// True when a request that could not be read came from a program.
  package static func wantsJSON(variable: (String) -> [UInt8]?) -> Bool {
    Request(path: path(variable), accept: header(variable("HTTP_ACCEPT"))).wantsJSON
  }

  /// The method of a request, even when the rest cannot be read.
  package static func method(_ variable: (String) -> [UInt8]?) -> Method {
    switch header(variable("REQUEST_METHOD")) {
    case "GET": .get
    case "HEAD": .head
    case "POST": .post
    default: .other
    }
  }

  /// The path; a byte outside ASCII becomes a question mark, which no path of the site contains.
  private static func path(_ variable: (String) -> [UInt8]?) -> String {
    header(variable("DOCUMENT_URI") ?? variable("SCRIPT_NAME"))
  }

  /// The origin in the `Referer` header of a frame: scheme, host and port, without path.
  private static func framingOrigin(_ variable: (String) -> [UInt8]?) -> String? {
    guard header(variable("HTTP_SEC_FETCH_DEST")) == "iframe",
      let referrer = variable("HTTP_REFERER")
    else { return nil }
    let parts = header(referrer).split(
      separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0] == "https:" || parts[0] == "http:", parts[1].isEmpty,
      !parts[2].isEmpty
    else { return nil }
    return "\(parts[0])//\(parts[2])"
  }

  private static func query(_ bytes: [UInt8]?) throws(UnreadableRequest) -> Submission {
    let bytes = bytes ?? []
    guard bytes.count <= queryLimit else { throw .tooLong }
    return try FormDecoding.submission(from: bytes)
  }

  /// The text of a variable that only ever holds ASCII in a request of a browser.
  ///
  /// Other bytes become question marks, because comparing text outside ASCII can take long
  /// (see `String.init(fromOutside:)`).
  fileprivate static func header(_ bytes: [UInt8]?) -> String {
    guard let bytes else { return "" }
    guard !bytes.isASCII else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}

// MARK: - The body

extension Request {
  /// The body of a request as it was sent.
  ///
  /// It is decoded after a route is found, so that a refused request costs no time.
  package struct Body: Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let isTooLarge: Bool
    fileprivate let type: String

    /// A body and its content type.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that came.
    ///   - isTooLarge: True when more bytes came than were kept.
    ///   - variable: Returns the bytes of a CGI variable, or nil when it is not set.
    package init(_ bytes: [UInt8], isTooLarge: Bool, variable: (String) -> [UInt8]?) {
      self.bytes = bytes
      self.isTooLarge = isTooLarge || bytes.count > Request.bodyLimit
      type = Request.header(variable("CONTENT_TYPE"))
    }
  }

  /// The request with the fields and files of its body.
  ///
  /// - Parameters:
  ///   - body: The body as it was sent.
  ///   - takesFiles: True when the route accepts files.
  ///   - mostFields: The most fields and files of a form.
  /// - Returns: The request; without a body it stays as it is.
  /// - Throws: The reason why the body cannot be read.
  package func reading(
    _ body: Body, takesFiles: Bool, mostFields: Int = Submission.most
  ) throws(UnreadableRequest) -> Request {
    let boundary = takesFiles ? MultipartForm.boundary(in: body.type) : nil
    guard !body.isTooLarge else {
      throw boundary == nil ? .tooLong : .fileTooLong(most: Self.jsonLimit)
    }
    guard !body.bytes.isEmpty else { return self }
    var request = self
    if let boundary {
      let form = try MultipartForm(body.bytes, boundary: boundary, upTo: mostFields)
      for file in form.files {
        let most = Self.limit(of: file.bytes)
        guard file.bytes.count <= most else { throw .fileTooLong(most: most) }
      }
      request.form = Submission(form.fields)
      request.files = form.files
      return request
    }
    guard body.type.lowercased().hasPrefix("application/x-www-form-urlencoded") else {
      throw .unknownForm
    }
    guard body.bytes.count <= Self.formLimit else { throw .tooLong }
    request.form = try FormDecoding.submission(from: body.bytes, upTo: mostFields)
    return request
  }

  private static func limit(of file: [UInt8]) -> Int {
    file.first == UInt8(ascii: "{") ? jsonLimit : fileLimit
  }
}
