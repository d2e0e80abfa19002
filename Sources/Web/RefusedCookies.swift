import Synchronization

/// The cookies of one request that could not be opened: a fact to count, never to show.
package final class RefusedCookies: Sendable {
  private let names = Mutex<Set<String>>([])

  init() {}

  /// Each cookie counts once, however often a page looks at it.
  package var count: Int { names.withLock(\.count) }

  func note(_ name: String) {
    names.withLock { _ = $0.insert(name) }
  }
}
