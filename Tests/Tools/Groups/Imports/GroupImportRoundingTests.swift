@testable import GroupsPages

/// Files that name no currency: their amounts are rounded to the one that is chosen, once.
///
/// Expected amounts are the figures of the file, rounded by hand.
@Suite struct GroupImportRoundingTests {
  private let browser = Visitor()

  /// A file of IHateMoney with a payment of Ann's for two people.
  private static func csv(_ amount: String) -> String {
    """
    date,what,amount,payer_name,payer_weight,owers
    2026-10-01,Tea,\(amount),ann,1,"ann, ben"
    """
  }

  private static func json(_ amount: String) -> String {
    """
    [{"date":"2026-10-01","what":"Tea","amount":\(amount),"payer_name":"ann","payer_weight":1.0,"owers":["ann","ben"]}]
    """
  }

  private static func cospend(_ amount: String) -> String {
    """
    name,weight,active,color
    "ann",1,1,"#112233"
    "ben",1,1,"#112233"

    what,amount,date,timestamp,payer_name,owers
    "Tea",\(amount),2026-10-01,1767225599,"ann","ann,ben"
    """
  }

  /// A file of Tricount in something that is no currency, with the shares of two people.
  private static func tricount(_ amount: String, _ ann: String, _ ben: String) -> String {
    """
    Title,Amount,Currency,Amount in default currency (XBT),Date & time,Paid by ann,Paid by ben,Impacted to ann,Impacted to ben
    Tea,\(amount),XBT,\(amount),2026-10-01 09:00:00,\(amount),0,-\(ann),-\(ben)
    """
  }

  @Test(arguments: [
    (csv("1.005"), "KWD", "1.005", ["0.503", "0.502"]),
    (csv("1.005"), "EUR", "1.01", ["0.51", "0.50"]),
    (csv("1.005"), "JPY", "1", ["1", "0"]),
    (csv("1.0049"), "EUR", "1.00", ["0.50", "0.50"]),
    (csv("1.0049"), "KWD", "1.005", ["0.503", "0.502"]),
    (csv("0.004"), "KWD", "0.004", ["0.002", "0.002"]),
    (csv("7.4999"), "JPY", "7", ["4", "3"]),
    (csv("12.50"), "JPY", "13", ["7", "6"]),
    (csv("-1.005"), "KWD", "-1.005", ["-0.503", "-0.502"]),
    (json("20.005"), "KWD", "20.005", ["10.003", "10.002"]),
    (json("33.333333333333336"), "GBP", "33.33", ["16.67", "16.66"]),
    (cospend("30.125"), "KWD", "30.125", ["15.063", "15.062"]),
    (cospend("30.125"), "USD", "30.13", ["15.07", "15.06"]),
    (tricount("10.001", "3.335", "6.666"), "KWD", "10.001", ["3.335", "6.666"]),
    (tricount("10.001", "3.335", "6.666"), "EUR", "10.00", ["3.33", "6.67"]),
    // Shares that differ by a penny are even in pence, and not in thousandths.
    (tricount("10.01", "5.01", "5.00"), "KWD", "10.010", ["5.010", "5.000"]),
    (tricount("10.01", "5.01", "5.00"), "EUR", "10.01", ["5.01", "5.00"]),
  ])
  func `an amount is rounded once, to the chosen currency`(
    file: String, currency: String, amount: String, shares: [String]
  ) throws {
    let chosen = try payments(of: file, in: currency)
    #expect(chosen.map { $0["amount"]?.string } == [amount])
    #expect(chosen.first?["shares"]?.object?.map(\.value.string) == shares as [String?])
    #expect(chosen.first?["payers"]?.object?.map(\.value.string) == [amount])
    #expect(chosen.first?["currency"]?.string == currency)
    let sent = try payments(of: file, in: currency, isSentAlong: true)
    #expect(sent.first?["shares"]?.object?.map(\.value.string) == shares as [String?])
    #expect(sent.first?["split"]?.string == chosen.first?["split"]?.string)
  }

