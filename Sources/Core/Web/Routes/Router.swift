/// Finds the route of a request and answers with it.
package struct Router<Context: Sendable>: Sendable {
  /// The responses to requests without a route, and to those with a response that cannot be sent.
  package struct Fallbacks: Sendable {
    /// Answers a request for a path that is asked for in another way, with the nearest page above it.
    package typealias WrongMethod = @Sendable (Request, _ above: Address?, Context) -> Response

    let notFound: Route<Context>.Responder
    let wrongMethod: WrongMethod
    let tooLarge: Route<Context>.Responder

    /// Answers for unknown paths, for known paths with another method, and instead of answers with
    /// more bytes than ``Response/mostBytes``.
    package init(
      notFound: @escaping Route<Context>.Responder,
      wrongMethod: @escaping WrongMethod,
      tooLarge: @escaping Route<Context>.Responder
    ) {
      self.notFound = notFound
      self.wrongMethod = wrongMethod
      self.tooLarge = tooLarge
    }
  }

  /// A class, because a request is compared with most rows, and copying a route costs more.
  private final class Row: Sendable {
    let route: Route<Context>

    /// The place of the route that answers the same in JSON.
    let twin: Int?

    init(_ route: Route<Context>, twin: Int?) {
      self.route = route
      self.twin = twin
    }
  }

  private typealias Known = (method: Request.Method, texts: ArraySlice<Substring>)

  private let rows: [Row]
  private let fallbacks: Fallbacks

  /// A router for these routes.
  ///
  /// The first that matches answers.
  package init(_ routes: [Route<Context>], otherwise fallbacks: Fallbacks) {
    let paths = routes.map(\.path.described)
    let pages = Dictionary(
      zip(paths, routes.indices).filter { routes[$1].method == .get }, uniquingKeysWith: min)
    rows = zip(paths, routes).map { path, route in
      Row(route, twin: route.method == .get ? pages[path + ".json"] : nil)
    }
    self.fallbacks = fallbacks
  }

  /// Answers a request, whose body is decoded only when there is a route for it.
  ///
  /// One that accepts JSON gets the `.json` route of the page if there is one.
  ///
  /// - Parameters:
  ///   - request: The request, without its body.
  ///   - body: The body.
  ///   - context: The context of the site.
  /// - Returns: The response.
  /// - Throws: The reason why the body cannot be read.
  package func respond(
    to request: Request, with body: Request.Body, in context: Context
  ) throws(UnreadableRequest) -> Response {
    let method: Request.Method = request.isRead ? .get : request.method
    let segments = Self.segments(of: request.path)
    for row in rows where row.route.method == method {
      guard let texts = row.route.path.texts(in: segments) else { continue }
      let twin = row.twin.map { rows[$0] }
      let chosen = request.wantsJSON ? twin ?? row : row
      let whole =
        request.isRead
        ? request
        : try request.reading(
          body, takesFiles: chosen.route.takesFiles, mostFields: chosen.route.mostFields)
      let response = respond(chosen, texts, of: segments, to: whole, in: context).told(to: whole)
      // Only a response that may be cached needs to tell caches that it depends on Accept.
      return twin != nil && response.privacy == .open
        ? response.adding([.init("Vary", "Accept")]) : response
    }
    return refuse(request, segments, known: known(segments), in: context)
  }

  /// The routes of a path, whatever the method, with the texts in it.
  private func known(_ segments: ArraySlice<Substring>) -> [Known] {
    rows.compactMap { row in
      row.route.path.texts(in: segments).map { (row.route.method, $0) }
    }
  }

  /// Answers a request for which there is no route, or none with this method.
  private func refuse(
    _ request: Request, _ segments: ArraySlice<Substring>, known: [Known], in context: Context
  ) -> Response {
    guard !known.isEmpty else { return fallbacks.notFound(request, context) }
    let isRead = known.contains { $0.method == .get }
    let isChanged = known.contains { $0.method == .post }
    let allowed = (isRead ? ["GET", "HEAD"] : []) + (isChanged ? ["POST"] : [])
    return fallbacks.wrongMethod(request, page(above: segments), context)
      .adding([.init("Allow", allowed.joined(separator: ", "))])
  }

  /// The address of the nearest page above a path; nil if there is none.
  private func page(above segments: ArraySlice<Substring>) -> Address? {
    let parents = sequence(first: segments.dropLast()) { $0.isEmpty ? nil : $0.dropLast() }
    let nearest = parents.first { parent in
      rows.contains { $0.route.method == .get && $0.route.path.texts(in: parent) != nil }
    }
    return nearest?.reduce(Address("")) { $0.appending(String($1)) }
  }

  private func respond(
    _ row: Row, _ texts: ArraySlice<Substring>, of segments: ArraySlice<Substring>,
    to request: Request, in context: Context
  ) -> Response {
    // GET /cards/import comes here by /cards/{id}: there is no such id, but a form is sent to it.
    var response =
      row.route.respond(texts, request, context)
      ?? refuse(request, segments, known: known(segments).filter(\.texts.isEmpty), in: context)
    if response.size > Response.mostBytes { response = fallbacks.tooLarge(request, context) }
    response.route = row.route.path.masked
    return response
  }

  private static func segments(of path: String) -> ArraySlice<Substring> {
    path.hasPrefix("/")
      ? path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() : []
  }
}
