package import Formats

/// One row of the table of routes: a method and a path, what they answer, and their description.
package struct Route<Context: Sendable>: Sendable {
  package typealias Answer = @Sendable (Request, Context) -> Response

  package let method: Request.Method
  package let path: PathPattern

  /// The route for programs that read OpenAPI; none where there is nothing to ask.
  package let description: OpenAPI.Description?

  /// Whether the plain page, without a query, is the same for everybody and written ahead of time.
  package let isGenerated: Bool

  /// Whether its form has a file in it.
  package let takesFiles: Bool

  /// Whether an answer takes so long that one visitor may ask for only a few at a time.
  package let isHeavy: Bool
  package let answer: Answer

  /// A page or a document.
  package static func get<Value>(
    _ path: Path<Value>, _ description: OpenAPI.Description? = nil, generated: Bool = false,
    heavy isHeavy: Bool = false, _ answer: @escaping Answer
  ) -> Route {
    Route(
      method: .get, path: path.pattern, description: description, isGenerated: generated,
      takesFiles: false, isHeavy: isHeavy, answer: answer)
  }

  /// A form that changes something; one with a file in it is heavy.
  package static func post<Value>(
    _ path: Path<Value>, _ description: OpenAPI.Description? = nil, files takesFiles: Bool = false,
    _ answer: @escaping Answer
  ) -> Route {
    Route(
      method: .post, path: path.pattern, description: description, isGenerated: false,
      takesFiles: takesFiles, isHeavy: takesFiles, answer: answer)
  }
}
