import GroupsFormulas
import Hosting
import State
import Web

/// The outcome of a change that fits a group, in its cookie and in its letter box.
enum GroupChange {
  /// The group as it is kept, and the header that keeps it; none if only the letters have room.
  case made(GroupBook, [Response.Header])
  /// The letter box has the letter of this change already.
  case repeated
  case full

  /// Keeps a change and sends it to the other phones.
  ///
  /// A change that does not fit is not sent.
  init(
    from old: GroupBook, to book: GroupBook, by operation: Operation, mayGrow: Bool, on site: Site
  ) {
    let numbers = book.ledger.numbers(ofChangesSince: old.ledger)
    let cookie = GroupBook.cookie(of: book.ledger.id)
    let fitting = site.vault.fitting(book, in: cookie, mayGrow: mayGrow)
    // Letters can be more than a cookie holds; then deleting works through letters alone.
    guard fitting != nil || (book.inStep != nil && !mayGrow) else {
      self = .full
      return
    }
    switch GroupSending.send(fitting ?? book, changed: numbers, by: operation, on: site) {
    case .repeated: self = .repeated
    case .kept(let sent):
      let header = try? site.vault.keep(sent, in: cookie)
      guard header != nil || sent.inStep?.waiting == 0 else {
        self = .full
        return
      }
      self = .made(sent, header.map { [$0] } ?? [])
    }
  }
}
