import BudgetPages
import Formats

@testable import CardsPages
@testable import GroupsPages

/// Each form of what is kept lists its questions once, as programs are told.
@Suite struct FormListsTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let questions: [any Question]
    /// The path and method in the OpenAPI document.
    let path: String
    var method = "get"
  }

  static let forms = [
    Case(
      testDescription: "what to pay", questions: CardsTargetForm.questions,
      path: "/cards/helper.json"),
    Case(
      testDescription: "card", questions: CardForm.questions, path: "/cards", method: "post"),
    Case(
      testDescription: "new group", questions: GroupForm.questions, path: "/groups",
      method: "post"),
    Case(
      testDescription: "group", questions: GroupForm.settings, path: "/groups/{id}",
      method: "post"),
    Case(
      testDescription: "payback", questions: SettleForm.questions, path: "/groups/{id}/settle",
      method: "post"),
    Case(
      testDescription: "sheet with a budget", questions: BudgetForm.questions,
      path: "/cards/sheet", method: "post"),
    Case(
      testDescription: "sheet with a budget, on paper", questions: BudgetForm.questions,
      path: "/cards/sheet.pdf", method: "post"),
  ]

  @Test(arguments: forms)
  func `lists each question once`(form: Case) {
    let names = form.questions.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(Set(form.questions.names).count == form.questions.names.count)
  }

  @Test(arguments: forms)
  func `is described to programs by its list`(form: Case) throws {
    let document = try TestSite.get("/openapi.json").json
    let operation = try #require(document["paths"]?[form.path]?[form.method])
    let query = operation["parameters"]?.array?.compactMap { parameter in
      parameter["in"]?.string == "query" ? parameter["name"]?.string : nil
    }
    let sent = operation["requestBody"]?["content"]?.object?.first?.value["schema"]?["properties"]?
      .object?.map(\.name)
    #expect((sent?.filter { !Self.besides.contains($0) } ?? query) == form.questions.names)
  }

  /// The stamp, and the buttons for the form of another kind of debt.
  private static let besides = [FormStamp.operation, FormStamp.revision, CardForm.ask]
}
