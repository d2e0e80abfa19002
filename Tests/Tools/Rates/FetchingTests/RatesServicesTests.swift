@Suite struct RatesServicesTests {
  private let folder = TemporaryFolder()

  /// The requests of an environment on 21 November 2026; `KEY` stands for a file with a key.
  private func services(_ environment: [String: String]) throws -> RatesServices {
    folder.write("abcdef0123456789abcdef0123456789\n", to: "key", mode: 0o600)
    let keyFile = folder.file("key")
    return try RatesServices(
      variable: { environment[$0]?.replacing("KEY", with: keyFile) },
      today: try #require(CalendarDate(iso: "2026-11-21")))
  }

  private func requests(_ environment: [String: String]) throws -> [RatesRequest] {
    try services(environment).all.flatMap { try $0.requests.get() }
  }

  @Test func `asks FRED for its tables and the Bank for its database`() throws {
    let requests = try requests([:])
    #expect(
      requests.map(\.address) == [
        "https://fred.stlouisfed.org/graph/fredgraph.csv?id=MORTGAGE30US",
        "https://fred.stlouisfed.org/graph/fredgraph.csv?id=MORTGAGE15US",
        "https://fred.stlouisfed.org/graph/fredgraph.csv?id=MORTGAGE5US",
        "https://www.bankofengland.co.uk/boeapps/database/_iadb-fromshowcolumns.asp?csv.x=yes"
          + "&Datefrom=01/Oct/2025&Dateto=now&SeriesCodes=IUDBEDR&CSVF=TN&UsingCodes=Y&VPD=Y&VFD=N",
        "https://www.bankofengland.co.uk/boeapps/database/_iadb-fromshowcolumns.asp?csv.x=yes"
          + "&Datefrom=01/Oct/2025&Dateto=now"
          + "&SeriesCodes=IUMBV34,IUMBV37,IUMBV42,IUMBV45,IUMTLMV,IUMCCTL,IUMODTL"
          + "&CSVF=TN&UsingCodes=Y&VPD=Y&VFD=N",
      ])
    #expect(requests.allSatisfy { !$0.isLocal && $0.format == .table })
    #expect(requests.flatMap(\.series) == RateSeries.allCases)
  }

  @Test func `asks FRED for the newest weeks of a series when there is a key`() throws {
    let requests = try requests(["FARTHING_FRED_KEY_FILE": "KEY"])
    #expect(requests.count == 5)
    #expect(
      requests[1].address
        == "https://api.stlouisfed.org/fred/series/observations?series_id=MORTGAGE15US"
        + "&api_key=abcdef0123456789abcdef0123456789&file_type=json&sort_order=desc&limit=60")
    #expect(requests[1].format == .observations)
  }

  @Test(arguments: [
    (["FARTHING_BOE_URL"], ["IUDBEDR", "IUMBV34"]),
    (["FARTHING_FRED_CSV_URL"], ["MORTGAGE30US", "MORTGAGE15US", "MORTGAGE5US"]),
    (
      ["FARTHING_FRED_URL", "FARTHING_FRED_KEY_FILE"],
      ["MORTGAGE30US", "MORTGAGE15US", "MORTGAGE5US"]
    ),
    (["FARTHING_FRED_URL", "FARTHING_BOE_URL"], ["IUDBEDR", "IUMBV34"]),
    (
      ["FARTHING_FRED_CSV_URL", "FARTHING_BOE_URL", "FARTHING_FRED_KEY_FILE"],
      ["IUDBEDR", "IUMBV34"]
    ),
  ])
  func `asks no others as soon as one address is set`(names: [String], series: [String]) throws {
    var environment: [String: String] = [:]
    for name in names {
      environment[name] = name.hasSuffix("FILE") ? "KEY" : "http://127.0.0.1:8150"
    }
    let requests = try requests(environment)
    #expect(requests.map { $0.series[0].id } == series)
    #expect(requests.allSatisfy { $0.isLocal && $0.address.hasPrefix("http://127.0.0.1:8150/") })
  }

  @Test(
    arguments: [
      (["FARTHING_FRED_URL": "http://localhost:1"], .noKeyFile),
      (
        ["FARTHING_FRED_CSV_URL": "http://[::1]:1", "FARTHING_FRED_KEY_FILE": "KEY"], .nothingToAsk
      ),
    ] as [([String: String], RatesProblem)])
  func `asks nobody when the only address is for the other way`(
    environment: [String: String], problem: RatesProblem
  ) throws {
    #expect(throws: problem) { try services(environment) }
  }

  @Test func `a service that cannot be asked leaves the other one`() throws {
    let services = try services(["FARTHING_FRED_KEY_FILE": "/no/such/file"]).all
    #expect(services.map(\.source) == [.fred, .bankOfEngland])
    #expect(throws: RatesProblem.keyFileUnreadable("No such file or directory")) {
      try services[0].requests.get()
    }
    #expect(try services[1].requests.get().count == 2)
  }

  @Test(arguments: [("", 3), ("\n", 3), ("abc123\n", 3), ("not a key", nil)] as [(String, Int?)])
  func `takes a key that systemd hands over, unless it is blank`(text: String, count: Int?) throws {
    folder.write(text, to: "fred-key", mode: 0o600)
    let fred = try services(["CREDENTIALS_DIRECTORY": folder.path]).all[0]
    guard let count else {
      #expect(throws: RatesProblem.keyMalformed) { try fred.requests.get() }
      return
    }
    let requests = try fred.requests.get()
    #expect(requests.count == count)
    #expect(requests.allSatisfy { $0.format == (text.contains("abc") ? .observations : .table) })
  }

  @Test func `a credential that is not there is no key`() throws {
    #expect(
      try requests(["CREDENTIALS_DIRECTORY": "/no/such/folder"]).allSatisfy { $0.format == .table })
  }

  @Test(arguments: [
    ("2026-11-01", "01/Oct/2025"), ("2026-11-30", "01/Oct/2025"), ("2026-03-31", "01/Feb/2025"),
    ("2026-01-31", "01/Dec/2024"),
  ])
  func `asks the Bank for thirteen months and what there was of one`(today: String, from: String)
    throws
  {
    let day = try #require(CalendarDate(iso: today))
    let requests = try #require(RatesRequest.bankOfEngland(at: "http://localhost", on: day))
    #expect(requests.allSatisfy { $0.address.contains("&Datefrom=\(from)&") })
  }
}

