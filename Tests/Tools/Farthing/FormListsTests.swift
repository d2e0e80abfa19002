import Formats

@testable import CardsPages
@testable import GroupsPages

/// Each form of what is kept lists its questions once, as programs are told.
@Suite struct FormListsTests {
  /// What each form is for, its questions, and its path and method in the OpenAPI document.
  static let forms: [(String, [any Question], String, String)] = [
    ("what to pay", CardsTargetForm.questions, "/cards/helper.json", "get"),
    ("card", CardForm.questions, "/cards", "post"),
    ("new group", GroupForm.questions, "/groups", "post"),
    ("group", GroupSettingsForm.questions, "/groups/{id}", "post"),
    ("payback", SettleForm.questions, "/groups/{id}/settle", "post"),
  ]

  @Test(arguments: forms)
  func `lists each question once`(
    _ what: String, questions: [any Question], path: String, method: String
  ) {
    let names = questions.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(Set(questions.names).count == questions.names.count)
  }

  @Test(arguments: forms)
  func `is described to programs by its list`(
    _ what: String, questions: [any Question], path: String, method: String
  ) throws {
    let document = try TestSite.get("/openapi.json").json
    let operation = try #require(document["paths"]?[path]?[method])
    let query = operation["parameters"]?.array?.compactMap { parameter in
      parameter["in"]?.string == "query" ? parameter["name"]?.string : nil
    }
    let sent = operation["requestBody"]?["content"]?.object?.first?.value["schema"]?["properties"]?
      .object?.map(\.name)
    #expect((sent?.filter { !Self.besides.contains($0) } ?? query) == questions.names)
  }

  /// The stamp, and the buttons for the form of another kind of debt.
  private static let besides = [FormStamp.operation, FormStamp.revision, CardForm.ask]
}
