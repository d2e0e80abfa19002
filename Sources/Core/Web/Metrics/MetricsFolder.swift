/// The folder with the counts of a machine's workers: a file for each, named 1, 2, 3 and so on.
///
/// Any worker can add up all files. A new worker takes the first free file and continues its
/// counts, so restarts lose nothing.
package struct MetricsFolder: Sendable {
  private let path: String

  /// The folder at a path; it must exist.
  package init(_ path: String) {
    self.path = path
  }

  /// A file for this worker, or nil when none is free or writable: the worker then runs without
  /// counts.
  package func claim() -> CounterFile? {
    for file in files {
      if let counters = CounterFile(file) { return counters }
    }
    return nil
  }

  /// The sums over all workers, including those that have ended.
  package var counts: Counts {
    files.map { CounterFile.counts(in: $0) }.reduce(Counts(), +)
  }

  private var files: [String] { (1...Self.mostWorkers).map { "\(path)/\($0)" } }

  private static let mostWorkers = 99
}
