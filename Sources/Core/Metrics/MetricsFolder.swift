/// Where the workers of a machine keep their counts: a file each, named 1, 2, 3 and so on.
///
/// Whichever worker is asked adds up all files. A worker that starts takes the first file that
/// nobody has and counts on from there, so restarts lose nothing.
package struct MetricsFolder: Sendable {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// A file for this worker, or `nil` when none can be had: a site without counts is better than
  /// none.
  package func claim() -> CounterFile? {
    for file in files {
      if let counters = CounterFile(file) { return counters }
    }
    return nil
  }

  /// The counts of all workers, those that have ended too.
  package var counts: Counts {
    files.map { CounterFile.counts(in: $0) }.reduce(Counts(), +)
  }

  private var files: [String] { (1...Self.mostWorkers).map { "\(path)/\($0)" } }

  private static let mostWorkers = 99
}
