@testable import GroupsPages

/// The currency of files of other apps: what they say of it, and what is asked.
@Suite struct GroupImportCurrencyTests {
  private let browser = Visitor()

  @Test func `the currency is asked when the file does not say it`() throws {
    let preview = try browser.preview(GroupImportTests.ihatemoney)
    #expect(preview["currency"]?.isNull == true)
    #expect(preview["totals"]?["XXX"]?.string == "223.33")
    let token = try #require(preview["confirm"]?.string)
    let unsaid = try browser.post("/groups/import", [("confirm", token)])
    #expect(unsaid.status == 422)
    #expect(unsaid.text.contains("Choose the currency of the file"))
    // In yen, 13, 200 and 10 are shared: 133.33 and 66.67 of the wine become 133 and 67.
    for (currency, balances) in [
      ("CHF", ["-55.34", "184.67", "-127.33", "-2.00"]), ("JPY", ["-56", "185", "-127", "-2"]),
    ] {
      let preview = try browser.preview(GroupImportTests.ihatemoney)
      let path = try browser.confirm(preview["confirm"]?.string, ("currency", currency))
      let group = try browser.json(path + "/group.json")
      #expect(group["currency"]?.string == currency)
      #expect(group["balances"]?[currency]?.object?.map(\.value.string) == balances as [String?])
    }
  }

  @Test func `a program may say the currency with the file`() throws {
    let preview = try browser.preview(GroupImportTests.ihatemoney, [("currency", "EUR")])
    #expect(preview["currency"]?.string == "EUR")
    #expect(preview["totals"]?["EUR"]?.string == "223.33")
    let spliit = try browser.preview(
      GroupImportTests.spliit.replacing(#""currencyCode":"EUR""#, with: #""currencyCode":null"#))
    #expect(spliit["currency"]?.isNull == true)
    #expect(spliit["totals"]?["XXX"]?.string == "1322.01")
  }

  /// 93000 minor units are ¥93,000 whenever yen are chosen; 601 and 400 of 1001 are exact shares.
  @Test func `minor units stay what they are in the chosen currency`() throws {
    let unsaid = GroupImportTests.spliit.replacing(
      #""currencyCode":"EUR""#, with: #""currencyCode":null"#)
    let yen = [("currency", "JPY")]
    let sent = try browser.preview(unsaid, yen)
    #expect(sent["totals"]?["JPY"]?.string == "132201")
    for fields in [yen, []] {
      let token = try #require(try browser.preview(unsaid, fields)["confirm"]?.string)
      // A wrong currency first: the group still has its minor units in the next form.
      let page = try browser.post("/groups/import", [("confirm", token), ("currency", "none")])
      let path = try browser.confirm(page.hidden("confirm").first ?? token, yen[0])
      let group = try browser.json(path + "/group.json")
      #expect(group["currency"]?.string == "JPY")
      let payments = group["payments"]?.array ?? []
      #expect(
        payments.map { $0["amount"]?.string }
          == ["93000", "4500", "1001", "3600", "-900", "31000"])
      #expect(
        payments.dropFirst(2).first?["shares"]?.object?.map(\.value.string) == [
          "601", "400",
        ])
    }
  }

  @Test func `a chosen currency counts for those bills alone that state none`() throws {
    let preview = try browser.preview(GroupImportTests.ihatemoneyCSV, [("currency", "GBP")])
    #expect(preview["currency"]?.string == "EUR")
    #expect(preview["totals"]?["EUR"]?.string == "223.33")
    let some = GroupImportTests.ihatemoneyCSV.replacing("13.33,EUR", with: "13.33,XXX")
    let mixed = try browser.preview(some, [("currency", "GBP")])
    #expect(mixed["currency"]?.string == "GBP")
    #expect(mixed["totals"]?["GBP"]?.string == "13.33")
    #expect(mixed["totals"]?["EUR"]?.string == "210.00")
  }
}
