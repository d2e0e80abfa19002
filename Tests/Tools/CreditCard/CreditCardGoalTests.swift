/// Being debt free by a month and a year, asked on 21 November 2026.
///
/// The payments are worked out by an independent program in exact decimals.
@Suite struct CreditCardGoalTests {
  static let card = "balance=2292&apr=17.91"

  @Test(arguments: [
    "by=2028-06", "by-month=6&by-year=2028", "by=2028-06&by-month=1&by-year=2030",
    "by=2028-06&months=",
  ])
  func `programs are told the payment that clears the card by a month`(by: String) throws {
    let response = try TestSite.get("/credit-card.json?\(Self.card)&\(by)")
    #expect(response.status == 200)
    #expect(
      response.text.contains(
        #""target":{"months":19,"payment":"138.00","actualMonths":19,"interest":"329.84","lastPayment":"137.84","by":"2028-06"}"#
      ))
  }

  @Test(arguments: [
    ("2026-12", #""target":{"months":1,"payment":"2323.68""#),
    ("2126-11", #""target":{"months":1200,"payment":"31.69","actualMonths":625"#),
  ])
  func `the next month and the one in a hundred years are the limits`(
    by: String, target: String
  ) throws {
    #expect(try TestSite.get("/credit-card.json?\(Self.card)&by=\(by)").text.contains(target))
  }

  @Test(arguments: ["2026-11", "2026-10", "2126-12", "soon"])
  func `another month is an error on it`(by: String) throws {
    let response = try TestSite.get("/credit-card.json?\(Self.card)&by=\(by)")
    #expect(response.status == 422)
    #expect(response.text.contains(#"{"errors":[{"field":"by","#))
  }

  @Test(arguments: ["by=2028-06", "by=soon", "by-month=13"])
  func `a number of months wins`(by: String) throws {
    let response = try TestSite.get("/credit-card.json?\(Self.card)&months=36&\(by)")
    #expect(response.status == 200)
    #expect(response.text.contains(#""target":{"months":36,"payment":"81.25""#))
    #expect(response.text.contains(#""lastPayment":"81.13","by":null}"#))
  }

  @Test func `the page names the month, and keeps it in its boxes`() throws {
    let page = try TestSite.get("/credit-card?\(Self.card)&by=2028-06").text
    #expect(
      page.contains(
        "To pay it off by June 2028, in <b class=\"good\">1 year and 7 months</b>, pay <b>£138</b>")
    )
    #expect(page.contains("<option value=\"6\" selected>June"))
    #expect(
      page.contains(
        "name=\"by-year\" inputmode=\"numeric\" autocomplete=\"off\" value=\"2028\""))
  }

  @Test func `a wrong month is asked for again, with what was typed`() throws {
    let response = try TestSite.get("/credit-card?\(Self.card)&by-month=6&by-year=2020")
    #expect(response.status == 422)
    #expect(response.text.contains("<a href=\"#by-year\""))
    #expect(response.text.contains("id=\"by-year-error\""))
    #expect(response.text.contains("value=\"2020\""))
    #expect(response.text.contains("<option value=\"6\" selected>June"))
  }

  @Test func `a month in one piece that is wrong has a box of its own`() throws {
    let page = try TestSite.get("/credit-card?\(Self.card)&by=soon").text
    #expect(page.contains("<a href=\"#by\""))
    #expect(page.contains("id=\"by\" name=\"by\""))
    #expect(page.contains("value=\"soon\""))
  }

  @Test func `a payment for a goal that is below the minimum is not praised`() throws {
    let page = try TestSite.get("/credit-card?\(Self.card)&months=600").text
    #expect(page.contains("<b>£31.70</b> a month would do, but your card will ask for"))
    #expect(!page.contains("See paying £31.70"))
    #expect(!page.contains("<b class=\"good\">50 years</b>"))
  }
}
