import Components
import Finance
import Formats
import GroupsFormulas
import Keeping
import Web

/// What the page of a group says about its letter box.
enum GroupBoxNews {
  /// The headers that note that a page has told what is new; none when nothing was.
  static func told(by book: GroupBook, on site: Site) -> [Response.Header] {
    var told = book
    told.inStep = book.inStep?.seen
    told.boxNotice = nil
    guard told != book,
      let headers = told.cookies(on: site).headers(keeping: told)
    else { return [] }
    return headers
  }

  /// “In step with 3 phones”, “Only this phone”, or that it is not in step any more, with the page of
  /// the link behind it; nil on a site without letter boxes.
  static func badge(_ book: GroupBook, on site: Site) -> HTML? {
    guard site.letterBoxes != nil else { return nil }
    let (look, drawing, words): (StaticString, HTML, String) =
      if let inStep = book.inStep {
        ("in-step", rings, Self.words(for: inStep, on: site))
      } else if book.ended != nil {
        ("in-step out", brokenRing, GroupBoxEnd.title)
      } else {
        ("in-step alone", ring, "Only this phone")
      }
    return """
      <a class="\(look.description)"\(href: GroupAddress(book.ledger.id).share)>\(drawing)\(words)</a>
      """
  }

  /// “In step with 3 phones”.
  static func words(for inStep: GroupInStep, on site: Site) -> String {
    switch inStep.phones(on: site.today) - 1 {
    case ...0: "In step: no other phone yet"
    case 1: "In step with 1 phone"
    case let others: "In step with \(others) phones"
    }
  }

  static let rings: HTML = """
    <svg width="26" height="16" viewBox="0 0 26 16" aria-hidden="true" focusable="false">\
    <circle cx="8" cy="8" r="6"/><circle cx="18" cy="8" r="6"/></svg>
    """

  private static let ring: HTML = """
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">\
    <circle cx="8" cy="8" r="6"/></svg>
    """

  static let brokenRing: HTML = """
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">\
    <circle cx="8" cy="8" r="6" pathLength="12" stroke-dasharray="2 1"/></svg>
    """

  /// What is new, what waits and what became of the box.
  static func parts(_ book: GroupBook, on site: Site) -> HTML {
    """
    \(book.parts.isIncomplete ? incomplete : nil)\
    \(ended(book, on: site))\(book.boxNotice.map { notice($0) })\(later(book, on: site))\(waiting(book, on: site))
    """
  }

  /// The offer of a script that finds news for a page with something half-typed, which is still there
  /// afterwards.
  private static func later(_ book: GroupBook, on site: Site) -> HTML? {
    guard book.inStep != nil, site.letterBoxes != nil else { return nil }
    let address = GroupAddress(book.ledger.id)
    return """
      <p class="note" role="status" data-letters="\(address.letters.text)" hidden>\
      <a class="button"\(href: address.page)>Show what is new</a></p>

      """
  }

  /// What a browser has lost that keeps a large group in several cookies.
  private static let incomplete: HTML = """
    <div class="undo waits"><p role="status"><b>Some payments are missing here.</b> Your browser has \
    dropped a part of this group, so the balances are not right and nothing can be changed. Open a \
    copy of it, from a friend or from a file of yours: then it is whole again. A group that is in \
    step gets them back by itself.</p></div>

    """

  private static func notice(_ notice: GroupBoxNotice) -> HTML {
    switch notice {
    case .lostChanges:
      """
      <div class="undo waits"><p role="status"><b>Your browser had lost this group, and it is back.</b> \
      What you had changed here and was not sent yet is gone: look through the payments.</p></div>

      """
    }
  }

  /// That the group is out of step, until its new link is opened or the button pressed.
  static func ended(_ book: GroupBook, on site: Site) -> HTML? {
    guard let ended = book.ended, site.letterBoxes != nil else { return nil }
    return """
      <div class="undo waits"><p role="status"><b>\(GroupBoxEnd.title).</b> \
      \(ended.sentence(in: book.ledger.currency)) \(ended.wayBack)</p>
      \(GroupBoxShare.button("Carry on alone", .alone, book))</div>

      """
  }

  /// What was not sent yet, with a button to try again.
  private static func waiting(_ book: GroupBook, on site: Site) -> HTML? {
    guard let inStep = book.inStep, inStep.waiting > 0, site.letterBoxes != nil else { return nil }
    let count = inStep.waiting == 1 ? "1 change is" : "\(inStep.waiting) changes are"
    return """
      <div class="undo waits"><p role="status"><b>\(count) not sent yet.</b> What you add counts \
      here. The other phones don’t have it, and it goes with your next change.</p>
      <form method="post"\(action: GroupAddress(book.ledger.id).box) data-letters>\
      \(hiddenInputs([(GroupBoxAction.name, GroupBoxAction.send.rawValue)]))\
      <button>Send now</button></form></div>

      """
  }

  /// The payments that came from other phones since the last visit, by who paid.
  static func unseen(_ book: GroupBook) -> HTML? {
    let entries = (book.inStep?.unseen ?? []).compactMap { book.ledger[entry: $0] }
      .filter { $0.payment != nil }
    guard !entries.isEmpty else { return nil }
    return """
      <section class="news" aria-labelledby="news">
      <h2 id="news">New since you were here</h2>
      <ul>
      \(each: entries, { row($0, in: book) })\
      </ul>
      </section>

      """
  }

  private static func row(_ entry: GroupLedger.Entry, in book: GroupBook) -> HTML {
    guard let payment = entry.payment, let payer = payment.payers.first?.member else { return "" }
    let name = book.ledger.name(of: payer)
    return """
      <li>\(personMark(name, isVisitor: payer == book.me))\
      <p>\(payer == book.me ? "You" : own(name)): \
      <a\(href: GroupAddress(book.ledger.id).payment(entry.id))>\(own(payment.heading))</a></p> \
      <b>\(payment.told.short)</b></li>

      """
  }
}
