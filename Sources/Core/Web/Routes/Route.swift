package import Formats

/// A method and a path with the function that answers them, and their description.
package struct Route<Context: Sendable>: Sendable {
  /// Answers a request in the context of the site.
  package typealias Responder = @Sendable (Request, Context) -> Response

  /// The method; GET also answers HEAD.
  package let method: Request.Method
  package let path: PathPattern

  /// Makes the description, only when it is asked for, so that a worker starts quickly.
  private let describe: @Sendable () -> OpenAPI.Description?

  /// True when the page without a query is the same for everybody and is generated in advance.
  package let isGenerated: Bool

  /// True when the form contains a file.
  package let takesFiles: Bool

  /// True when an answer takes so long that each visitor may ask for only a few at a time.
  package let isHeavy: Bool
  /// The function that answers.
  package let answer: Responder

  /// The description for programs that read OpenAPI; nil for routes that take no fields.
  package var description: OpenAPI.Description? { describe() }

  /// A route for a page or a document.
  package static func get<Value>(
    _ path: Path<Value>,
    _ description: @autoclosure @escaping @Sendable () -> OpenAPI.Description? = nil,
    generated: Bool = false, heavy isHeavy: Bool = false, _ answer: @escaping Responder
  ) -> Route {
    Route(
      method: .get, path: path.pattern, describe: description, isGenerated: generated,
      takesFiles: false, isHeavy: isHeavy, answer: answer)
  }

  /// A route for a form that changes something; with a file in it, it is heavy.
  package static func post<Value>(
    _ path: Path<Value>,
    _ description: @autoclosure @escaping @Sendable () -> OpenAPI.Description? = nil,
    files takesFiles: Bool = false, _ answer: @escaping Responder
  ) -> Route {
    Route(
      method: .post, path: path.pattern, describe: description, isGenerated: false,
      takesFiles: takesFiles, isHeavy: takesFiles, answer: answer)
  }
}
