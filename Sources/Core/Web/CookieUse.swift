import Synchronization

/// What became of the cookies of one request: facts to count and to act on, never to show.
package final class CookieUse: Sendable {
  private let refusedNames = Mutex<Set<String>>([])
  private let openedCount = Mutex(0)
  private let sealedCount = Mutex(0)

  init() {}

  /// How many could not be opened; each counts once, however often a page looks at it.
  package var refused: Int { refusedNames.withLock(\.count) }

  /// How many times a cookie was opened, and how many times one was sealed: each costs time.
  package var opened: Int { openedCount.withLock { $0 } }
  package var sealed: Int { sealedCount.withLock { $0 } }

  /// Whether one was opened, so that the answer may hold what is in it.
  package var hasOpened: Bool { opened > 0 }

  func noteRefused(_ name: String) {
    refusedNames.withLock { _ = $0.insert(name) }
  }

  func noteOpened() {
    openedCount.withLock { $0 += 1 }
  }

  func noteSealed() {
    sealedCount.withLock { $0 += 1 }
  }
}
