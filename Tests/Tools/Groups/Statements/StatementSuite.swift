/// Tests that bring statements into groups.
protocol StatementSuite {
  /// The browser that has the groups.
  var browser: Visitor { get }
}

extension StatementSuite {
  func group() throws -> (path: String, people: [String]) {
    try browser.group("Ana\nBen\nCem")
  }

  func preview(
    _ path: String, _ file: String, _ fields: [(String, String)] = []
  ) throws -> JSONValue {
    try browser.preview(file, to: path + "/import", fields)
  }

  func confirm(
    _ path: String, _ preview: JSONValue, _ fields: [(String, String)] = []
  ) throws -> TestSite.Reply {
    let token = try #require(preview["confirm"]?.string)
    return try browser.post(path + "/import", [("confirm", token)] + fields)
  }

  /// What a preview asks for.
  func asks(_ preview: JSONValue) -> [String?] {
    preview["asks"]?.array?.map(\.string) ?? []
  }

  /// A member of each line of a preview.
  func texts(_ preview: JSONValue, _ name: String) -> [String?] {
    preview["lines"]?.array?.map { $0[name]?.string } ?? []
  }
}
