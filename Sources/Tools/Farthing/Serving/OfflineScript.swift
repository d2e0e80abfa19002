import Markup
package import Hosting
import Web

/// Fills the paths of a site's tools into the scripts that work without a network.
package struct OfflineScript {
  private let paths: OfflinePaths?

  /// One service worker can serve one tool: the first of the list that has pages to keep.
  package init(_ tools: [Tool]) {
    paths = tools.lazy.compactMap(\.offline).first
  }

  /// The script with each mark, such as `@offline-pages@`, replaced.
  package func filled(_ script: String) -> String {
    marks.reduce(script) { $0.replacing("@offline-\($1.name)@", with: $1.text) }
  }

  /// The header by which nginx allows the worker to answer below its scope.
  package var nginxHeader: String {
    paths.map { "add_header Service-Worker-Allowed \($0.scope.text);\n" } ?? ""
  }

  private var marks: [(name: String, text: String)] {
    [
      ("scope", paths?.scope.text ?? ""), ("pages", Self.expression(paths?.pages ?? [])),
      ("forms", Self.expression(paths?.forms ?? [])),
      ("forgetting", Self.expression(paths?.forgetting ?? [])),
    ]
  }

  /// A regular expression for any of the paths; none of it needs escaping in a string of JavaScript.
  private static func expression(_ paths: [PathPattern]) -> String {
    paths.isEmpty ? "^$" : paths.map(\.expression).joined(separator: "|")
  }
}
