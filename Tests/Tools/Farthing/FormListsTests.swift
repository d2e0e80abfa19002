import BalanceTransferSite
import Components
import CreditCardSite
import Formats
import Forms
import Hosting
import LoanSite
import PlanSite
import StudentLoanSite
import Testing
import Web

@testable import CardsSite
@testable import GroupsSite

/// Each form lists its questions once; its pages and the description for programs agree with that.
@Suite struct FormListsTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let questions: [any Question]
    /// The path and method in the OpenAPI document.
    let path: String
    var method = "get"
    /// The pages that show every field between them.
    var pages: [String] = []
  }

  static let calculators = [
    Case(
      testDescription: "credit card", questions: CreditCardForm.questions,
      path: "/credit-card.json",
      pages: [
        "/credit-card", "/credit-card?balance=1000&apr=20", "/credit-card?balance=&by=soon",
      ]),
    Case(
      testDescription: "balance transfer", questions: BalanceTransferForm.questions,
      path: "/balance-transfer.json",
      pages: ["/balance-transfer", "/balance-transfer?balance=1000&apr=20&promo-months=9"]),
    Case(
      testDescription: "loan", questions: LoanForm.questions, path: "/loan.json",
      pages: ["/loan", "/loan?lump-sum-payment=1", "/loan?start=soon"]),
    Case(
      testDescription: "student loan", questions: StudentLoanForm.questions,
      path: "/student-loan.json", pages: ["/student-loan", "/student-loan?principal=30000&apr=5"]),
    Case(
      testDescription: "debt plan", questions: PlanForm.questions, path: "/plan.json",
      pages: [
        "/plan?lump-5=&"
          + (1...9).map { "name-\($0)=&basis-\($0)=nominal&due-day-\($0)=5" }
          .joined(separator: "&")
      ]),
  ]

  static let others = [
    Case(
      testDescription: "what to pay", questions: CardsTargetForm.questions,
      path: "/cards/helper.json"),
    Case(
      testDescription: "card", questions: CardForm.questions, path: "/cards", method: "post"),
    Case(
      testDescription: "new group", questions: GroupForm.questions, path: "/groups",
      method: "post"),
    Case(
      testDescription: "group", questions: GroupSettingsForm.questions, path: "/groups/{id}",
      method: "post"),
    Case(
      testDescription: "payback", questions: SettleForm.questions, path: "/groups/{id}/settle",
      method: "post"),
  ]

  @Test(arguments: calculators + others)
  func `lists each question once`(form: Case) {
    let names = form.questions.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(Set(form.questions.names).count == form.questions.names.count)
  }

  @Test(arguments: calculators + others)
  func `is described to programs by its list`(form: Case) throws {
    let document = try JSONValue(Array(TestSite.get("/openapi.json").text.utf8))
    let operation = try #require(document["paths"]?[form.path]?[form.method])
    let query = operation["parameters"]?.array?.compactMap { parameter in
      parameter["in"]?.string == "query" ? parameter["name"]?.string : nil
    }
    let sent = operation["requestBody"]?["content"]?.object?.first?.value["schema"]?["properties"]?
      .object?.map(\.name)
    #expect((sent?.filter { !Self.stamp.contains($0) } ?? query) == form.questions.names)
  }

  @Test(arguments: calculators)
  func `asks on its pages for what is in its list`(form: Case) throws {
    let names = try Set(form.pages.flatMap { try Self.names(in: TestSite.get($0).text) })
    #expect(names.subtracting(Self.carried) == Set(form.questions.names))
  }

  private static let stamp = [FormStamp.operation, FormStamp.revision]

  /// What forms carry besides their own fields.
  private static let carried = Set(Embedding.names + [Stepper.shown, "add", "carried"])

  private static func names(in page: String) -> [String] {
    page.matches(of: /<(?:input|select|textarea|button)[^>]* name="([^"]*)"/).map { String($0.1) }
  }
}
