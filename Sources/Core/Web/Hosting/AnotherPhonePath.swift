package import Formats

/// The page that takes everything to another phone, to which tools link.
package enum AnotherPhonePath {
  package static let page = Path("/another-phone")
  /// The field of a form that goes on to the page, and its value.
  package static let then = (name: "then", value: "another-phone")

  /// The field, for programs.
  ///
  /// - Parameter summary: What it does beside turning something on.
  /// - Returns: Its description.
  package static func parameter(_ summary: String) -> OpenAPI.Parameter {
    OpenAPI.Parameter(then.name, summary, .choice([then.value]))
  }

  /// True for a form that keeps something in step on its way to the page.
  package static func isNext(after request: Request) -> Bool {
    [(BoxAction.name, BoxAction.on.rawValue), then].allSatisfy { request.form.typed($0) == $1 }
  }

  /// Goes on to the page with what an answer keeps.
  package static func reached(with response: Response) -> Response {
    .seeOther(page.address, headers: response.cookies)
  }
}

extension Response {
  /// The headers that set cookies.
  package var cookies: [Header] { headers.filter { $0.name.description == "Set-Cookie" } }
}
