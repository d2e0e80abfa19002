import Synchronization

/// Counts of the cookies that one request opened, sealed and refused, and of letters that went wrong;
/// they are never shown.
package final class CookieUse: Sendable {
  private let refusedNames = Mutex<Set<String>>([])
  private let openedCount = Mutex(0)
  private let sealedCount = Mutex(0)
  private let passedOverCount = Mutex(0)
  private let unsentCount = Mutex(0)

  init() {}

  /// The number of cookies that could not be opened; each counts once.
  package var refused: Int { refusedNames.withLock(\.count) }

  /// The number of times a cookie was opened; each costs time.
  package var opened: Int { openedCount.withLock { $0 } }
  /// The number of times a cookie was sealed; each costs time.
  package var sealed: Int { sealedCount.withLock { $0 } }

  /// The number of letters between phones that could not be merged.
  package var passedOver: Int { passedOverCount.withLock { $0 } }

  /// Counts a letter between phones that could not be opened or merged.
  package func notePassedOver() {
    passedOverCount.withLock { $0 += 1 }
  }

  /// The number of letters between phones that their store did not take.
  package var unsent: Int { unsentCount.withLock { $0 } }

  /// Counts a letter between phones that the store did not take: it was away, slow or full.
  package func noteUnsent() {
    unsentCount.withLock { $0 += 1 }
  }

  /// True when a cookie was opened, so that the answer may contain its content.
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
