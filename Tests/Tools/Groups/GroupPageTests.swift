/// The pages of groups in their states, with what is random in them made the same.
@Suite struct GroupPageTests {
  private let browser = Visitor()

  @Test func `has the approved pages`() throws {
    let path = try browser.post(
      "/groups", [("name", "Lisbon & <Porto>"), ("members", "Ana\nBen\nCy"), ("currency", "EUR")]
    ).location
    let new = try browser.get(path).text
    expect(new, as: "new-group")
    expectApprovedDifference(
      of: withoutIDs(
        try browser.post(path + "/payments", [("split", "exact"), ("amount", "lots")]).text),
      from: withoutIDs(new), as: "Groups/wrong-payment.diff")
    try browser.pay(path, "30", ("title", "<script>alert(1)</script>"))
    try browser.pay(path, "12", ("currency", "GBP"), ("rate", "1.15"))
    expect(try browser.get(path).text, as: "group")
    expect(try browser.get(path + "/debts").text, as: "debts")
    expect(try browser.get(path + "/totals").text, as: "totals")
    expect(try browser.get(path + "/settings").text, as: "settings")
  }

  @Test func `a browser without the group says where it may be`() throws {
    #expect(try browser.get("/groups").text.contains("You have no groups yet. Start one"))
    let missing = try browser.get("/groups/00000000")
    #expect(missing.status == 404)
    #expect(missing.text.contains("This group is not on this phone"))
    #expect(missing.page.link("Go to your groups") == "/groups")
  }

  @Test func `escapes whatever was typed`() throws {
    let path = try browser.post(
      "/groups", [("name", "<script>n"), ("members", "<script>a\n<script>b")]
    ).location
    try browser.pay(path, "30", ("title", "<script>t"))
    try browser.pay(path, "<script>", ("title", "<script>t"))
    for page in ["", "/debts", "/totals", "/settings", "/share"] {
      let text = try browser.get(path + page).text
      #expect(!text.contains("<script>"))
      #expect(text.contains("&lt;script&gt;"))
    }
  }

  private func expect(_ page: String, as name: String) {
    expectApprovedMain(of: withoutIDs(page), as: "Groups/\(name).html")
  }

  /// Ids are random, so each becomes a number in order of appearance.
  private func withoutIDs(_ page: String) -> String {
    var numbers: [Substring: Int] = [:]
    return page.replacing(/\b[0-9a-f]{12}\b|\b[0-9a-f]{8}\b/) { match in
      let number = numbers[match.output] ?? numbers.count + 1
      numbers[match.output] = number
      return "id\(number)"
    }
  }
}
