import Files
import Synchronization

/// The rates of a file, read again whenever another file has taken its place.
///
/// A look costs one `stat`. A file that cannot be read, or is a folder, leaves the rates as they
/// were; where there is no file, there are no rates.
package final class LatestRates: Sendable {
  private let path: String?
  private let state = Mutex(State())

  private struct State {
    var seen: FileSignature?
    var rates: PublishedRates?
  }

  /// Without a path there are never any rates.
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

  /// `nil` where there is no file, or none of rates: whoever fetches them says so in its own log.
  private static func rates(in path: String) -> PublishedRates? {
    do {
      return try RatesFile.read(FileBytes.read(path, upTo: RatesFile.limit))
    } catch {
      return nil
    }
  }
}
