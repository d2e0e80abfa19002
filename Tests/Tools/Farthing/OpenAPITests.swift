import MortgageRates
import Formats
import Testing
import Farthing
import Web

@Suite struct OpenAPITests {
  private func paths() throws -> JSONValue {
    let document = try JSONValue(Array(TestSite.get("/openapi.json").text.utf8))
    return try #require(document["paths"])
  }

  /// All but this document and what is only there to be read.
  @Test func `describes everything that can be asked`() throws {
    let described = try paths().object?.flatMap { path in
      (path.value.object ?? []).map { "\($0.name) \(path.name.replacing(/\{[^}]*\}/, with: "*"))" }
    }
    let reading: Set = ["/", "/about", "/privacy", "/accessibility", "/openapi.json"]
    let routes = Routes(of: Catalogue.tools(rates: LatestRates(at: nil))).all.filter {
      let path = $0.path.masked
      return !reading.contains(path) && !path.hasPrefix("/guides")
    }
    #expect(
      Set(described ?? [])
        == Set(routes.map { "\($0.method == .post ? "post" : "get") \($0.path.masked)" }))
  }

  @Test func `names the parameters of the contract`() throws {
    let parameters = try paths()["/credit-card.csv"]?["get"]?["parameters"]?.array
    #expect(
      parameters?.compactMap { $0["name"]?.string } == [
        "balance", "apr", "payment", "months", "by", "by-month", "by-year", "rule",
        "minimum-percent", "minimum-interest", "minimum-floor", "minimum-alone-percent",
        "minimum-base", "currency", "basis", "plan",
      ])
    let form = try paths()["/cards/{id}/paid"]?["post"]?["requestBody"]?["content"]?
      .object?.first?.value["schema"]?["properties"]?.object
    #expect(form?.map(\.name) == ["amount", "operation", "rev"])
  }

  @Test func `names what can go wrong`() throws {
    let responses = try paths()["/groups/{id}/payments/{p}"]?["post"]?["responses"]?.object
    #expect(responses?.map(\.name) == ["303", "400", "404", "403", "409", "422"])
  }

  @Test func `answers have the shape that is described`() throws {
    let browser = Visitor()
    let (group, people) = try browser.group()
    try browser.post(group + "/payments", [("amount", "9"), ("currency", "USD"), ("rate", "0.9")])
    try browser.post(
      group + "/payments", [("amount", "9"), ("split", "shares"), ("share-\(people[0])", "2")])
    try browser.post(
      "/cards",
      [("name", "Blue"), ("balance", "900"), ("limit", "1000"), ("due-day", "5"), ("apr", "20")])
    for address in [
      "/credit-card.json?balance=2292&apr=17.91&months=36",
      "/credit-card.json?balance=1000&apr=24.9&payment=18.69",
      "/credit-card.json?balance=1200&apr=18&payment=100", "/credit-card.json?balance=9&apr=9",
      "/balance-transfer.json?balance=3000&apr=24.9&payment=120&fee=2.9&promo-months=20",
      "/balance-transfer.json?balance=1000&apr=24.9&payment=18&promo-months=1&apr-after=60",
      "/loan.json?amount=1000&rate=5&years=1&extra=10", "/rates.json", "/cards.json",
      "/plan.json?balance-1=600&apr-1=34.9&balance-2=300&apr-2=5&own=2&budget=60",
      "/plan.json?balance-1=5000&apr-1=39.9&kind-1=loan&minimum-1=100&name-1=Car&budget=20",
      "/student-loan.json?principal=30000&apr=5", "/cards/export", "/groups.json",
      "/cards/helper.json?budget=50", "/cards/plan.json?budget=50", group + "/group.json",
      group + "/debts.json",
      group + "/export", "/oembed?url=http://localhost:8080/loan",
    ] {
      let path = String(address.prefix { $0 != "?" }).replacing(group, with: "/groups/{id}")
      let schema = try paths()[path]?["get"]?["responses"]?["200"]?["content"]?[
        "application/json"]?[
          "schema"]
      let answer = try JSONValue(Array(browser.get(address, accept: "application/json").text.utf8))
      let found = try differences(answer, try #require(schema, "\(path)"), at: path)
      #expect(found == [])
    }
  }

  /// Where a value is not as its schema says, or has members that are not in it.
  private func differences(
    _ value: JSONValue, _ schema: JSONValue, at place: String
  ) throws -> [String] {
    if let choices = schema["anyOf"]?.array {
      let tries = try choices.map { try differences(value, $0, at: place) }
      return tries.contains(where: \.isEmpty) ? [] : tries.first ?? [place]
    }
    switch (value.content, schema["type"]?.string) {
    case (.null, "null"), (.bool, "boolean"), (.number, "integer"), (.string, "string"): return []
    case (.array(let elements), "array"):
      let items = try #require(schema["items"])
      return try elements.flatMap { try differences($0, items, at: place + "[]") }
    case (.object(let members), "object"):
      return try members.flatMap { member in
        let described = schema["properties"]?[member.name] ?? schema["additionalProperties"]
        return try described.map {
          try differences(member.value, $0, at: "\(place).\(member.name)")
        } ?? ["\(place).\(member.name)"]
      }
    default: return [place]
    }
  }
}
