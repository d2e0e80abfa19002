import CardsFormulas
import Keeping

/// What pages of the letter box say of cards and debts.
enum CardsBoxPage {
  static let words = BoxWords(
    noRoom: .init(
      "There is no room for another letter box",
      "This site carries as many letters as it can. Nothing was changed: your debts stay on this "
        + "phone, and a copy can be taken along as before."),
    notInStep: .init(
      "Your debts are not kept in step here",
      "Nothing was changed. The page “Keep in step with another phone” does that."),
    inStep: .init(
      "Your debts are in step",
      "Nothing was changed. The page “Keep in step with another phone” ends that on this phone, or "
        + "for everybody."),
    gone: .init(
      "There are no such debts here",
      "The link is not whole, or nobody has used these debts for \(BoxLimits.days) days "
        + "(\(BoxLimits.daysAlone) until a second phone has them). If another phone still "
        + "has them, its next change brings them back; then this link works again."),
    closed: .init(
      "This link does not work any more",
      "Somebody made a new link or turned it off for everybody. Ask whoever keeps these debts with "
        + "you for the new link, and open it here."),
    tooManyPhones: .init(
      "These debts are on \(KnownPhones.most) phones already",
      "That is as many as debts can be on. Somebody can leave on theirs; then this link works."),
    wayOn: "Go to my cards and debts", same: "the same debts",
    offer: "The same debts on two phones",
    link: "Link of these debts",
    leaving: "You keep the debts as they are now. The others go on in step.",
    turningOff:
      "Our letters are deleted. Each phone keeps the debts as it last saw them, and they drift apart "
      + "from then on. A phone that has not looked since the last change does not get it.",
    left: "This phone has left. It keeps the debts as they are now, and the others go on in step.",
    turnedOff:
      "Turned off for everybody. Our letters are deleted, and each phone keeps the debts as it last "
      + "saw them.",
    wayBack: "If one of you keeps the debts in step again, open their link here.")

  static let full = BoxWords.Refusal(
    "This is too much for one browser",
    "Together, these debts and what you have already are more than a browser keeps. Nothing was "
      + "changed, and nothing is lost.")

  /// The cards and debts as pages of their letter box call them.
  static func subject(_ book: CardsBook) -> BoxSubject {
    BoxSubject(
      words, name: "your debts", asksToStop: "Stop keeping your debts in step, for everybody?",
      in: book.wallet.currency, tool: CardsPage.address, page: CardsPage.address,
      share: CardsPath.share.address, box: CardsPath.box.address,
      letters: CardsPath.letters.address, join: CardsPath.join.address)
  }
}

extension CardsPage {
  /// What waits and what became of the letter box; nothing on a site without any.
  func news(on site: Site) -> HTML? {
    guard book.side != nil, site.letterBoxes != nil else { return nil }
    let subject = CardsBoxPage.subject(book)
    return """
      \(BoxNews.ended(book, subject, on: site))\(book.side?.hasLost == true ? Self.lost : nil)\
      \(BoxNews.later(book, subject, on: site))\(BoxNews.waiting(book, subject, on: site))
      """
  }

  /// The cards that came or changed on other phones since the last visit, with what is owed on them
  /// now; nil when there are none.
  var unseen: HTML? {
    let cards = (book.side?.unseen ?? []).compactMap { wallet[$0] }
    guard !cards.isEmpty else { return nil }
    return BoxNews.section(
      cards.map { card in
        """
        <li><p><a\(href: Self.address(of: card))>\(own(card.details.name))</a></p>\
         <b>\(card.owed.short)</b></li>

        """
      })
  }

  private static let lost: HTML = """
    <div class="undo waits"><p role="status"><b>Your browser had lost your debts, and they are \
    back.</b> What you had changed here and was not sent yet is gone: look through the \
    balances.</p></div>

    """

  /// The way to the page with the link, saying how many phones are in step; nil on a site without
  /// letter boxes.
  func wayToLink(on site: Site) -> HTML? {
    guard site.letterBoxes != nil else { return nil }
    let words =
      book.membership.map { BoxNews.words(for: $0, on: site) } ?? "Keep in step with another phone"
    return "<a\(href: CardsPath.share.address)>\(words)</a>\n"
  }
}
