import GroupsFormulas
import Hosting
import State
import Web

/// The outcome of a change that fits a group, in its cookies and in its letter box.
enum GroupChange {
  /// The group as it is kept, and the headers that keep it; none if only the letters have room.
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
    let cookies = book.cookies(on: site)
    let fitting = cookies.fitting(book, mayGrow: mayGrow)
    // Letters can be more than a cookie holds; then deleting works through letters alone.
    guard fitting != nil || (book.inStep != nil && !mayGrow) else {
      self = .full
      return
    }
    switch GroupSending.send(fitting ?? book, changed: numbers, by: operation, on: site) {
    case .repeated: self = .repeated
    case .kept(let sent):
      let headers = cookies.headers(keeping: sent)
      guard headers != nil || sent.inStep?.waiting == 0 else {
        self = .full
        return
      }
      self = .made(sent, headers ?? [])
    }
  }
}
