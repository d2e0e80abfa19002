import Formats
import Components
import Forms
import Markup
package import Web

/// The response to a request that cannot be read: status 400 with an explanation.
package enum UnreadableResponse {
  /// The response: JSON for a program, a page for a person.
  package static func response(
    to reason: UnreadableRequest, forProgram isProgram: Bool, on site: Site
  ) -> Response {
    let message = sentence(reason)
    guard !isProgram else { return .json(json(message), status: .badRequest) }
    return site.answer(
      Page(
        title: "This page could not be read", lead: "\(message).",
        content: """
          <p>Go back, and type it again in fewer or plainer characters.</p>
          <p><a class="button"\(href: Address("/"))>Go to the tools</a></p>
          """), status: .badRequest)
  }

  /// The JSON of an error that belongs to no field.
  package static func json(_ message: String) -> [UInt8] {
    ErrorList([.init(field: nil, message: message)]).json
  }

  private static func sentence(_ reason: UnreadableRequest) -> String {
    switch reason {
    case .percentEncoding: "The address has a % that is not followed by two digits"
    case .notText: "What was sent holds characters that are not text"
    case .tooManyMarks: "What was sent has more than 30 accents on one letter"
    case .tooLong: "What was sent is too long"
    case .tooManyFields: "What was sent has more than 100 fields"
    case .unknownForm: "What was sent is not a form"
    }
  }
}
