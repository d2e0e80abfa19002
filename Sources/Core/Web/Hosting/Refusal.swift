/// The reasons for refusing a change, each with the page that explains it, out of `Pages`.
package enum Refusal<Pages>: Error {
  /// The thing to change does not exist.
  case unknown
  case invalid(InvalidForm, @Sendable (Pages) -> Page)
  /// The change does not fit what is kept, for a reason in words.
  case conflict(String, @Sendable (Pages) -> Page)
}

extension Site {
  /// Refuses a request: with a sentence for a program, a page for a person.
  package func refuse(
    _ request: Request, _ sentence: String, _ status: Response.Status,
    privacy: Response.Privacy = .state, _ page: @autoclosure () -> Page
  ) -> Response {
    guard !request.wantsJSON else {
      return .json(UnreadableResponse.json(sentence), status: status)
    }
    return response(page(), status: status, privacy: privacy)
  }

  /// Refuses a form with mistakes: with their list for a program, with the form as typed for a
  /// person.
  package func refuse(
    _ request: Request, _ invalid: InvalidForm, _ page: @autoclosure () -> Page
  ) -> Response {
    guard !request.wantsJSON else { return .json(invalid.json, status: .unprocessable) }
    return response(page(), status: .unprocessable, privacy: .state)
  }

  /// Refuses a change of what the browser keeps.
  package func refuse<Pages>(
    _ request: Request, _ refusal: Refusal<Pages>, _ pages: Pages
  ) -> Response {
    switch refusal {
    case .unknown: notFound(request)
    case .invalid(let invalid, let page): refuse(request, invalid, page(pages))
    case .conflict(let sentence, let page): refuse(request, sentence, .conflict, page(pages))
    }
  }

  /// A page of what the browser keeps, which no cache stores.
  package func statePage(_ page: Page, status: Response.Status = .ok) -> Response {
    response(page, status: status, privacy: .state)
  }

  /// The response for an unknown address or a thing that no longer exists.
  package func notFound(_ request: Request) -> Response {
    refuse(request, "There is nothing here", .notFound, privacy: .figures, .missing)
  }
}

extension Page {
  /// The button at the end of a page that has nothing else to offer.
  package static let toTools: HTML =
    "<p><a class=\"button\"\(href: Address("/"))>Go to the tools</a></p>"

  /// The “not found” page, generated for nginx too.
  package static let missing = Page(
    title: "Page not found",
    lead: "The address may have been cut short or mistyped.",
    content: toTools)
}

extension InvalidForm {
  /// Every wrong field with its message, in page order.
  package var json: [UInt8] {
    ErrorList(errors.map { .init(field: $0.field, message: $0.message) }).json
  }
}
