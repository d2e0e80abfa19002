import Markup
package import Components
package import Forms
package import Web

extension Site {
  /// What is refused: a program is told in one sentence, a person by a page.
  package func refuse(
    _ request: Request, _ sentence: String, _ status: Response.Status,
    privacy: Response.Privacy = .state, _ page: @autoclosure () -> Page
  ) -> Response {
    guard !request.wantsJSON else {
      return .json(UnreadableAnswer.json(sentence), status: status)
    }
    return answer(page(), status: status, privacy: privacy)
  }

  /// A form with mistakes: a program gets the list, a person the form with what was typed.
  package func refuse(
    _ request: Request, _ invalid: InvalidForm, _ page: @autoclosure () -> Page
  ) -> Response {
    guard !request.wantsJSON else { return .json(invalid.json, status: .unprocessable) }
    return answer(page(), status: .unprocessable, privacy: .state)
  }

  /// The answer where there is nothing: an unknown address, or a thing that is gone.
  package func notFound(_ request: Request) -> Response {
    refuse(request, "There is nothing here", .notFound, privacy: .figures, .missing)
  }
}

extension Page {
  /// The page for what is not there, written ahead for nginx too.
  package static let missing = Page(
    title: "There is no such page",
    lead: "The address may have been cut short or mistyped.",
    content: "<p><a class=\"button\"\(href: Address("/"))>Go to the tools</a></p>")
}
