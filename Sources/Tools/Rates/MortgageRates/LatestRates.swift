import Files
import Synchronization

/// The rates of a file, read again whenever the file is replaced.
///
/// Each call costs one `stat`. When the file cannot be read, the last rates stay; when there is no
/// file, there are no rates.
package final class LatestRates: Sendable {
  private let path: String?
  private let state = Mutex(State())

  private struct State {
    var seen: FileSignature?
    var rates: PublishedRates?
  }

  /// Without a path there are no rates.
  package init(at path: String?) {
    self.path = path
  }

  package var current: PublishedRates? {
    state.withLock { state in
      guard let path, let signature = FileSignature(path) else {
        state = State()
        return nil
      }
      if state.seen != signature {
        state.seen = signature
        state.rates = Self.rates(in: path) ?? state.rates
      }
      return state.rates
    }
  }

  /// Nil when there is no file of rates; the fetching program reports why in its journal.
  private static func rates(in path: String) -> PublishedRates? {
    do {
      return try RatesFile.read(FileBytes.read(path, upTo: RatesFile.limit))
    } catch {
      return nil
    }
  }
}
