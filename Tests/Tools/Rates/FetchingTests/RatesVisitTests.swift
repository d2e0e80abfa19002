import Formats
import Calendars
import Fetching
import Finance
import MortgageRates
import Testing

@Suite struct RatesVisitTests {
  /// What was asked and waited for, with answers prepared beforehand.
  private final class Script {
    var replies: [Reply]
    var events: [String] = []

    init(_ replies: [Reply]) {
      self.replies = replies
    }

    func visit() throws(RatesProblem) -> PublishedRates {
      try RatesVisit(
        asking: { series in
          self.events.append(series.id)
          return self.replies.isEmpty ? .failed("nothing prepared") : self.replies.removeFirst()
        },
        waiting: { self.events.append("\($0)s") }
      ).rates(at: UTCTime(1_795_155_300))
    }
  }

  private static func answer(
    _ status: Int = 200,
    _ body: String = #"{"observations":[{"date":"2026-11-19","value":"6.22"}]}"#,
    type: String = "application/json; charset=UTF-8", after: Int = 0
  ) -> Reply {
    .answer(.init(status: status, contentType: type, retryAfter: after, body: Array(body.utf8)))
  }

  private static let good = answer()

  @Test func `asks for one series after another, a second apart`() throws {
    let script = Script([Self.good, Self.good, Self.good])
    let rates = try script.visit()
    #expect(script.events == ["MORTGAGE30US", "1s", "MORTGAGE15US", "1s", "MORTGAGE5US"])
    #expect(rates.histories.map(\.series) == RateSeries.allCases)
    #expect(rates.retrieved.extended == "2026-11-20T06:15:00Z")
  }

  @Test(arguments: [
    .failed("Timeout was reached"), answer(500), answer(503), answer(502, type: "text/html"),
    answer(200, "<html></html>", type: "text/html"), answer(200, "<html></html>"),
    answer(200, "{\"obs"),
  ])
  func `asks again where that may help`(reply: Reply) throws {
    let script = Script([reply, reply, Self.good, Self.good, Self.good])
    #expect(try script.visit().histories.count == 3)
    #expect(
      script.events == [
        "MORTGAGE30US", "2s", "MORTGAGE30US", "4s", "MORTGAGE30US", "1s", "MORTGAGE15US", "1s",
        "MORTGAGE5US",
      ])
  }

  @Test(arguments: [
    (429, 0, "2s"), (429, 1, "2s"), (429, 30, "30s"), (429, 60, "60s"), (503, 9, "9s"),
  ])
  func `waits as long as it is asked to`(status: Int, seconds: Int, waited: String) throws {
    let script = Script(
      [
        Self.answer(status, "<html></html>", type: "text/html", after: seconds), Self.good,
        Self.good, Self.good,
      ])
    #expect(try script.visit().histories.count == 3)
    #expect(script.events.prefix(3) == ["MORTGAGE30US", waited, "MORTGAGE30US"])
  }

  @Test func `does not wait longer than a minute`() {
    let script = Script([Self.good, Self.answer(429, after: 61)])
    #expect(throws: RatesProblem.tooMany(retryAfter: 61)) { try script.visit() }
    #expect(script.events == ["MORTGAGE30US", "1s", "MORTGAGE15US"])
  }

  @Test func `gives up after three times, and gives nothing`() {
    let script = Script([Self.good, Self.good] + Array(repeating: .failed("no route"), count: 3))
    #expect(throws: RatesProblem.noAnswer(.fiveOneAdjustable, "no route")) { try script.visit() }
    #expect(
      script.events == [
        "MORTGAGE30US", "1s", "MORTGAGE15US", "1s", "MORTGAGE5US", "2s", "MORTGAGE5US", "4s",
        "MORTGAGE5US",
      ])
  }

  @Test(
    arguments: [
      (
        answer(
          400,
          #"{"error_message":"Bad Request.  The value for variable api_key is not registered."}"#),
        .keyRefused
      ),
      (
        answer(400, #"{"error_message":"Bad Request.  Variable api_key is not set."}"#), .keyRefused
      ),
      (
        answer(400, #"{"error_message":"Bad Request.  The series does not exist."}"#),
        .noSuchSeries(.thirtyYearFixed)
      ),
      (answer(400, "{}"), .status(.thirtyYearFixed, 400)),
      (answer(302), .status(.thirtyYearFixed, 302)), (answer(404), .status(.thirtyYearFixed, 404)),
      (answer(204), .status(.thirtyYearFixed, 204)),
      (answer(200, "{}"), .unreadable(.thirtyYearFixed, .missing(.observations))),
      (
        answer(200, #"{"observations":[]}"#),
        .unreadable(.thirtyYearFixed, .noRates(.thirtyYearFixed))
      ),
    ] as [(Reply, RatesProblem)])
  func `does not ask again where that cannot help`(reply: Reply, problem: RatesProblem) {
    let script = Script([reply])
    #expect(throws: problem) { try script.visit() }
    #expect(script.events == ["MORTGAGE30US"])
  }
}
