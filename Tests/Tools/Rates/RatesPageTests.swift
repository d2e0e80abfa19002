/// Rates in files, as they were fetched or as they came with a release.
private final class RatesFolder {
  private let folder = TemporaryFolder()
  private var files = 0

  func rates(_ series: String..., isSnapshot: Bool = false) -> LatestRates {
    files += 1
    folder.write(
      """
      {"retrieved":"2026-11-20T06:15:00Z","series":[\(series.joined(separator: ","))]}
      """, to: "rates-\(files).json", mode: 0o644)
    let file = folder.file("rates-\(files).json")
    return isSnapshot ? LatestRates(at: nil, snapshot: file) : LatestRates(at: file)
  }
}

/// American rates are Freddie Mac's of the end of 2025 under other dates; British ones are made up.
private enum Sample {
  static let thirty = """
    {"id":"MORTGAGE30US","latest":{"date":"2026-11-19","rate":"6.22"},
    "previous":{"date":"2026-11-12","rate":"6.24"},
    "observations":[{"date":"2026-11-05","rate":"6.17"},{"date":"2026-05-21","rate":"6.36"},
    {"date":"2025-11-20","rate":"6.26"}]}
    """
  static let fifteen = """
    {"id":"MORTGAGE15US","latest":{"date":"2026-11-19","rate":"5.54"},
    "previous":{"date":"2026-11-12","rate":"5.49"}}
    """
  static let adjustable = """
    {"id":"MORTGAGE5US","latest":{"date":"2022-11-10","rate":"6.06"},
    "previous":{"date":"2022-11-03","rate":"5.95"}}
    """
  static let bankRate = """
    {"id":"IUDBEDR","latest":{"date":"2026-11-19","rate":"3.75"},
    "previous":{"date":"2026-08-05","rate":"4"},
    "observations":[{"date":"2026-11-18","rate":"3.75"},{"date":"2026-08-06","rate":"3.75"},
    {"date":"2026-08-04","rate":"4"},{"date":"2026-02-05","rate":"4"},
    {"date":"2026-02-04","rate":"4.25"},{"date":"2025-11-20","rate":"4.25"}]}
    """
  static let twoYears = """
    {"id":"IUMBV34","latest":{"date":"2026-10-31","rate":"4.06"},
    "previous":{"date":"2026-09-30","rate":"4.16"},
    "observations":[{"date":"2026-08-31","rate":"4.2"},{"date":"2025-10-31","rate":"4.72"}]}
    """
  static let overdrafts = """
    {"id":"IUMODTL","latest":{"date":"2026-10-31","rate":"38.27"},
    "previous":{"date":"2026-09-30","rate":"38.27"}}
    """

  /// A mortgage of one rate.
  static func thirty(of date: String, at rate: String = "6.15") -> String {
    #"{"id":"MORTGAGE30US","latest":{"date":"\#(date)","rate":"\#(rate)"}}"#
  }
}

@Suite struct RatesPageTests {
  private let folder = RatesFolder()

  private var all: LatestRates {
    folder.rates(
      Sample.thirty, Sample.fifteen, Sample.adjustable, Sample.bankRate, Sample.twoYears,
      Sample.overdrafts)
  }

  @Test func `looks as approved`() throws {
    let page = try TestSite.get("/rates", rates: all)
    #expect(page.status == 200)
    expectApprovedMain(of: page.text, as: "Rates/fetched.html")
  }

  @Test func `looks as approved with the rates of the release`() throws {
    let rates = folder.rates(Sample.thirty(of: "2025-12-31"), Sample.adjustable, isSnapshot: true)
    expectApprovedMain(of: try TestSite.get("/rates", rates: rates).text, as: "Rates/snapshot.html")
  }

  @Test func `looks as approved without rates`() throws {
    let page = try TestSite.get("/rates")
    #expect(page.status == 200)
    expectApprovedMain(of: page.text, as: "Rates/missing.html")
    #expect(try TestSite.get("/rates", rates: folder.rates()).text == page.text)
  }

  @Test func `begins with the country whose currency the site has`() throws {
    func order(_ address: String) throws -> [String] {
      try TestSite.get(address, rates: all).page.parts("h2").compactMap { $0["id"] }
        .filter { $0.hasPrefix("united-") }
    }
    #expect(try order("/rates") == ["united-kingdom", "united-states"])
    #expect(try order("/embed/rates") == ["united-kingdom", "united-states"])
    #expect(try order("/rates?currency=USD") == ["united-states", "united-kingdom"])
    #expect(try order("/rates?currency=EUR") == ["united-kingdom", "united-states"])
    let text = try TestSite.get("/rates?currency=USD", rates: all).text
    #expect(text.contains("in the United States and the United Kingdom."))
  }

