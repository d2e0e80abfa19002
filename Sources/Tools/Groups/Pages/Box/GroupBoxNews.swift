import GroupsFormulas

/// What the page of a group says about its letter box.
enum GroupBoxNews {
  /// The headers that note that a page has told what is new; none when nothing was.
  static func told(by book: GroupBook, on site: Site) -> [Response.Header] {
    var told = book
    told.inStep?.noteSeen()
    told.boxNotice = nil
    return told == book ? [] : told.cookies(on: site).headers(keeping: told) ?? []
  }

  /// What is new, what waits and what became of the box.
  static func parts(_ book: GroupBook, on site: Site) -> HTML {
    """
    \(missing(from: book))\
    \(BoxNews.ended(book, book.subject, on: site))\(book.boxNotice.map { notice($0) })\
    \(BoxNews.later(book, book.subject, on: site))\(BoxNews.waiting(book, book.subject, on: site))
    """
  }

  /// The warning that payments are missing because the browser has lost one of the group's cookies; nil
  /// where it has all of them.
  ///
  /// It stands on every page whose figures are wrong then.
  static func missing(from book: GroupBook) -> HTML? {
    guard book.parts.isIncomplete else { return nil }
    return """
      <div class="undo waits"><p role="status"><b>Some payments are missing here.</b> Your browser has \
      dropped a part of this group, so the balances are not right and nothing can be changed. Open a \
      copy of it, from a friend or from a file of yours: then it is whole again. A group that is in \
      step gets them back by itself.</p></div>

      """
  }

  private static func notice(_ notice: GroupBoxNotice) -> HTML {
    switch notice {
    case .lostChanges:
      """
      <div class="undo waits"><p role="status"><b>Your browser had lost this group, and it is back.</b> \
      What you had changed here and was not sent yet is gone: look through the payments.</p></div>

      """
    }
  }

  /// The payments that came from other phones since the last visit, by who paid; without those that the
  /// visitor has changed since.
  static func unseen(_ book: GroupBook) -> HTML? {
    let entries = (book.inStep?.unseen ?? []).compactMap { book.ledger[entry: $0] }
      .filter { $0.payment != nil && (book.me == nil || $0.doer != book.me) }
    guard !entries.isEmpty else { return nil }
    return BoxNews.section(entries.map { row($0, in: book) })
  }

  /// “Ben changed Museum”, “Ben paid you back”; where it is not known who added it, “Ben: Museum”.
  private static func row(_ entry: GroupLedger.Entry, in book: GroupBook) -> HTML {
    guard let payment = entry.payment, let payer = payment.payers.first?.member else { return "" }
    let isChanged = entry.isChanged
    let doer = entry.doer.flatMap { book.ledger[member: $0] }
    let voice = GroupVoice(book)
    func link(_ words: HTML) -> HTML {
      "<a\(href: GroupAddress(id: book.ledger.id).payment(entry.id))>\(words)</a>"
    }
    let told: HTML =
      if payment.isTransfer, !isChanged {
        link("\(voice.payers(of: payment))")
      } else if let doer {
        "\(voice.html(subject: doer.id)) \(isChanged ? "changed" : "added") \(link(own(payment.heading)))"
      } else {
        "\(voice.html(subject: payer)): \(link(own(payment.heading)))"
      }
    let person = doer?.id ?? payer
    return """
      <li>\(personMark(book.ledger.name(of: person), isVisitor: person == book.me))\
      <p>\(told)</p> <b>\(payment.told.short)</b></li>

      """
  }
}

extension GroupLedger.Entry {
  fileprivate var isChanged: Bool { changed.map { $0 != .blank } ?? false }

  /// Who changed it last, or else added it; nil where that is not known.
  fileprivate var doer: MemberID? { (isChanged ? changed : added)?.member }
}
