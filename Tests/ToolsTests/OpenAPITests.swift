import Testing
import Tools
import Web

@Suite struct OpenAPITests {
  @Test func `describes every document that programs can ask for`() throws {
    let document = try TestSite.get("/openapi.json").text
    let documents = Routes.all.map(\.path.description)
      .filter { $0.hasSuffix(".json") || $0.hasSuffix(".csv") || $0.hasSuffix(".pdf") }
      .filter { $0 != "/openapi.json" && !$0.contains("*") }
    #expect(documents.contains("/credit-card.json"))
    for path in documents {
      #expect(document.contains("\"\(path)\":{\"get\":"))
    }
  }

  @Test func `names the parameters of the contract`() throws {
    let document = try TestSite.get("/openapi.json").text
    for name in [
      "balance", "apr", "basis", "rule", "payment", "months", "minimum-percent",
      "minimum-interest", "minimum-floor", "minimum-alone-percent", "currency", "plan",
    ] {
      #expect(document.contains("{\"name\":\"\(name)\",\"in\":\"query\""))
    }
  }
}
