/// Finds the route of a request.
package struct Router<Context: Sendable>: Sendable {
  /// What answers where no route does.
  package struct Fallbacks: Sendable {
    let notFound: Route<Context>.Answer
    let wrongMethod: Route<Context>.Answer

    package init(
      notFound: @escaping Route<Context>.Answer, wrongMethod: @escaping Route<Context>.Answer
    ) {
      self.notFound = notFound
      self.wrongMethod = wrongMethod
    }
  }

  private let rows: [(segments: [Substring], route: Route<Context>)]
  private let fallbacks: Fallbacks

  package init(_ routes: [Route<Context>], otherwise fallbacks: Fallbacks) {
    rows = routes.map { (Self.segments(of: $0.path.description), $0) }
    self.fallbacks = fallbacks
  }

  /// The answer to a request; one that asks for JSON in its Accept header gets the `.json` of the
  /// page where there is one.
  package func respond(to request: Request, in context: Context) -> Response {
    if request.wantsJSON, request.isRead, !request.path.hasSuffix(".json"),
      let answer = answer(to: request, at: request.path + ".json", in: context)
    {
      return answer
    }
    if let answer = answer(to: request, at: request.path, in: context) {
      return answer
    }
    let segments = Self.segments(of: request.path)
    let isKnown = rows.contains { Self.captures($0.segments, in: segments) != nil }
    return isKnown
      ? fallbacks.wrongMethod(request, context) : fallbacks.notFound(request, context)
  }

  private func answer(to request: Request, at path: String, in context: Context) -> Response? {
    let method: Request.Method = request.isRead ? .get : request.method
    let segments = Self.segments(of: path)
    for row in rows where row.route.method == method {
      guard let captures = Self.captures(row.segments, in: segments) else { continue }
      var request = request
      request.captures = captures
      var response = row.route.answer(request, context)
      response.route = row.route.path
      return response
    }
    return nil
  }

  /// The open segments of a path that has the given pattern, or `nil` when it has another.
  private static func captures(_ pattern: [Substring], in segments: [Substring]) -> [String]? {
    guard segments.count == pattern.count else { return nil }
    var captures: [String] = []
    for (expected, found) in zip(pattern, segments) {
      if expected.first == "*", found.hasSuffix(expected.dropFirst()) {
        captures.append(String(found.dropLast(expected.count - 1)))
      } else if expected != found {
        return nil
      }
    }
    return captures
  }

  private static func segments(of path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }
}
