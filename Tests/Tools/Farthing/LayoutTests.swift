/// What stands around the content of every page, approved once for each layout.
///
/// Pages of tools are approved by their `<main>` alone.
@Suite struct LayoutTests {
  @Test(arguments: [("tool", "/rates"), ("text", "/privacy")])
  func `looks as approved`(name: String, address: String) throws {
    let page = try TestSite.get(address, tools: ToolList.few).text
    expectApproved(page, as: "Layout/\(name).html")
  }

  @Test func `the list of currencies looks as approved`() throws {
    let page = try TestSite.get("/loan?currency=other").text
    let list = try #require(page.firstMatch(of: /<select id="currency".*\n([\s\S]*?)<\/select>/))
    expectApproved(String(list.1).replacing(" selected", with: ""), as: approvedCurrencies)
  }
}
