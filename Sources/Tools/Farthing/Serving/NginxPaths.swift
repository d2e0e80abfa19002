/// The paths of the site as lines of nginx maps.
package struct NginxPaths {
  private let routes: [Route<Site>]
  private let tools: [Tool]

  /// - Parameters:
  ///   - tools: The tools of the site.
  ///   - routes: All its routes.
  package init(_ tools: [Tool], _ routes: [Route<Site>]) {
    self.tools = tools
    self.routes = routes
  }

  package var files: [(name: String, text: String)] {
    [
      ("logged.conf", logged), ("heavy.conf", heavy), ("dynamic.conf", dynamic + documents),
      ("returning.conf", returning),
    ]
  }

  /// The path as logged, with a star for each parameter.
  private var logged: String {
    let files = Self.files.map { (path: "\"\($0)\"", mask: $0) }
    let pages = routes.map(\.path).map { path in
      (path: path.isFixed ? "\"\(path.described)\"" : "\"~\(path.expression)\"", mask: path.masked)
    }
    var written: Set<String> = []
    return (files + pages).filter { written.insert($0.path).inserted }
      .map { "\($0.path) \"\($0.mask)\";\n" }.joined()
  }

  /// The heavy routes, which have a stricter limit: the method, the path, a colon and what is accepted.
  private var heavy: String {
    let heavy = routes.filter(\.isHeavy)
    return
      (heavy.map { Self.line($0, accepting: "") }
      + heavy.compactMap(page).map { Self.line($0, accepting: ".*(?i:application/json)") }).joined()
  }

  /// The page that gives programs this JSON, unless it is heavy itself.
  private func page(of json: Route<Site>) -> Route<Site>? {
    routes.first {
      $0.method == .get && !$0.isHeavy && $0.path.described + ".json" == json.path.described
    }
  }

  private static func line(_ route: Route<Site>, accepting accepted: String) -> String {
    let methods = route.method == .post ? "POST" : "(GET|HEAD)"
    let path = route.path.expression.dropFirst().dropLast()
    return "\"~^\(methods) \(path):\(accepted)\" $visitor;\n"
  }

  /// The location of pages that are never files: every answer depends on the date, a cookie or a
  /// partner.
  private var dynamic: String {
    let generated = Set(routes.filter(\.isGenerated).map(\.path.described))
    let stems = tools.filter { !generated.contains($0.tile.address.text) }.map(\.stem)
    return """
      location ~ "^/(\((stems + ["embed"]).joined(separator: "|")))([/.]|$)" {
          try_files /none @app;
      }

      """
  }

  /// The location of generated JSON, which is the same whatever a program accepts.
  private var documents: String {
    let paths = routes.filter { $0.isGenerated && $0.path.isDocument }.map(\.path.expression)
    return """
      location ~ "\(paths.joined(separator: "|"))" {
          include server/parts/document.conf;
      }

      """
  }

  /// The home page of a browser that keeps something is not a file: a map of the files found so far
  /// and the cookies.
  private var returning: String {
    let cookies = tools.compactMap(\.keeping).map(\.cookie.stem)
    guard !cookies.isEmpty else { return "" }
    return "\"~^pages:(.*; *)?(__Host-)?(\(cookies.joined(separator: "|")))=\" none;\n"
  }

  /// Files that are not pages.
  private static let files = ["/robots.txt", "/sitemap.xml", "/embed/v1.js"]
}
