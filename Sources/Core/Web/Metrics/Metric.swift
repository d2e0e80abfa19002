/// The name, type and help text of a metric in Prometheus.
struct Metric: Sendable {
  let name: String
  let type: StaticString
  let help: StaticString

  static let requests = Metric(
    name: "farthing_requests_total", type: "counter",
    help: "Requests answered, by method, route and status.")
  static let duration = Metric(
    name: "farthing_request_duration_seconds", type: "histogram",
    help: "How long answers took to make.")
  static let refusedCookies = Metric(
    name: "farthing_refused_cookies_total", type: "counter",
    help: "Cookies of ours that could not be opened: forged, expired or sealed with another key.")
  static let refusedPosts = Metric(
    name: "farthing_refused_cross_site_posts_total", type: "counter",
    help: "Forms refused because another site sent them.")
  static let abandonedRequests = Metric(
    name: "farthing_abandoned_requests_total", type: "counter",
    help: "Requests left unanswered because nobody waited for them any more.")
  static let incompleteAnswers = Metric(
    name: "farthing_incomplete_answers_total", type: "counter",
    help: "Answers sent without a part that could not be made; the journal says which.")
}

extension Metric {
  static let passedOverLetters = Metric(
    name: "farthing_passed_over_letters_total", type: "counter",
    help: "Letters between phones that could not be opened or merged.")
  static let unsentLetters = Metric(
    name: "farthing_unsent_letters_total", type: "counter",
    help: "Letters between phones that their store did not take: it was away, slow or full.")
}

/// How full the store of letters is.
package struct LetterGauges: Sendable {
  private let values: [(Metric, Int)]

  /// - Parameters:
  ///   - bytes: The sealed bytes of all boxes.
  ///   - limit: The most of them.
  package init(bytes: Int, limit: Int) {
    values = [
      (
        Metric(
          name: "farthing_letters_bytes", type: "gauge",
          help: "Bytes of the sealed letters in all boxes."), bytes
      ),
      (
        Metric(
          name: "farthing_letters_limit_bytes", type: "gauge",
          help: "The most bytes that new boxes may take: FARTHING_LETTERS_LIMIT."), limit
      ),
    ]
  }

  /// The gauges in the text format of Prometheus, version 0.0.4.
  package var exposition: String {
    values.map { metric, value in "\(metric.heading)\(metric.name) \(value)\n" }.joined()
  }
}

// MARK: - The histogram

extension Metric {
  /// The upper limits of the buckets, in microseconds and as Prometheus writes them, in seconds.
  static let edges: [(microseconds: Int, seconds: String)] = [
    (50, "5e-05"), (100, "0.0001"), (200, "0.0002"), (500, "0.0005"), (1_000, "0.001"),
    (2_000, "0.002"), (5_000, "0.005"), (10_000, "0.01"), (50_000, "0.05"), (250_000, "0.25"),
    (1_000_000, "1"), (.max, "+Inf"),
  ]

  /// The upper limit, in seconds, of the bucket for a duration.
  static func edge(of microseconds: Int) -> String {
    edges.first { microseconds <= $0.microseconds }?.seconds ?? "+Inf"
  }

  /// The name of the count for one bucket alone; the text for Prometheus adds the lower buckets.
  static func bucket(below edge: String) -> String { "\(duration.name)_bucket{le=\"\(edge)\"}" }

  /// The name of the count that adds up all durations, in microseconds.
  static let microseconds = "\(duration.name)_microseconds"
}

// MARK: - The text

extension Metric {
  /// The lines before its figures.
  var heading: String { "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n" }
}

extension Counts {
  /// The counts in the text format of Prometheus, version 0.0.4.
  package var exposition: String {
    var text = ""
    for metric in [
      Metric.requests, .duration, .refusedCookies, .refusedPosts, .abandonedRequests,
      .incompleteAnswers, .passedOverLetters, .unsentLetters,
    ] {
      text += metric.heading
      for line in lines(of: metric) { text += line + "\n" }
    }
    return text
  }

  private func lines(of metric: Metric) -> [String] {
    switch metric.name {
    case Metric.requests.name: requestLines
    case Metric.duration.name: durationLines
    default: ["\(metric.name) \(self[metric.name])"]
    }
  }

  private var requestLines: [String] {
    values.filter { $0.key.hasPrefix(Metric.requests.name) }
      .sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }
  }

  private var durationLines: [String] {
    let name = Metric.duration.name
    var sum: UInt64 = 0
    var lines = Metric.edges.map { edge in
      let bucket = Metric.bucket(below: edge.seconds)
      sum &+= self[bucket]
      return "\(bucket) \(sum)"
    }
    lines.append("\(name)_sum \(seconds(self[Metric.microseconds]))")
    lines.append("\(name)_count \(sum)")
    return lines
  }

  private func seconds(_ microseconds: UInt64) -> String {
    let (whole, part) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return "\(whole).\(String(part + 1_000_000).dropFirst())"
  }
}
