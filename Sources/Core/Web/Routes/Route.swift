/// A method and a path with the function that answers them, and their description.
package struct Route<Context: Sendable>: Sendable {
  /// Answers a request in the context of the site.
  package typealias Responder = @Sendable (Request, Context) -> Response

  /// The method; GET also answers HEAD.
  package let method: Request.Method
  package let path: PathPattern

  /// Makes the description, only when it is asked for, so that a worker starts quickly.
  private var describe: @Sendable () -> OpenAPI.Description?

  /// True when the page without a query is the same for everybody and is generated in advance.
  package let isGenerated: Bool

  package let takesFiles: Bool
  package var mostFields = Submission.most

  /// True when an answer takes so long that each visitor may ask for only a few at a time.
  package let isHeavy: Bool
  /// Answers a request with these texts in its path; returns nil when one is not a value.
  package private(set) var respond: @Sendable (ArraySlice<Substring>, Request, Context) -> Response?

  /// The description for programs that read OpenAPI; nil for routes that take no fields.
  package var description: OpenAPI.Description? { describe() }

  /// The same route, whose description has more outcomes.
  package func also(_ outcomes: [OpenAPI.Outcome]) -> Route {
    var route = self
    route.describe = { [describe] in describe()?.also(outcomes) }
    return route
  }

  /// The same route with something that is done around each answer.
  ///
  /// - Parameter wrap: Takes the request and what answers it, which returns nil where a text in the path
  ///   is not a value.
  /// - Returns: The route.
  package func around(
    _ wrap: @escaping @Sendable (Request, Context, (Request, Context) -> Response?) -> Response?
  ) -> Route {
    var route = self
    route.respond = { [respond] texts, request, context in
      wrap(request, context) { respond(texts, $0, $1) }
    }
    return route
  }

  /// A route for a page or a document, whose function takes the value in the path.
  ///
  /// A path whose text is not a value is not found.
  package static func get<Value>(
    _ path: Path<Value>,
    _ description: @autoclosure @escaping @Sendable () -> OpenAPI.Description? = nil,
    generated: Bool = false, heavy isHeavy: Bool = false,
    _ respond: @escaping @Sendable (Value, Request, Context) -> Response
  ) -> Route {
    Route(
      method: .get, path: path.pattern, describe: description, isGenerated: generated,
      takesFiles: false, isHeavy: isHeavy, respond: path.reading(respond))
  }

  /// A route for a page or a document at a fixed path.
  package static func get(
    _ path: Path<Void>,
    _ description: @autoclosure @escaping @Sendable () -> OpenAPI.Description? = nil,
    generated: Bool = false, heavy isHeavy: Bool = false, _ respond: @escaping Responder
  ) -> Route {
    get(path, description(), generated: generated, heavy: isHeavy) { respond($1, $2) }
  }

  /// A route for a form that changes something, whose function takes the value in the path; with a
  /// file in it, it is heavy.
  package static func post<Value>(
    _ path: Path<Value>,
    _ description: @autoclosure @escaping @Sendable () -> OpenAPI.Description? = nil,
    files takesFiles: Bool = false, fields mostFields: Int = Submission.most,
    heavy isHeavy: Bool = false,
    _ respond: @escaping @Sendable (Value, Request, Context) -> Response
  ) -> Route {
    Route(
      method: .post, path: path.pattern, describe: description, isGenerated: false,
      takesFiles: takesFiles, mostFields: mostFields, isHeavy: isHeavy || takesFiles,
      respond: path.reading(respond))
  }

  /// A route for a form that changes something, at a fixed path.
  package static func post(
    _ path: Path<Void>,
    _ description: @autoclosure @escaping @Sendable () -> OpenAPI.Description? = nil,
    files takesFiles: Bool = false, heavy isHeavy: Bool = false, _ respond: @escaping Responder
  ) -> Route {
    post(path, description(), files: takesFiles, heavy: isHeavy) { respond($1, $2) }
  }
}

extension Path {
  fileprivate func reading<Context>(
    _ respond: @escaping @Sendable (Value, Request, Context) -> Response
  ) -> @Sendable (ArraySlice<Substring>, Request, Context) -> Response? {
    { texts, request, context in read(texts).map { respond($0, request, context) } }
  }
}