  @Test func `a change has two decimals, whatever the rates have`() throws {
    let rates = folder.rates(
      """
      {"id":"MORTGAGE15US","latest":{"date":"2026-11-19","rate":"6.9"},
      "previous":{"date":"2026-11-12","rate":"7"}}
      """)
    let page = try TestSite.get("/rates", rates: rates).text
    #expect(page.contains("down </small>0.10<small class=\"unseen\"> percentage points since"))
  }

  @Test func `a rate leads to a mortgage in its country, or to a loan in its currency`() throws {
    let page = try TestSite.get("/rates", rates: all).page
    let uses = page.parts("a").filter { $0.words.hasPrefix("Use this rate") }
    #expect(
      uses.map { $0["href"] } == [
        "/mortgage?use-rate=4.06", "/loan?use-rate=6.22&use-currency=USD",
        "/loan?use-rate=5.54&use-currency=USD",
      ])
    for (use, rate) in zip(uses, ["4.06%", "6.22%", "5.54%"]) {
      #expect(use.words.contains(" of \(rate)"))
    }
    for (use, rate, words) in [(uses[1], "6.22", "US dollars"), (uses[0], "4.06", "pounds")] {
      let loan = try TestSite.get(try #require(use["href"]))
      #expect(loan.status == 200)
      #expect(loan.page.part("label", "for", "amount")?.words.contains(", in \(words)") == true)
      #expect(loan.page[id: "rate"]?["value"] == rate)
    }
  }

  @Test func `a rate that ended is not called old where it is alone`() throws {
    let alone = try TestSite.get("/rates", rates: folder.rates(Sample.adjustable))
    #expect(alone.status == 200)
    #expect(!alone.text.contains("class=\"note\""))
  }

  @Test func `says of a country without rates when they come`() throws {
    let american = try TestSite.get("/rates", rates: folder.rates(Sample.thirty)).text
    #expect(american.contains("British rates have not been fetched yet."))
    #expect(!american.contains("American rates have not been fetched yet."))
    let british = try TestSite.get("/rates", rates: folder.rates(Sample.bankRate)).text
    #expect(british.contains("American rates have not been fetched yet."))
    #expect(!british.contains("British rates have not been fetched yet."))
  }

  @Test func `is reached from the home page and from the loan page`() throws {
    #expect(try TestSite.get("/").text.contains("href=\"/rates\""))
    #expect(try TestSite.get("/loan").text.contains("href=\"/rates\""))
  }
}

/// How old rates are said to be, on 21 November 2026.
@Suite struct RateAgeTests {
  private let folder = RatesFolder()

  private func page(_ series: String..., isSnapshot: Bool = false) throws -> String {
    let rates =
      series.count == 1
      ? folder.rates(series[0], isSnapshot: isSnapshot)
      : folder.rates(series[0], series[1], isSnapshot: isSnapshot)
    return try TestSite.get("/rates", rates: rates).text
  }

  @Test(arguments: [("2026-11-11", false), ("2026-11-10", true), ("2024-01-11", true)])
  func `says when the rates are old`(latest: String, isStale: Bool) throws {
    let series = Sample.thirty(of: latest)
    #expect(try page(series, Sample.adjustable).contains("These rates are old") == isStale)
    let json = try TestSite.get("/rates.json", rates: folder.rates(series)).text
    #expect(json.contains("\"stale\":\(isStale),\"snapshot\""))
    #expect(json.contains("\"stale\":\(isStale),\"latest\""))
  }

  @Test func `marks one old rate among others that are not`() throws {
    let text = try page(Sample.thirty(of: "2025-12-31"), Sample.bankRate)
    #expect(text.contains("<b>Some of these rates are old</b>"))
    #expect(text.contains("<span>Week to Dec 31, 2025, old"))
    #expect(text.contains("<span>Set on 6 August 2026, 4.00% before</span>"))
    let alone = try page(Sample.thirty(of: "2025-12-31"))
    #expect(alone.contains("<b>These rates are old</b>: the newest is of 31 December 2025, and"))
    #expect(alone.contains("<span>Week to Dec 31, 2025") && !alone.contains("2025, old"))
  }

