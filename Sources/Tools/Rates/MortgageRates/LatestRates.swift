import Glibc
import Synchronization

/// The rates of a file, read again whenever another file has taken its place.
///
/// A look costs one `stat`. A file that cannot be read, or is a folder, leaves the rates as they
/// were; where there is no file, there are no rates.
package final class LatestRates: Sendable {
  private let path: String?
  private let state = Mutex(State())

  private struct State {
    var seen: Identity?
    var rates: PublishedRates?
  }

  private struct Identity: Equatable {
    let device: dev_t
    let inode: ino_t
    let size: off_t
    let times: [Int]

    init(_ facts: stat) {
      device = facts.st_dev
      inode = facts.st_ino
      size = facts.st_size
      times = [facts.st_mtim, facts.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
    }
  }

  /// Without a path there are never any rates.
  package init(at path: String?) {
    self.path = path
  }

  package var current: PublishedRates? {
    state.withLock { state in
      guard let path, let identity = Self.identity(of: path) else {
        state = State()
        return nil
      }
      if state.seen != identity {
        state.seen = identity
        state.rates = Self.rates(in: path) ?? state.rates
      }
      return state.rates
    }
  }

  private static func identity(of path: String) -> Identity? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return Identity(facts)
  }

  private static func rates(in path: String) -> PublishedRates? {
    do throws(InvalidRates) {
      guard let bytes = bytes(of: path) else { return nil }
      return try RatesFile.read(bytes)
    } catch {
      return nil
    }
  }

  /// The file, up to one byte more than may be in it.
  private static func bytes(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let most = RatesFile.limit + 1
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      while count < most {
        let read = Glibc.read(file, buffer.baseAddress?.advanced(by: count), most - count)
        failed = failed || read < 0
        guard read > 0 else { break }
        count += read
      }
    }
    return failed ? nil : bytes
  }
}
