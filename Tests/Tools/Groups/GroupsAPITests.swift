@Suite struct GroupsAPITests {
  @Test func `says what a payment takes, and that a copy leads on`() throws {
    let document = try TestSite.get("/openapi.json").json
    let payments = document["paths"]?["/groups/{id}/payments"]?["post"]
    #expect(payments?["parameters"]?.array?.first?["name"]?.string == "id")
    let form = payments?["requestBody"]?["content"]?["application/x-www-form-urlencoded"]?["schema"]
    #expect(
      form?["properties"]?.object?.map(\.name) == [
        "amount", "currency", "title", "rate", "payer", "paid-{m}", "payer-{k}",
        "payer-{k}-amount", "split", "with", "with-asked",
        "share-{m}", "item-{k}", "item-name-{k}", "item-with-{k}", "tax", "tip", "new-member",
        "date",
        "category", "category-own", "refund", "kind", "note", "default", "rate-asked", "operation",
        "rev",
      ])
    let open = document["paths"]?["/groups/open"]?["post"]
    #expect(open?["responses"]?["307"] != nil)
    #expect(open?["requestBody"]?["content"]?["multipart/form-data"] != nil)
  }
}
