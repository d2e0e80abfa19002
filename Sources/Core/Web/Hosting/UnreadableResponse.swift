/// The response to a request that cannot be read: status 400 with an explanation.
package enum UnreadableResponse {
  /// The response: JSON for a program, a page for a person.
  package static func response(
    to reason: UnreadableRequest, forProgram isProgram: Bool, on site: Site
  ) -> Response {
    let message = sentence(reason)
    guard !isProgram else { return .json(json(message), status: .badRequest) }
    return site.response(
      Page(
        title: "This page could not be read", lead: "\(message).",
        content: """
          <p>\(wayOut(of: reason))</p>
          \(Page.toTools)
          """), status: .badRequest)
  }

  /// The response in place of one with more bytes than ``Response/mostBytes``: status 422 with an
  /// explanation.
  ///
  /// No answer is that large. It is a guard; the journal reports it too.
  package static func tooLarge(_ request: Request, on site: Site) -> Response {
    let message = "The answer would be too large to send"
    var response = site.refuse(
      request, message, .unprocessable, privacy: .figures,
      Page(
        title: "This answer is too large", lead: "\(message). Ask for less at a time.",
        content: Page.toTools))
    response.problem = "An answer was larger than 2,000,000 bytes and was not sent."
    return response
  }

  /// The JSON of an error that belongs to no field.
  package static func json(_ message: String) -> [UInt8] {
    ErrorList([.init(field: nil, message: message)]).json
  }

  private static func wayOut(of reason: UnreadableRequest) -> HTML {
    if case .fileTooLong = reason { return "Go back, and choose another file." }
    return "Go back, and type it again in fewer or plainer characters."
  }

  private static func sentence(_ reason: UnreadableRequest) -> String {
    switch reason {
    case .percentEncoding: "The address or the form has a % that is not followed by two digits"
    case .notText: "What was sent holds characters that are not text"
    case .tooManyMarks: "What was sent has more than 30 accents on one letter"
    case .tooLong: "What was sent is too long"
    case .fileTooLong(let most):
      "The file is too large: files like it can be up to \(most / 1024) KB"
    case .tooManyFields(let most): "What was sent has more than \(most) fields"
    case .unknownForm: "What was sent is not a form"
    }
  }
}
