/// One row of the table of routes: what answers a method and a path.
package struct Route<Context: Sendable>: Sendable {
  package typealias Answer = @Sendable (Request, Context) -> Response

  package let method: Request.Method
  package let path: String

  /// Whether the plain page, without a query, is the same for everybody and written ahead of time.
  package let isGenerated: Bool

  /// Whether its form has a file in it.
  package let takesFiles: Bool
  package let answer: Answer

  /// A page or a document; a segment `*` of its path matches any one name.
  package static func get(
    _ path: String, generated: Bool = false, _ answer: @escaping Answer
  ) -> Route {
    Route(method: .get, path: path, isGenerated: generated, takesFiles: false, answer: answer)
  }

  package static func post(
    _ path: String, files takesFiles: Bool = false, _ answer: @escaping Answer
  ) -> Route {
    Route(
      method: .post, path: path, isGenerated: false, takesFiles: takesFiles, answer: answer)
  }
}
