@testable import Fetching

@Suite struct RatesVisitTests {
  /// What was asked and waited for, with answers prepared beforehand.
  private final class Script {
    var replies: [Reply]
    var events: [String] = []

    init(_ replies: [Reply]) {
      self.replies = replies
    }

    func visit(
      _ requests: [RatesRequest]? = nil, knowing known: PublishedRates = .none
    ) throws -> [RateHistory] {
      let fred = try #require(
        FREDKey(file: "k").flatMap { RatesRequest.fred(at: "https://x", key: $0) })
      var visit = RatesVisit(
        at: UTCTime(1_795_155_300), knowing: known,
        asking: { request, lastModified in
          let since = lastModified.map { " since \($0)" } ?? ""
          self.events.append(request.series[0].id + since)
          return self.replies.isEmpty ? .failed("nothing prepared") : self.replies.removeFirst()
        },
        waiting: { self.events.append("\($0)s") }
      )
      return try visit.histories(answering: requests ?? fred)
    }
  }

  private static func response(
    _ status: Int = 200,
    _ body: String = #"{"observations":[{"date":"2026-11-19","value":"6.22"}]}"#,
    type: String = "application/json; charset=UTF-8", after: Int = 0
  ) -> Reply {
    .response(
      .init(
        status: status, contentType: type, retryAfter: after, lastModified: nil,
        body: Array(body.utf8)))
  }

  private static let good = response()

  @Test func `asks for one series after another, a second apart`() throws {
    let script = Script([Self.good, Self.good, Self.good])
    let rates = try script.visit()
    #expect(script.events == ["MORTGAGE30US", "1s", "MORTGAGE15US", "1s", "MORTGAGE5US"])
    #expect(rates.map(\.series) == RateSource.fred.series)
    #expect(Set(rates.map(\.retrieved.extended)) == ["2026-11-20T06:15:00Z"])
  }

  @Test(arguments: [
    .failed("Timeout was reached"), response(500), response(503), response(502, type: "text/html"),
    response(200, "<html></html>", type: "text/html"), response(200, "<html></html>"),
    response(200, "{\"obs"),
  ])
  func `asks again where that may help`(reply: Reply) throws {
    let script = Script([reply, reply, Self.good, Self.good, Self.good])
    #expect(try script.visit().count == 3)
    #expect(
      script.events == [
        "MORTGAGE30US", "2s", "MORTGAGE30US", "4s", "MORTGAGE30US", "1s", "MORTGAGE15US", "1s",
        "MORTGAGE5US",
      ])
  }

  @Test(arguments: [
    (429, 0, "2s"), (429, 1, "2s"), (429, 30, "30s"), (429, 60, "60s"), (503, 9, "9s"),
    (500, 60, "60s"),
  ])
  func `waits as long as it is asked to`(status: Int, seconds: Int, waited: String) throws {
    let script = Script(
      [
        Self.response(status, "<html></html>", type: "text/html", after: seconds), Self.good,
        Self.good, Self.good,
      ])
    #expect(try script.visit().count == 3)
    #expect(script.events.prefix(3) == ["MORTGAGE30US", waited, "MORTGAGE30US"])
  }

  @Test func `does not wait longer than a minute`() {
    let script = Script([Self.good, Self.response(429, after: 61)])
    #expect(throws: RatesProblem.tooMany(.fred, retryAfter: 61)) { try script.visit() }
    #expect(script.events == ["MORTGAGE30US", "1s", "MORTGAGE15US"])
  }

  @Test func `gives up after three times, and gives nothing`() {
    let script = Script([Self.good, Self.good] + Array(repeating: .failed("no route"), count: 3))
    #expect(throws: RatesProblem.noResponse([.fiveOneAdjustable], "no route")) {
      try script.visit()
    }
    #expect(
      script.events == [
        "MORTGAGE30US", "1s", "MORTGAGE15US", "1s", "MORTGAGE5US", "2s", "MORTGAGE5US", "4s",
        "MORTGAGE5US",
      ])
  }

  @Test(
    arguments: [
      (
        response(
          400,
          #"{"error_message":"Bad Request.  The value for variable api_key is not registered."}"#),
        .keyRefused
      ),
      (
        response(400, #"{"error_message":"Bad Request.  Variable api_key is not set."}"#),
        .keyRefused
      ),
      (
        response(400, #"{"error_message":"Bad Request.  The series does not exist."}"#),
        .noSuchSeries([.thirtyYearFixed])
      ),
      (response(400, "{}"), .status([.thirtyYearFixed], 400)),
      (response(302), .status([.thirtyYearFixed], 302)),
      (response(404), .status([.thirtyYearFixed], 404)),
      (response(204), .status([.thirtyYearFixed], 204)),
      (response(200, "{}"), .unreadable([.thirtyYearFixed], .missing(.observations))),
      (
        response(200, #"{"observations":[]}"#),
        .unreadable([.thirtyYearFixed], .noRates(.thirtyYearFixed))
      ),
    ] as [(Reply, RatesProblem)])
  func `does not ask again where that cannot help`(reply: Reply, problem: RatesProblem) {
    let script = Script([reply])
    #expect(throws: problem) { try script.visit() }
    #expect(script.events == ["MORTGAGE30US"])
  }

  // MARK: - Tables

  private static let month = "DATE,IUMBV34,IUMBV37,IUMBV42,IUMBV45,IUMTLMV,IUMCCTL,IUMODTL\n"
  private static let quoted = response(200, month + "31 Oct 2026,1,2,3,4,5,6,7\n", type: "text/csv")

  private func bank() throws -> [RatesRequest] {
    let today = try #require(CalendarDate(iso: "2026-11-20"))
    return try #require(RatesRequest.bankOfEngland(at: "https://x", on: today))
  }

  @Test(arguments: ["<html></html>", "", "DATE;IUDBEDR\n"])
  func `asks again for what is no table`(page: String) throws {
    let page = Self.response(200, page, type: "text/html")
    let table = Self.response(200, "DATE,IUDBEDR\n20 Nov 2026,3.75\n", type: "text/html")
    let script = Script([page, page, table, Self.quoted])
    #expect(try script.visit(bank()).map(\.series) == RateSource.bankOfEngland.series)
    #expect(script.events == ["IUDBEDR", "2s", "IUDBEDR", "4s", "IUDBEDR", "1s", "IUMBV34"])
  }

  @Test func `one table that cannot be right costs the service all of it`() throws {
    let script = Script([
      Self.response(200, "DATE,IUDBEDR\n20 Nov 2026,3.75\n"), Self.response(200, Self.month),
    ])
    let quoted = Array(RateSource.bankOfEngland.series.dropFirst())
    #expect(throws: RatesProblem.unreadable(quoted, .noRows)) { try script.visit(bank()) }
  }

  @Test func `leaves out a series whose column is empty`() throws {
    let script = Script([
      Self.response(200, "DATE,IUDBEDR\n20 Nov 2026,3.75\n"),
      Self.response(200, Self.month + "31 Oct 2026,1,2,3,4,5,,7\n"),
    ])
    let series = RateSource.bankOfEngland.series.filter { $0 != .creditCards }
    #expect(try script.visit(bank()).map(\.series) == series)
  }

  // MARK: - If-Modified-Since

  private func known(_ headers: [RateSeries: String]) throws -> PublishedRates {
    PublishedRates(
      try headers.map { series, header in
        try RateHistory(
          series, [try #require(DatedRate(date: "2026-10-31", rate: "5", from: series.source))],
          retrieved: UTCTime(0), lastModified: header)
      })
  }

  @Test func `what has not changed stays, and is as new as the question`() throws {
    let headers = Dictionary(
      uniqueKeysWithValues: RateSource.bankOfEngland.series.map {
        ($0, $0 == .bankRate ? "A" : "B")
      })
    let known = try known(headers)
    let unchanged = Self.response(304, "")
    let script = Script([unchanged, unchanged])
    let histories = try script.visit(bank(), knowing: known)
    #expect(script.events == ["IUDBEDR since A", "1s", "IUMBV34 since B"])
    #expect(histories == known.histories.map { $0.unchanged(at: UTCTime(1_795_155_300)) })
  }

  @Test func `asks for all when the series of an answer are of several times`() throws {
    var headers: [RateSeries: String] = [.bankRate: "A", .twoYearFix: "B", .overdrafts: "C"]
    let script = Script([Self.response(304, ""), Self.response(304, "")])
    let quoted = Array(RateSource.bankOfEngland.series.dropFirst())
    #expect(throws: RatesProblem.status(quoted, 304)) {
      try script.visit(bank(), knowing: known(headers))
    }
    #expect(script.events == ["IUDBEDR since A", "1s", "IUMBV34"])
    headers = [.twoYearFix: "B"]
    let other = Script([])
    #expect(throws: RatesProblem.self) { try other.visit(bank(), knowing: known(headers)) }
    #expect(other.events.first == "IUDBEDR")
  }
}
