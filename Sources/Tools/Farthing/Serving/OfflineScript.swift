/// Fills the paths of tools into the scripts that work without a network.
package struct OfflineScript {
  private let paths: OfflinePaths?

  /// The script for the first tool in the list with pages to keep offline; a service worker can
  /// serve only one.
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

  /// A regular expression that matches any of the paths; nothing in them needs escaping in
  /// JavaScript.
  private static func expression(_ paths: [PathPattern]) -> String {
    paths.isEmpty ? "^$" : paths.map(\.expression).joined(separator: "|")
  }
}
