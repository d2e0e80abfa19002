import Synchronization

/// Counts of the cookies that one request opened, sealed and refused, and of letters that went wrong;
/// they are never shown.
package final class CookieUse: Sendable {
  private struct Counts {
    var refused: Set<String> = []
    var (opened, sealed, passedOver, unsent) = (0, 0, 0, 0)
  }

  private let counts = Mutex(Counts())

  init() {}

  /// The number of cookies that could not be opened; each counts once.
  package var refused: Int { counts.withLock(\.refused.count) }

  /// The number of times a cookie was opened; each costs time.
  package var opened: Int { counts.withLock(\.opened) }

  package var sealed: Int { counts.withLock(\.sealed) }

  /// The number of letters between phones that could not be merged.
  package var passedOver: Int { counts.withLock(\.passedOver) }

  /// The number of letters between phones that their store did not take.
  package var unsent: Int { counts.withLock(\.unsent) }

  /// True when a cookie was opened, so that the answer may contain its content.
  package var hasOpened: Bool { opened > 0 }

  /// Counts a letter between phones that could not be opened or merged.
  package func notePassedOver() { counts.withLock { $0.passedOver += 1 } }

  /// Counts a letter between phones that the store did not take: it was away, slow or full.
  package func noteUnsent() { counts.withLock { $0.unsent += 1 } }

  func noteRefused(_ name: String) { counts.withLock { _ = $0.refused.insert(name) } }

  func noteOpened() { counts.withLock { $0.opened += 1 } }

  func noteSealed() { counts.withLock { $0.sealed += 1 } }
}