  /// The payments of the group that comes of a file.
  private func payments(
    of file: String, in currency: String, isSentAlong: Bool = false
  ) throws -> [JSONValue] {
    let preview = try browser.preview(file, isSentAlong ? [("currency", currency)] : [])
    return try browser.payments(
      browser.confirm(preview["confirm"]?.string, ("currency", currency)))
  }

  @Test func `a currency in which an amount would be nothing is refused in words`() throws {
    try expect(
      Self.csv("0.4"), in: "JPY",
      isRefusedWith: "An amount in the file would be 0 in Japanese yen: choose another currency")
    try expect(
      Self.csv("0.004"), in: "EUR",
      isRefusedWith: "An amount in the file would be 0 in euros: choose another currency")
  }

  @Test func `a currency in which an amount is above the limit is refused in words`() throws {
    try expect(
      Self.csv("99999999.99"), in: "JPY",
      isRefusedWith: "An amount in the file is too large in Japanese yen: choose another currency")
  }

  private func expect(_ file: String, in currency: String, isRefusedWith words: String) throws {
    let token = try #require(try browser.preview(file)["confirm"]?.string)
    let page = try browser.post("/groups/import", [("confirm", token), ("currency", currency)])
    #expect(page.status == 422)
    #expect(page.text.contains(words))
  }

  /// The form that comes back has the amounts of the file still, and may be sent again.
  @Test func `another currency may be chosen after one that was refused`() throws {
    let token = try #require(try browser.preview(Self.csv("0.0049"))["confirm"]?.string)
    let page = try browser.post("/groups/import", [("confirm", token), ("currency", "EUR")])
    #expect(page.text.contains("all together 0.0049 in the file"))
    let path = try browser.confirm(page.hidden("confirm").first, ("currency", "KWD"))
    #expect(try browser.payments(path).map { $0["amount"]?.string } == ["0.005"])
  }

  @Test(
    arguments: [
      (csv("30"), "30.00", nil), (csv("30.5"), "30.50", "31 in a currency without decimals"),
      (
        csv("30.125"), "30.125",
        "30.13 in a currency with two decimals, 30 in a currency without decimals"
      ),
      (
        csv("30.12499"), "30.12499",
        "30.125 in a currency with three decimals, 30.12 in a currency with two decimals, "
          + "30 in a currency without decimals"
      ),
      // 1.25 and 1.25 are 1 each without decimals, 2.5 together.
      (
        csv("1.25") + "\n2026-10-02,Milk,1.25,ann,1,ben", "2.50",
        "2 in a currency without decimals"
      ),
    ] as [(String, String, String?)])
  func `what currencies make of a sum is told before one is chosen`(
    file: String, sum: String, rounded: String?
  ) throws {
    let note = "Amounts with more decimals than their currency has are rounded: all together "
    let notes = rounded.map { ["\(note)\(sum) in the file, \($0)"] } ?? []
    let preview = try browser.preview(file)
    #expect(preview["currency"]?.isNull == true)
    #expect(preview["totals"]?["XXX"]?.string == sum)
    let all = preview["notes"]?.array?.map(\.string) ?? []
    #expect(all.filter { $0?.hasPrefix("The file does not say") == false } == notes)
    let page = try browser.upload(Array(file.utf8), to: "/groups/import").text
    #expect(page.contains(#"<option value="GBP" selected>"#), "the usual currency, to begin with")
    #expect(notes.allSatisfy { page.contains($0) })
  }

  /// The three in pounds are none of those that the question is about.
  @Test func `bills that state their currency keep it`() throws {
    let file = """
      date,what,amount,currency,payer_name,payer_weight,owers
      2026-10-01,Tea,1.005,XXX,ann,1,ben
      2026-10-02,Milk,1.50,GBP,ann,1,ben
      2026-10-03,Rice,1.005,KWD,ann,1,ben
      2026-10-04,Salt,1.005,EUR,ann,1,ben
      """
    let payments = try payments(of: file, in: "USD")
    #expect(payments.map { $0["amount"]?.string } == ["1.01", "1.50", "1.005", "1.01"])
    #expect(payments.map { $0["currency"]?.string } == ["USD", "GBP", "KWD", "EUR"])
  }
}
