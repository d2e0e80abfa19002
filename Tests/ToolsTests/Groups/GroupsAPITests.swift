import Documents
import Testing
import Web

@testable import Tools

@Suite struct GroupsAPITests {
  /// "get /groups/*/payments/*" for each address and method.
  private let routes = Set(
    Groups.routes.map { "\($0.method) \($0.path.description)" })

  @Test func `describes every route of groups, and no other`() throws {
    let document = try JSONValue(Array(try TestSite.get("/openapi.json").text.utf8))
    let paths = try #require(document["paths"]?.object).filter { $0.name.hasPrefix("/groups") }
    let described = paths.flatMap { path in
      (path.value.object ?? []).map {
        "\($0.name) \(path.name.replacing(/\{[a-z]+\}/, with: "*"))"
      }
    }
    #expect(Set(described) == routes)
    #expect(described.count == routes.count)
  }

  @Test func `says what a payment takes, and that a copy leads on`() throws {
    let document = try JSONValue(Array(try TestSite.get("/openapi.json").text.utf8))
    let payments = document["paths"]?["/groups/{id}/payments"]?["post"]
    #expect(payments?["parameters"]?.array?.first?["name"]?.string == "id")
    let form = payments?["requestBody"]?["content"]?["application/x-www-form-urlencoded"]?["schema"]
    #expect(
      form?["properties"]?.object?.map(\.name) == [
        "amount", "currency", "title", "date", "payer", "paid-{m}", "split", "with", "with-asked",
        "share-{m}", "rate",
      ])
    let open = document["paths"]?["/groups/open"]?["post"]
    #expect(open?["responses"]?["307"] != nil)
    #expect(open?["requestBody"]?["content"]?["multipart/form-data"] != nil)
  }
}
