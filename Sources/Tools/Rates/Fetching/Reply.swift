/// The outcome of a request.
package enum Reply: Equatable, Sendable {
  case response(Response)
  /// No complete response, with the reason in libcurl's words.
  case failed(String)

  package struct Response: Equatable, Sendable {
    package let status: Int
    /// The media type; empty when the response has none.
    package let contentType: String
    /// The seconds of `Retry-After`, or 0.
    package let retryAfter: Int
    /// The header `Last-Modified` as it stands; nil when the response has none.
    package let lastModified: String?
    package let body: [UInt8]
  }
}