@Suite struct ServiceAddressTests {
  private func isLocal(_ base: String) -> Bool? {
    RatesRequest.fredTables(at: base)?.first?.isLocal
  }

  @Test(arguments: [
    ("https://api.stlouisfed.org", false), ("https://fred.example/mirror/", false),
    ("http://127.0.0.1:8150", true), ("http://localhost:8150/", true), ("http://[::1]:80", true),
    ("https://localhost", true), ("https://localhost.example", false),
  ])
  func `knows this machine`(base: String, expected: Bool) throws {
    #expect(isLocal(base) == expected)
  }

  @Test(arguments: [
    "", "api.stlouisfed.org", "ftp://api.stlouisfed.org", "file:///etc/passwd", "https://",
    "http://api.stlouisfed.org", "http://localhost.example", "http://localhost@api.example",
    "https://api.example/?a=b", "https://api.example/#a", "https://api.example/a b",
    "https://api.example/\n", "http://127.0.0.1.example",
  ])
  func `sends the key nowhere else`(base: String) {
    #expect(isLocal(base) == nil)
  }

  @Test func `takes a trailing slash`() throws {
    let requests = try #require(RatesRequest.fredTables(at: "http://localhost:1/a/"))
    #expect(requests[0].address == "http://localhost:1/a/graph/fredgraph.csv?id=MORTGAGE30US")
  }
}

@Suite struct FREDKeyTests {
  @Test(arguments: ["abc123", "abc123\n", " abc123 \r\n", "A-b_9"])
  func `is the one word of its file`(file: String) {
    #expect(FREDKey(file: file) != nil)
  }

  @Test(arguments: [
    "", "\n", "two words", "a\nb", "a&b=c", "a%20", "ä", "a\u{0}b",
    String(repeating: "a", count: 65),
  ])
  func `is nothing else`(file: String) {
    #expect(FREDKey(file: file) == nil)
  }

  @Test func `does not show itself`() throws {
    let key = try #require(FREDKey(file: "abc123"))
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped] {
      #expect(!text.contains("abc123"))
    }
  }
}
