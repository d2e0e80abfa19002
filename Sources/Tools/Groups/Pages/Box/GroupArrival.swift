import GroupsFormulas
import Hosting
import LetterStores
import Letters
import State

extension GroupBook {
  /// The group with what came of it with a link for everything: it is in step by the secret of the
  /// link, and what it has here alone waits to be sent.
  ///
  /// - Parameters:
  ///   - secret: The secret in the list.
  ///   - site: The site.
  /// - Returns: The group, nothing for now while the store is away; a copy if the box was closed.
  func arriving(by secret: LetterSecret, on site: Site) -> GroupBook? {
    guard inStep?.membership.secret != secret else { return self }
    var book = self
    do throws(GroupInBox.Missing) {
      let found = try GroupInBox(secret, on: site)
      guard found.ledger.id == ledger.id else { return self }
      let merged = ledger.merged(with: found.ledger)
      guard merged.members.count <= GroupLedger.mostMembers else { return nil }
      book.inStep = GroupInStep(found.membership(of: .random()))
      book.take(merged)
    } catch {
      switch error {
      case .away: return nil
      case .closed: return self
      case .gone: book.inStep = GroupInStep(BoxMembership(secret))
      }
    }
    book.inStep?.membership.waiting.addAll()
    return book
  }
}
