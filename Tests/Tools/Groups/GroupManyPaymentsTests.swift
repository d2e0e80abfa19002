/// The page of a group with more payments than a person reads.
@Suite struct GroupManyPaymentsTests {
  /// A payment of €1 on each of these days of a month.
  private func paid(_ days: (month: String, days: ClosedRange<Int>)...) throws -> PageElements {
    let visitor = Visitor()
    let (group, _) = try visitor.group()
    for (month, days) in days {
      for day in days {
        let date = "\(month)-\(day < 10 ? "0" : "")\(day)"
        let payment = [("amount", "1"), ("title", "Coffee"), ("date", date)]
        #expect(try visitor.post("\(group)/payments", payment).status == 303)
      }
    }
    return try #require(try visitor.get(group).page.parts("section", of: "paid").first)
  }

  @Test func `the newest twenty are listed, and those before them behind their months`() throws {
    let paid = try self.paid(("2026-09", 3...4), ("2026-10", 1...9), ("2026-11", 1...18))
    #expect(coffees(paid) == 29)
    let months = paid.parts("details")
    #expect(
      months.map { $0.parts("summary").first?.words } == [
        "October 2026: 7 payments, €7.00", "September 2026: 2 payments, €2.00",
      ])
    #expect(months.map(coffees) == [7, 2])
    let find = try #require(paid.words.firstRange(of: "Find a payment"))
    let first = try #require(paid.words.firstRange(of: "Coffee"))
    #expect(find.lowerBound < first.lowerBound)
  }

  @Test func `twenty are all listed`() throws {
    let paid = try self.paid(("2026-10", 1...5), ("2026-11", 1...15))
    #expect(paid.parts("details").isEmpty && coffees(paid) == 20)
  }

  private func coffees(_ part: PageElements) -> Int {
    part.parts("a").count { $0.words == "Coffee" }
  }
}
