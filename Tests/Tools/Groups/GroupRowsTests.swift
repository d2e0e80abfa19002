import Finance
import SiteTesting
import Testing
import Web

/// A group in which everybody owes in many currencies, as one member alone can make it.
@Suite struct GroupRowsTests {
  private let browser = Visitor()

  private func largest() throws -> String {
    let (path, people) = try browser.group((1...50).map { "Person \($0)" }.joined(separator: "\n"))
    for (place, currency) in Currency.all.prefix(40).enumerated() {
      let reply = try browser.post(
        path + "/payments",
        [("amount", "5000"), ("currency", currency.code), ("payer", people[place]), ("title", "x")])
      #expect(reply.status == 303, "\(currency.code)")
    }
    return path
  }

  @Test func `locks nobody out, and lists end where they say so`() throws {
    let path = try largest()
    for address in [path, path + "/debts", path + "/debts.txt", path + "/group.json"] {
      let response = try browser.get(address)
      #expect(response.status == 200, "\(address)")
      #expect(response.body.count < Response.mostBytes / 2, "\(address)")
    }
    let debts = try browser.get(path + "/debts").text
    #expect(debts.contains("These are the first 200 of "))
    #expect(debts.contains("32 more currencies are not listed here."))
    #expect(debts.ranges(of: "class=\"sum good\"").count == 200)
    let page = try browser.get(path).text
    #expect(page.contains("These are the first 200 of "))
    #expect(page.contains("32 more currencies are not listed here."))
  }

  @Test func `prints the currencies that have room`() throws {
    let pdf = try browser.get(try largest() + "/report.pdf")
    #expect(pdf.status == 200)
    #expect(pdf.body.count < 150_000)
  }

  @Test func `an ordinary group has all of its lists`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCy")
    for currency in Currency.all.prefix(20) {
      try browser.post(
        path + "/payments",
        [("amount", "3000"), ("currency", currency.code), ("payer", people[0]), ("title", "x")])
    }
    let page = try browser.get(path).text
    #expect(!page.contains("These are the first") && !page.contains("not listed here"))
  }
}
