import MortgageRates
import TestSupport
import SiteTesting
import Testing

@Suite struct RatesPageTests {
  private let folder = TemporaryFolder()

  /// Rates as they were fetched, in a file that a site can read.
  private func rates(_ series: String...) -> LatestRates {
    folder.write(
      """
      {"retrieved":"2026-11-20T06:15:00Z","series":[\(series.joined(separator: ","))]}
      """, to: "rates.json", mode: 0o644)
    return LatestRates(at: folder.file("rates.json"))
  }

  private static let thirty = """
    {"id":"MORTGAGE30US","latest":{"date":"2026-11-19","rate":"6.22"},
    "previous":{"date":"2026-11-12","rate":"6.24"},
    "observations":[{"date":"2026-11-05","rate":"6.17"},{"date":"2026-05-21","rate":"6.36"},
    {"date":"2025-11-20","rate":"6.26"}]}
    """
  private static let fifteen = """
    {"id":"MORTGAGE15US","latest":{"date":"2026-11-19","rate":"5.54"},
    "previous":{"date":"2026-11-12","rate":"5.49"}}
    """
  private static let adjustable = """
    {"id":"MORTGAGE5US","latest":{"date":"2022-11-10","rate":"6.06"},
    "previous":{"date":"2022-11-03","rate":"5.95"}}
    """

  @Test func `looks as approved`() throws {
    let page = try TestSite.get(
      "/rates", rates: rates(Self.thirty, Self.fifteen, Self.adjustable))
    #expect(page.status == 200)
    expectApprovedMain(of: page.text, as: "Rates/fetched.html")
  }

  @Test func `looks as approved without rates`() throws {
    let page = try TestSite.get("/rates")
    #expect(page.status == 200)
    expectApprovedMain(of: page.text, as: "Rates/missing.html")
    #expect(try TestSite.get("/rates", rates: rates()).text == page.text)
  }

  @Test(arguments: [
    ("6.24", "6.22", "Down by 0.02 percentage points from 6.24% in the week to Nov 12, 2026."),
    ("5.49", "5.54", "Up by 0.05 percentage points from 5.49% in the week to Nov 12, 2026."),
    ("7", "6.9", "Down by 0.10 percentage points from 7.00% in the week to Nov 12, 2026."),
    ("6.620", "6.62", "The same as in the week to Nov 12, 2026."),
  ])
  func `says what changed in words`(before: String, now: String, words: String) throws {
    let page = try TestSite.get(
      "/rates",
      rates: rates(
        """
        {"id":"MORTGAGE15US","latest":{"date":"2026-11-19","rate":"\(now)"},
        "previous":{"date":"2026-11-12","rate":"\(before)"}}
        """)
    ).text
    #expect(page.contains("<p>\(words)</p>"))
    #expect(page.contains("Week to Nov 19, 2026"))
  }

  @Test(arguments: [("2026-11-11", false), ("2026-11-10", true), ("2024-01-11", true)])
  func `says when the rates are old`(latest: String, isStale: Bool) throws {
    let file = rates(
      """
      {"id":"MORTGAGE30US","latest":{"date":"\(latest)","rate":"6.66"},"previous":null}
      """, Self.adjustable)
    let page = try TestSite.get("/rates", rates: file).text
    #expect(page.contains("These rates are old") == isStale)
    let json = try TestSite.get("/rates.json", rates: file).text
    #expect(json.contains("\"stale\":\(isStale)"))
  }

  @Test func `never offers the rate that ended as one of today`() throws {
    let page = try TestSite.get("/rates", rates: rates(Self.thirty, Self.adjustable)).text
    #expect(page.contains("discontinued.</b>"))
    #expect(page.contains("The last was 6.06%, in the week to Nov 10, 2022"))
    #expect(page.contains("use-rate=6.22"))
    #expect(!page.contains("use-rate=6.06"))
    #expect(try TestSite.get("/rates", rates: rates(Self.adjustable)).status == 200)
  }

  @Test func `hands a rate over to the loan calculator`() throws {
    let page = try TestSite.get("/rates", rates: rates(Self.thirty)).text
    #expect(page.contains("href=\"/loan?use-rate=6.22&amp;use-currency=USD\""))
    let loan = try TestSite.get("/loan?use-rate=6.22&use-currency=USD")
    #expect(loan.status == 200)
    #expect(loan.text.contains("How much are you borrowing<i>, in US dollars"))
    #expect(loan.text.contains(/<input id="rate"[^>]* value="6.22"/))
  }

  @Test func `gives no British numbers`() throws {
    for page in [
      try TestSite.get("/rates").text, try TestSite.get("/rates", rates: rates(Self.thirty)).text,
    ] {
      #expect(page.contains("class=\"help\""))
      #expect(!page.contains("tel:0"))
    }
  }

  @Test func `is reached from the home page and from the loan page`() throws {
    #expect(try TestSite.get("/").text.contains("href=\"/rates\""))
    #expect(try TestSite.get("/loan").text.contains("href=\"/rates\""))
  }
}

@Suite struct RatesAnswerTests {
  private let folder = TemporaryFolder()

  @Test func `answers programs as the contract says`() throws {
    folder.write(
      """
      {"retrieved":"2026-11-20T06:15:00Z","series":[
      {"id":"MORTGAGE30US","latest":{"date":"2026-11-19","rate":"6.220"},
      "previous":{"date":"2026-11-12","rate":"6.24"},
      "observations":[{"date":"2026-11-05","rate":"6.17"}]},
      {"id":"MORTGAGE5US","latest":{"date":"2022-11-10","rate":"6.06"},
      "previous":{"date":"2022-11-03","rate":"5.95"}}]}
      """, to: "rates.json", mode: 0o644)
    let answer = try TestSite.get("/rates.json", rates: LatestRates(at: folder.file("rates.json")))
    #expect(answer.status == 200)
    #expect(answer.headers["Content-Type"] == "application/json")
    #expect(
      answer.text == """
        {"retrieved":"2026-11-20T06:15:00Z","stale":false,"series":[\
        {"id":"MORTGAGE30US","name":"30-year fixed",\
        "latest":{"date":"2026-11-19","rate":"6.22"},\
        "previous":{"date":"2026-11-12","rate":"6.24"},\
        "change":"-0.02","discontinued":false},\
        {"id":"MORTGAGE5US","name":"5/1 adjustable",\
        "latest":{"date":"2022-11-10","rate":"6.06"},\
        "previous":{"date":"2022-11-03","rate":"5.95"},\
        "change":"0.11","discontinued":true}]}
        """)
  }

  @Test func `says that nothing was fetched`() throws {
    let answer = try TestSite.get("/rates.json")
    #expect(answer.status == 200)
    #expect(answer.text == #"{"retrieved":null,"stale":false,"series":[]}"#)
    #expect(try TestSite.get("/rates", accept: "application/json").text == answer.text)
  }
}
