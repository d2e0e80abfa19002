import Web

/// The report of a group on paper.
@Suite struct GroupReportTests {
  private let browser = Visitor()
  private let facts = DebianProgram(command: "pdfinfo $FILE", packages: "poppler-utils")

  private func lines(_ path: String, _ query: String = "") throws -> [String] {
    let response = try browser.get(path + "/report.pdf" + query)
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(
      response.headers["Content-Disposition"]
        == "attachment; filename=\"shared-expenses-lisbon.pdf\"")
    return try response.onPaper
  }

  /// The worked example of balances 6.49, 10.50 and −16.99: 30.00 and 25.00 were paid, 9.01 came
  /// back.
  private func example() throws -> (path: String, people: [String]) {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    let payments: [[(String, String)]] = [
      [("amount", "30.00"), ("title", "Hotel"), ("category", "travel"), ("payer", people[0])],
      [
        ("split", "exact"), ("amount", "25.00"), ("title", "Dinner"), ("payer", people[1]),
        ("share-\(people[0])", "7.50"), ("share-\(people[1])", "7.50"),
        ("share-\(people[2])", "10.00"),
      ],
      [("amount", "9.01"), ("refund", "yes"), ("payer", people[0])],
    ]
    for fields in payments { #expect(try browser.post(path + "/payments", fields).status == 303) }
    return (path, people)
  }

  @Test func `has payments, shares, balances and settlements, to the penny`() throws {
    let (path, people) = try example()
    let lines = try lines(path)
    #expect(lines.contains("Shared expenses: Lisbon"))
    #expect(lines.contains("3 people, 3 payments on 21 November 2026."))
    #expect(lines.contains("Spent together €45.99"))
    #expect(lines.contains("Ana €20.99 €14.50 €6.49"))
    #expect(lines.contains("Ben €25.00 €14.50 €10.50"))
    #expect(lines.contains("Cem €0.00 €16.99 −€16.99"))
    #expect(lines.contains("Cem Ana €6.49"))
    #expect(lines.contains("Cem Ben €10.50"))
    #expect(lines.contains("21 Nov 2026 Hotel Travel Ana €30.00 €10.00 €10.00 €10.00"))
    #expect(lines.contains("21 Nov 2026 Dinner Ben €25.00 €7.50 €7.50 €10.00"))
    #expect(lines.contains("21 Nov 2026 Payment Ana −€9.01 −€3.00 −€3.00 −€3.01"))
    try browser.settle(path, people[2], people[0], "6.49")
    let later = try self.lines(path)
    #expect(later.contains("Cem €0.00 €16.99 €6.49 −€10.50"))
    #expect(later.contains("21 Nov 2026 Payback Cem €6.49 €6.49"))
    try browser.post(
      path + "/households", [("household-\(people[0])", "1"), ("household-\(people[1])", "1")])
    #expect(try self.lines(path).contains("Cem Ana and Ben €10.50"))
  }

  /// The hotel alone cost 30.00; what everybody owes comes from all three payments.
  @Test func `has the payments that are looked for, and the balances of all`() throws {
    let (path, people) = try example()
    let lines = try lines(path, "?find=hotel&category=travel&member=\(people[2])")
    #expect(
      lines.joined(separator: " ").contains(
        "3 people, 1 payment on 21 November 2026. Chosen payments: with “hotel”, of the kind "
          + "“Travel”, paid or shared by Cem. Balances count all payments."))
    #expect(lines.contains("Spent together €30.00"))
    #expect(lines.contains("Payments, without paybacks 1"))
    #expect(lines.contains { $0.contains("Hotel Travel Ana €30.00") })
    #expect(!lines.contains { $0.contains("Dinner") })
    #expect(lines.contains("Ana €20.99 €14.50 €6.49"))
    #expect(lines.contains("Cem €0.00 €16.99 −€16.99"))
    #expect(lines.contains("Cem Ana €6.49"))
    let none = try self.lines(path, "?to=2026-11-20&category=none").joined(separator: " ")
    #expect(
      none.contains(
        "3 people, no payment. Chosen payments: until 20 November 2026, without a kind."))
    #expect(none.contains("Cem €0.00 €16.99 −€16.99"))
  }

  @Test func `says what is wrong with what is looked for`() throws {
    let (path, _) = try browser.group()
    let reply = try browser.get(path + "/report.pdf?from=soon", accept: "application/json")
    #expect(reply.status == 422)
    #expect(reply.text.contains("From must be a day between 1900 and 2199, like 2026-11-21"))
    #expect(try browser.get(path + "/report.pdf?member=00000000").status == 422)
  }

  @Test func `with more people, shares are in words`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem\nDana\nEve")
    try browser.pay(path, "10", ("title", "Tea"))
    try browser.pay(path, "0.07", ("title", "Sweets"))
    try browser.pay(
      path, "9", ("title", "Boat"), ("split", "shares"), ("currency", "USD"), ("rate", "0.5"),
      ("share-\(people[0])", "2"), ("share-\(people[4])", "1"))
    let lines = try lines(path)
    #expect(lines.contains("21 Nov 2026 Tea Ana €10.00 Everybody, €2.00 each"))
    #expect(lines.contains("21 Nov 2026 Sweets Ana €0.07 Everybody, €0.01 or €0.02 each"))
    #expect(lines.contains("21 Nov 2026 Boat Ana $9.00 €4.50 Ana $6.00, Eve $3.00"))
  }

  @Test func `is tagged, and made for a group without payments too`() throws {
    let (path, _) = try browser.group()
    #expect(try lines(path).contains("3 people. Nothing has been paid yet."))
    let file = try browser.get(path + "/report.pdf").body
    #expect(try facts.output(on: file).contains(/Tagged: +yes/))
    #expect(try browser.get("/groups/0123abcd/report.pdf").status == 404)
  }
}
