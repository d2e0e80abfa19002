/// How often each thing happened, by the name that Prometheus knows it by, labels included.
package struct Counts: Sendable, Equatable {
  package private(set) var values: [String: UInt64]

  package init(_ values: [String: UInt64] = [:]) {
    self.values = values
  }

  /// What one request adds to them.
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
    if record.isFromElsewhere { values[Metric.refusedPosts.name] = 1 }
    if record.problem != nil { values[Metric.incompleteAnswers.name] = 1 }
    if record.isAbandoned { values[Metric.abandonedRequests.name] = 1 }
  }

  /// What a request adds that nobody waited for any more.
  package static let abandoned = Counts([Metric.abandonedRequests.name: 1])

  package static func + (left: Counts, right: Counts) -> Counts {
    Counts(left.values.merging(right.values, uniquingKeysWith: &+))
  }

  subscript(name: String) -> UInt64 { values[name] ?? 0 }
}
