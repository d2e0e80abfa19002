import Glibc
import Metrics

/// Where a worker tells what it answered: a line a request on standard error, another where
/// the answer lacks something, and its counts.
struct Journal {
  private let counters: CounterFile?

  init(_ folder: MetricsFolder?) {
    counters = folder?.claim()
  }

  /// Tells whoever looks after the site what went wrong.
  static func report(_ sentence: String) {
    let line = "farthing-server: \(sentence)\n"
    write(STDERR_FILENO, line, line.utf8.count)
  }

  func noteAbandoned() {
    counters?.add(.abandoned)
  }

  func note(_ record: RequestRecord) {
    let line = record.logLine
    write(STDERR_FILENO, line, line.utf8.count)
    record.problem.map(Self.report)
    counters?.add(Counts(of: record))
  }
}
