/// Numbers of events, each under the name that Prometheus has for it, with its labels.
package struct Counts: Sendable, Equatable {
  /// The counts by name, such as `farthing_refused_posts_total`.
  package private(set) var values: [String: UInt64]

  /// Counts by name; none by default.
  package init(_ values: [String: UInt64] = [:]) {
    self.values = values
  }

  /// The counts of a single request.
  package init(of record: RequestRecord) {
    let labels = "method=\"\(record.method)\",route=\"\(record.route)\",status=\"\(record.status)\""
    values = [
      "\(Metric.requests.name){\(labels)}": 1,
      Metric.bucket(below: Metric.edge(of: record.microseconds)): 1,
      Metric.microseconds: UInt64(max(0, record.microseconds)),
    ]
    if record.refusedCookies > 0 {
      values[Metric.refusedCookies.name] = UInt64(record.refusedCookies)
    }
    if record.passedOverLetters > 0 {
      values[Metric.passedOverLetters.name] = UInt64(record.passedOverLetters)
    }
    if record.unsentLetters > 0 {
      values[Metric.unsentLetters.name] = UInt64(record.unsentLetters)
    }
    if record.isFromElsewhere { values[Metric.refusedPosts.name] = 1 }
    if record.problem != nil { values[Metric.incompleteAnswers.name] = 1 }
    if record.isAbandoned { values[Metric.abandonedRequests.name] = 1 }
  }

  /// The counts of a request that was left unanswered because the visitor had gone.
  package static let abandoned = Counts([Metric.abandonedRequests.name: 1])

  /// The sums of both, name by name; a sum beyond 64 bits starts again at zero.
  package static func + (left: Counts, right: Counts) -> Counts {
    Counts(left.values.merging(right.values, uniquingKeysWith: &+))
  }

  /// The count of a name, 0 when there is none.
  subscript(name: String) -> UInt64 { values[name] ?? 0 }
}
