/// What came of one request.
package enum Reply: Equatable, Sendable {
  case answer(Answer)
  /// No whole answer came; why, in the words of libcurl.
  case failed(String)

  package struct Answer: Equatable, Sendable {
    package let status: Int
    /// Empty where the answer does not say.
    package let contentType: String
    /// The seconds to wait that the answer asks for, or 0.
    package let retryAfter: Int
    package let body: [UInt8]

    package init(status: Int, contentType: String, retryAfter: Int = 0, body: [UInt8]) {
      self.status = status
      self.contentType = contentType
      self.retryAfter = retryAfter
      self.body = body
    }
  }
}
