/// The page of a group with more payments than a person reads.
@Suite struct GroupManyPaymentsTests {
  /// A payment of €1 on each of these days of a month.
  private func page(_ days: (month: String, days: ClosedRange<Int>)...) throws -> String {
    let visitor = Visitor()
    let (group, _) = try visitor.group()
    for (month, days) in days {
      for day in days {
        let date = "\(month)-\(day < 10 ? "0" : "")\(day)"
        let payment = [("amount", "1"), ("title", "Coffee"), ("date", date)]
        #expect(try visitor.post("\(group)/payments", payment).status == 303)
      }
    }
    return try visitor.get(group).text
  }

  @Test func `the newest twenty are listed, and those before them behind their months`() throws {
    let text = try page(("2026-09", 3...4), ("2026-10", 1...9), ("2026-11", 1...18))
    let paid = try #require(text.firstMatch(of: /<section class="paid">[\s\S]*?<\/section>/)).0
    let parts = paid.split(separator: "<details>")
    #expect(parts.map { $0.matches(of: />Coffee</).count } == [20, 7, 2])
    #expect(paid.contains("<summary>October 2026: 7 payments, €7.00</summary>"))
    #expect(paid.contains("<summary>September 2026: 2 payments, €2.00</summary>"))
    let find = try #require(paid.firstRange(of: "Find a payment</a>"))
    let first = try #require(paid.firstRange(of: "Coffee"))
    #expect(find.lowerBound < first.lowerBound)
  }

  @Test func `twenty are all listed`() throws {
    let text = try page(("2026-10", 1...5), ("2026-11", 1...15))
    let paid = try #require(text.firstMatch(of: /<section class="paid">[\s\S]*?<\/section>/)).0
    #expect(!paid.contains("<details") && paid.matches(of: />Coffee</).count == 20)
  }
}
