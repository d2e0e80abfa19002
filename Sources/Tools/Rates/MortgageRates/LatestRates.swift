import Synchronization

/// The rates of a file, read again whenever the file is replaced.
///
/// Each call costs one `stat`. When the file cannot be read, the last rates stay. Before the first
/// file that can be read, and when there is none any more, the rates are those of the release.
package final class LatestRates: Sendable {
  private let path: String?
  private let snapshot: PublishedRates?
  private let state = Mutex(State())

  private struct State {
    var seen: FileSignature?
    var rates: PublishedRates?
  }

  /// The rates of a file, and of the release's own file, which never changes while a site runs.
  ///
  /// - Parameters:
  ///   - path: The file that the fetching program replaces; nil for none.
  ///   - snapshot: The file of the release; nil for none.
  package init(at path: String?, snapshot: String? = nil) {
    self.path = path
    self.snapshot = snapshot.flatMap { Self.rates(in: $0)?.asSnapshot }
  }

  /// The rates to show; nil when there are none.
  package var current: PublishedRates? {
    state.withLock { state in
      guard let path, let signature = FileSignature(path) else {
        state = State()
        return snapshot
      }
      if state.seen != signature {
        state.seen = signature
        state.rates = Self.rates(in: path) ?? state.rates
      }
      return state.rates ?? snapshot
    }
  }

  /// Nil when there is no file of rates or none is in it; the fetching program reports why in its
  /// journal.
  private static func rates(in path: String) -> PublishedRates? {
    let rates = try? RatesFile.read(FileBytes.read(path, upTo: RatesFile.limit))
    return rates?.histories.isEmpty == false ? rates : nil
  }
}
