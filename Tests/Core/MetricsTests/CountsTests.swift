import Web

@Suite struct CountsTests {
  private static let record: RequestRecord = {
    var record = RequestRecord(method: "GET", route: "/loan.json", status: 200, bytes: 2_311)
    record.microseconds = 153
    return record
  }()

  @Test func `a line of the journal says what was asked and how it went, and nothing else`() {
    #expect(
      Self.record.logLine
        == "method=GET route=/loan.json status=200 microseconds=153 bytes=2311\n")
  }

  /// The text format, version 0.0.4, as in https://prometheus.io/docs/instrumenting/exposition_formats/.
  @Test func `Prometheus is told requests, durations and refusals`() {
    var slow = RequestRecord(
      method: "POST", route: "/cards", status: 403, bytes: 900, refusedCookies: 2,
      isFromElsewhere: true)
    slow.microseconds = 2_000_400
    let counts =
      Counts(of: Self.record) + Counts(of: Self.record) + Counts(of: slow) + .abandoned
      + Counts(
        of: RequestRecord(
          method: "GET", route: "/loan.pdf", status: 499, bytes: 0, isAbandoned: true))
      + Counts(
        of: RequestRecord(
          method: "GET", route: "/loan.pdf", status: 200, bytes: 9, problem: "it lacks its tags"))
    let lines = counts.exposition.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix("#") } == [
        #"farthing_requests_total{method="GET",route="/loan.json",status="200"} 2"#,
        #"farthing_requests_total{method="GET",route="/loan.pdf",status="200"} 1"#,
        #"farthing_requests_total{method="GET",route="/loan.pdf",status="499"} 1"#,
        #"farthing_requests_total{method="POST",route="/cards",status="403"} 1"#,
        #"farthing_request_duration_seconds_bucket{le="5e-05"} 2"#,
        #"farthing_request_duration_seconds_bucket{le="0.0001"} 2"#,
        #"farthing_request_duration_seconds_bucket{le="0.0002"} 4"#,
        #"farthing_request_duration_seconds_bucket{le="0.0005"} 4"#,
        #"farthing_request_duration_seconds_bucket{le="0.001"} 4"#,
        #"farthing_request_duration_seconds_bucket{le="0.002"} 4"#,
        #"farthing_request_duration_seconds_bucket{le="0.005"} 4"#,
        #"farthing_request_duration_seconds_bucket{le="0.01"} 4"#,
        #"farthing_request_duration_seconds_bucket{le="0.05"} 4"#,
        #"farthing_request_duration_seconds_bucket{le="0.25"} 4"#,
        #"farthing_request_duration_seconds_bucket{le="1"} 4"#,
        #"farthing_request_duration_seconds_bucket{le="+Inf"} 5"#,
        "farthing_request_duration_seconds_sum 2.000706",
        "farthing_request_duration_seconds_count 5",
        "farthing_refused_cookies_total 2",
        "farthing_refused_cross_site_posts_total 1",
        "farthing_abandoned_requests_total 2",
        "farthing_incomplete_answers_total 1",
        "farthing_passed_over_letters_total 0",
        "farthing_unsent_letters_total 0",
      ])
    #expect(
      lines.filter { $0.hasPrefix("# TYPE") } == [
        "# TYPE farthing_requests_total counter",
        "# TYPE farthing_request_duration_seconds histogram",
        "# TYPE farthing_refused_cookies_total counter",
        "# TYPE farthing_refused_cross_site_posts_total counter",
        "# TYPE farthing_abandoned_requests_total counter",
        "# TYPE farthing_incomplete_answers_total counter",
        "# TYPE farthing_passed_over_letters_total counter",
        "# TYPE farthing_unsent_letters_total counter",
      ])
  }
}
