import Glibc
import Web

/// The output of a worker about its work: a line for each request on standard error, one more when
/// a response lacks something, and its counts.
struct Journal {
  private let counters: CounterFile?

  init(_ folder: MetricsFolder?) {
    counters = folder?.claim()
  }

  /// Reports a problem to the site's operator.
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
