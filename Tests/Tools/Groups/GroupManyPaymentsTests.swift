/// The page of a group with more payments than a person reads.
@Suite struct GroupManyPaymentsTests {
  private let visitor = Visitor()

  /// A group that paid €1 on each of these days of a month.
  private func group(
    paying days: (month: String, days: ClosedRange<Int>)...
  ) throws -> (path: String, people: [String]) {
    let (group, people) = try visitor.group()
    for (month, days) in days {
      for day in days {
        let date = "\(month)-\(day < 10 ? "0" : "")\(day)"
        let payment = [("amount", "1"), ("title", "Coffee"), ("date", date)]
        #expect(try visitor.post("\(group)/payments", payment).status == 303)
      }
    }
    return (group, people)
  }

  /// The section of the payments on the page of a group.
  private func paid(_ group: String) throws -> PageElements {
    try #require(try visitor.get(group).page.parts("section", of: "paid").first)
  }

  private func summaries(_ paid: PageElements) -> [String?] {
    paid.parts("details").map { $0.parts("summary").first?.words }
  }

  @Test func `the newest twenty are listed, and those before them behind their months`() throws {
    let (group, _) = try group(
      paying: ("2026-09", 3...4), ("2026-10", 1...9), ("2026-11", 1...18))
    let paid = try paid(group)
    #expect(coffees(paid) == 29)
    #expect(
      summaries(paid) == [
        "October 2026: 7 more payments, €7.00", "September 2026: 2 payments, €2.00",
      ])
    #expect(paid.parts("details").map(coffees) == [7, 2])
    let find = try #require(paid.words.firstRange(of: "Find a payment"))
    let first = try #require(paid.words.firstRange(of: "Coffee"))
    #expect(find.lowerBound < first.lowerBound)
  }

  @Test func `a month that is listed in part says how many more there are`() throws {
    let (group, _) = try group(paying: ("2026-11", 2...21))
    try visitor.pay(group, "30", ("date", "2026-11-01"))
    try visitor.pay(group, "40", ("date", "2026-10-31"))
    #expect(
      summaries(try paid(group)) == [
        "November 2026: 1 more payment, €30.00", "October 2026: 1 payment, €40.00",
      ])
  }

  @Test func `a month of loans alone has no sum, and one of refunds keeps its sign`() throws {
    let (group, people) = try group(paying: ("2026-11", 1...20))
    let loan = [("kind", "lent"), ("amount", "20"), ("payer", people[0])]
    try visitor.post("\(group)/payments", loan + [("with", people[1]), ("date", "2026-09-04")])
    try visitor.pay(group, "295.90", ("refund", "yes"), ("date", "2026-08-04"))
    #expect(
      summaries(try paid(group)) == [
        "September 2026: 1 payment", "August 2026: 1 payment, −\u{2060}€295.90",
      ])
  }

  @Test func `twenty are all listed`() throws {
    let (group, _) = try group(paying: ("2026-10", 1...5), ("2026-11", 1...15))
    let paid = try paid(group)
    #expect(paid.parts("details").isEmpty && coffees(paid) == 20)
  }

  private func coffees(_ part: PageElements) -> Int {
    part.parts("a").count { $0.words == "Coffee" }
  }
}