  @Test func `marks what was old already when the newest of old rates came`() throws {
    let fifteen = #"{"id":"MORTGAGE15US","latest":{"date":"2025-12-31","rate":"5.44"}}"#
    let text = try page(Sample.thirty(of: "2026-10-01"), fifteen)
    #expect(text.contains("<b>These rates are old</b>: the newest is of 1 October 2026, and"))
    #expect(text.contains("<span>Week to Oct 1, 2026</span>"))
    #expect(text.contains("<span>Week to Dec 31, 2025, old</span>"))
  }

  @Test(arguments: [("2026-11-21", "0 days"), ("2026-11-20", "1 day"), ("2026-09-22", "60 days")])
  func `says in its place that rates came with the release`(latest: String, age: String) throws {
    let text = try page(Sample.thirty(of: latest), isSnapshot: true)
    let place = try #require(text.firstRange(of: ", \(age) old. They came with")?.lowerBound)
    #expect(try #require(text.firstRange(of: "How fresh they are")?.lowerBound) < place)
  }

  @Test(arguments: [
    ("2026-09-21", "21 September 2026, 2 months"), ("2025-12-31", "31 December 2025, 10 months"),
    ("2025-12-21", "21 December 2025, 11 months"), ("2024-11-22", "22 November 2024, 23 months"),
    ("2024-11-21", "21 November 2024, 2 years"), ("2022-01-06", "6 January 2022, 4 years"),
  ])
  func `says first that rates came with the release when they are old`(
    latest: String, age: String
  ) throws {
    let text = try page(Sample.thirty(of: latest), isSnapshot: true)
    let place = try #require(
      text.firstRange(of: "<b>The newest of these rates is of \(age) old.</b>"))
    #expect(try #require(text.firstRange(of: "<h2")?.lowerBound) > place.upperBound)
    #expect(!text.contains("These rates are old"))
  }
}

@Suite struct RatesAnswerTests {
  private let folder = RatesFolder()

  @Test func `answers programs as the contract says`() throws {
    let rates = folder.rates(
      """
      {"id":"MORTGAGE30US","latest":{"date":"2026-11-19","rate":"6.220"},
      "previous":{"date":"2026-11-12","rate":"6.24"},
      "observations":[{"date":"2026-11-05","rate":"6.17"}]}
      """, Sample.adjustable,
      """
      {"id":"IUDBEDR","retrieved":"2026-11-19T06:15:00Z","latest":{"date":"2026-11-12","rate":"3.75"},
      "observations":[{"date":"2026-11-11","rate":"3.75"},{"date":"2026-11-10","rate":"4"}]}
      """)
    let response = try TestSite.get("/rates.json", rates: rates)
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "application/json")
    #expect(
      response.text == """
        {"retrieved":"2026-11-20T06:15:00Z","stale":true,"snapshot":false,"series":[\
        {"id":"MORTGAGE30US","name":"30-year fixed","country":"US","source":"FRED",\
        "frequency":"weekly","retrieved":"2026-11-20T06:15:00Z","stale":false,\
        "latest":{"date":"2026-11-19","rate":"6.22"},\
        "previous":{"date":"2026-11-12","rate":"6.24"},\
        "change":"-0.02","discontinued":false},\
        {"id":"MORTGAGE5US","name":"5/1 adjustable","country":"US","source":"FRED",\
        "frequency":"weekly","retrieved":"2026-11-20T06:15:00Z","stale":false,\
        "latest":{"date":"2022-11-10","rate":"6.06"},\
        "previous":{"date":"2022-11-03","rate":"5.95"},\
        "change":"0.11","discontinued":true},\
        {"id":"IUDBEDR","name":"Bank Rate","country":"GB","source":"Bank of England",\
        "frequency":"daily","retrieved":"2026-11-19T06:15:00Z","stale":true,\
        "latest":{"date":"2026-11-12","rate":"3.75"},\
        "previous":{"date":"2026-11-10","rate":"4"},\
        "change":"-0.25","discontinued":false}]}
        """)
  }

  @Test func `says that nothing was fetched`() throws {
    let response = try TestSite.get("/rates.json")
    #expect(response.status == 200)
    #expect(response.text == #"{"retrieved":null,"stale":false,"snapshot":false,"series":[]}"#)
    #expect(try TestSite.get("/rates", accept: "application/json").text == response.text)
  }

  @Test func `says that the rates are those of the release`() throws {
    let rates = folder.rates(Sample.thirty(of: "2025-12-31"), isSnapshot: true)
    let response = try TestSite.get("/rates.json", rates: rates).text
    #expect(
      response.hasPrefix(
        #"{"retrieved":"2026-11-20T06:15:00Z","stale":true,"snapshot":true,"series":[{"id""#))
  }
}
