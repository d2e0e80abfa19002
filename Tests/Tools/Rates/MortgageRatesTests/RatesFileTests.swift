import Formats

@Suite struct RatesFileTests {
  private func read(_ text: String) throws(InvalidRates) -> PublishedRates {
    try RatesFile.read(Array(text.utf8))
  }

  private func rates() throws -> PublishedRates {
    PublishedRates([
      try history(
        .thirtyYearFixed,
        [("2026-11-19", "6.220"), ("2026-11-12", "6.24"), ("2026-11-05", "6.17")],
        lastModified: "Thu, 19 Nov 2026 17:00:00 GMT"),
      try history(.fiveOneAdjustable, [("2022-11-10", "6.06")]),
      try history(.bankRate, [("2026-11-19", "3.75")], retrieved: "2026-11-19T06:15:00Z"),
    ])
  }

  @Test func `writes what the answer for programs says, and the rates of a year`() throws {
    let text = String(decoding: RatesFile.bytes(of: try rates()), as: UTF8.self)
    #expect(
      text == """
        {"retrieved":"2026-11-20T06:15:00Z","snapshot":false,"series":[\
        {"id":"MORTGAGE30US","name":"30-year fixed","country":"US","source":"FRED",\
        "frequency":"weekly","retrieved":"2026-11-20T06:15:00Z",\
        "latest":{"date":"2026-11-19","rate":"6.22"},\
        "previous":{"date":"2026-11-12","rate":"6.24"},\
        "change":"-0.02","discontinued":false,\
        "observations":[{"date":"2026-11-19","rate":"6.22"},\
        {"date":"2026-11-12","rate":"6.24"},{"date":"2026-11-05","rate":"6.17"}],\
        "lastModified":"Thu, 19 Nov 2026 17:00:00 GMT"},\
        {"id":"MORTGAGE5US","name":"5/1 adjustable","country":"US","source":"FRED",\
        "frequency":"weekly","retrieved":"2026-11-20T06:15:00Z",\
        "latest":{"date":"2022-11-10","rate":"6.06"},"previous":null,\
        "change":null,"discontinued":true,\
        "observations":[{"date":"2022-11-10","rate":"6.06"}]},\
        {"id":"IUDBEDR","name":"Bank Rate","country":"GB","source":"Bank of England",\
        "frequency":"daily","retrieved":"2026-11-19T06:15:00Z",\
        "latest":{"date":"2026-11-19","rate":"3.75"},"previous":null,\
        "change":null,"discontinued":false,\
        "observations":[{"date":"2026-11-19","rate":"3.75"}]}]}

        """)
  }

  @Test func `reads what it writes`() throws {
    #expect(try RatesFile.read(RatesFile.bytes(of: try rates())) == (try rates()))
  }

  @Test(
    arguments: [
      (#""retrieved":"2026-11-20T06:15:00Z","#, .missing(.retrieved)),
      (#""latest":{"date":"2026-11-19","rate":"6.22"},"#, .missing(.latest)),
      (#""date":"2026-11-12","#, .missing(.date)), (#","rate":"6.24""#, .missing(.rate)),
    ] as [(String, InvalidRates)])
  func `refuses what it writes without`(member: String, reason: InvalidRates) throws {
    #expect(throws: reason) { try read(try written(without: member)) }
  }

  @Test(arguments: [
    #""name":"30-year fixed","#, #""previous":{"date":"2026-11-12","rate":"6.24"},"#,
    #""change":"-0.02","#, #""discontinued":false,"#, #""snapshot":false,"#,
    #""country":"US","source":"FRED","#, #""frequency":"weekly","#,
    #","observations":[{"date":"2022-11-10","rate":"6.06"}]"#,
  ])
  func `says the same without what follows from other members`(member: String) throws {
    #expect(try read(try written(without: member)) == (try rates()))
  }

  @Test func `passes over a series without its id`() throws {
    let rates = try read(try written(without: #""id":"MORTGAGE30US","#))
    #expect(rates.histories.map(\.series) == [.fiveOneAdjustable, .bankRate])
  }

  /// The file of `rates` without every occurrence of a member.
  private func written(without member: String) throws -> String {
    let parts = String(decoding: RatesFile.bytes(of: try rates()), as: UTF8.self)
      .split(separator: member, omittingEmptySubsequences: false)
    #expect(parts.count > 1)
    return parts.joined()
  }

  @Test func `needs no year of weeks, and keeps the order of the series`() throws {
    let file = try read(
      """
      {"retrieved":"2026-11-20T06:15:00Z","more":{},"series":[
      {"id":"OBMMIC30YF","latest":3},
      {"id":"MORTGAGE15US","latest":{"date":"2026-11-19","rate":"5.54"},"previous":null},
      {"id":"MORTGAGE30US","latest":{"date":"2026-11-19","rate":"6.22"},
       "previous":{"date":"2026-11-12","rate":"6.24"}}]}
      """)
    #expect(file.histories.map(\.series) == [.thirtyYearFixed, .fifteenYearFixed])
    #expect(file.histories[0].change?.plain == "-0.02")
    #expect(file.histories[1].previous == nil)
    #expect(
      file.histories.map(\.retrieved.extended) == ["2026-11-20T06:15:00Z", "2026-11-20T06:15:00Z"])
    #expect(file.histories.map(\.lastModified) == [nil, nil])
  }

  @Test func `was retrieved when the newest of its series was`() throws {
    let file = try read(
      """
      {"retrieved":"2020-01-01T00:00:00Z","series":[
      {"id":"IUMCCTL","retrieved":"2026-11-19T06:15:00Z",
       "latest":{"date":"2026-10-31","rate":"24.71"}},
      {"id":"IUMODTL","retrieved":"2026-11-20T06:15:00Z",
       "latest":{"date":"2026-10-31","rate":"38.27"}}]}
      """)
    #expect(file.retrieved?.extended == "2026-11-20T06:15:00Z")
    #expect(file[.creditCards]?.retrieved.extended == "2026-11-19T06:15:00Z")
  }

  @Test func `says that it is a snapshot where it is written as one, and is none where it is read`()
    throws
  {
    let bytes = RatesFile.bytes(of: try rates().asSnapshot)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"snapshot\":true,"))
    #expect(try RatesFile.read(bytes) == rates())
  }

  @Test func `gets new rates for some series, and keeps the others`() throws {
    let fetched = try history(.bankRate, [("2026-11-20", "3.5")], retrieved: "2026-11-21T06:15:00Z")
    let file = try rates().replacing(with: [fetched], at: try time("2026-11-21T06:15:00Z"))
    #expect(file.histories.map(\.series) == [.thirtyYearFixed, .fiveOneAdjustable, .bankRate])
    #expect(file[.bankRate] == fetched)
    #expect(try file[.thirtyYearFixed] == rates()[.thirtyYearFixed])
    #expect(file.retrieved == fetched.retrieved)
  }

  @Test func `may hold no series at all`() throws {
    let file = try read(#"{"retrieved":"2026-11-20T06:15:00Z","series":[]}"#)
    #expect(file.histories.isEmpty)
    #expect(!file.isStale(on: try date("2026-11-20")))
  }

  @Test(
    arguments: [
      ("", .notJSON(.init(line: 1, column: 1))),
      ("{\n\"retrieved\":", .notJSON(.init(line: 2, column: 13))),
      ("[]", .missing(.retrieved)), ("{}", .missing(.retrieved)),
      (#"{"retrieved":"yesterday"}"#, .notATime(.init(line: 1, column: 14))),
      (#"{"retrieved":1}"#, .notATime(.init(line: 1, column: 14))),
      (#"{"retrieved":"2026-11-20T06:15:00Z"}"#, .missing(.series)),
      (#"{"retrieved":"2026-11-20T06:15:00Z","series":{}}"#, .missing(.series)),
    ] as [(String, InvalidRates)])
  func `refuses`(text: String, reason: InvalidRates) {
    #expect(throws: reason) { try read(text) }
  }

  @Test(
    arguments: [
      (
        #""retrieved":"today","latest":{"date":"2026-11-19","rate":"6.22"}"#,
        .notATime(.init(line: 1, column: 86))
      ),
      ("\"latest\":null", .missing(.date)), ("\"previous\":null", .missing(.latest)),
      (#""latest":{"date":"2026-11-19"}"#, .missing(.rate)),
      (#""latest":{"date":"2026-11-19","rate":6.22}"#, .missing(.rate)),
      (#""latest":{"date":"2026-11-19","rate":"622"}"#, .notARate(.init(line: 1, column: 83))),
      (#""latest":{"date":"2026-11-31","rate":"6.22"}"#, .notARate(.init(line: 1, column: 83))),
    ] as [(String, InvalidRates)])
  func `refuses a series that is not whole`(member: String, reason: InvalidRates) {
    #expect(throws: reason) {
      try read(
        #"{"retrieved":"2026-11-20T06:15:00Z","series":[{"id":"MORTGAGE30US","x":1,\#(member)}]}"#)
    }
  }

  @Test func `refuses two rates of one week`() throws {
    #expect(throws: InvalidRates.dateTwice(try date("2026-11-19"))) {
      try read(
        """
        {"retrieved":"2026-11-20T06:15:00Z","series":[{"id":"MORTGAGE30US",
        "latest":{"date":"2026-11-19","rate":"6.22"},
        "observations":[{"date":"2026-11-19","rate":"6.23"}]}]}
        """)
    }
  }

  @Test func `refuses every beginning of a file that is cut short`() throws {
    let whole = RatesFile.bytes(of: try rates())
    for count in 0..<(whole.count - 2) {
      #expect(throws: InvalidRates.self) { try RatesFile.read(Array(whole.prefix(count))) }
    }
  }
}

/// The file that comes with the release, whichever release it is.
@Suite struct SnapshotTests {
  private static let path = #filePath.replacing(
    "Tests/Tools/Rates/MortgageRatesTests/RatesFileTests.swift", with: "Public/rates.json")

  @Test func `has a year of every American series and of Bank Rate, and says what it is`() throws {
    let bytes = try FileBytes.read(Self.path, upTo: RatesFile.limit)
    let rates = try RatesFile.read(bytes)
    #expect(RatesFile.bytes(of: rates.asSnapshot) == bytes)
    for series in RateSource.fred.series + [.bankRate] {
      let history = try #require(rates[series])
      #expect(history.rates.count > 50)
      #expect(history.latest.date <= history.retrieved.date)
    }
    #expect(try rates[.fiveOneAdjustable]?.latest == rate("2022-11-10", "6.06"), "where it ended")
  }
}
