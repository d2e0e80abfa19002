import Components
import Forms
import Web

extension Site {
  /// What is refused: a program is told in one sentence, a person by a page.
  func refuse(
    _ request: Request, _ sentence: String, _ status: Response.Status,
    privacy: Response.Privacy = .state, _ page: @autoclosure () -> Page
  ) -> Response {
    guard !request.wantsJSON else {
      return .json(UnreadableAnswer.json(sentence), status: status)
    }
    return answer(page(), status: status, privacy: privacy)
  }

  /// A form with mistakes: a program gets the list, a person the form with what was typed.
  func refuse(
    _ request: Request, _ invalid: InvalidForm, _ page: @autoclosure () -> Page
  ) -> Response {
    guard !request.wantsJSON else { return .json(invalid.json, status: .unprocessable) }
    return answer(page(), status: .unprocessable, privacy: .state)
  }
}
