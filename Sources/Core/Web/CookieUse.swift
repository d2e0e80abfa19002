import Synchronization

/// What became of the cookies of one request: facts to count and to act on, never to show.
package final class CookieUse: Sendable {
  private let refusedNames = Mutex<Set<String>>([])
  private let opened = Mutex(false)

  init() {}

  /// How many could not be opened; each counts once, however often a page looks at it.
  package var refused: Int { refusedNames.withLock(\.count) }

  /// Whether one was opened, so that the answer may hold what is in it.
  package var hasOpened: Bool { opened.withLock { $0 } }

  func noteRefused(_ name: String) {
    refusedNames.withLock { _ = $0.insert(name) }
  }

  func noteOpened() {
    opened.withLock { $0 = true }
  }
}
