package import Keeping

/// What the pages of something in step say about its letter box.
package enum BoxNews {
  /// “In step with 3 phones”, “Only this phone”, or that it is not in step any more, with the page of
  /// the link behind it; nil on a site without letter boxes.
  package static func badge<Book: BookInStep>(
    _ book: Book, _ subject: BoxSubject, on site: Site
  ) -> HTML? {
    guard site.letterBoxes != nil else { return nil }
    let (look, drawing, words): (StaticString, HTML, String) =
      if let membership = book.membership {
        ("in-step", rings, Self.words(for: membership, on: site))
      } else if book.ended != nil {
        ("in-step out", brokenRing, BoxEnd.title)
      } else {
        ("in-step alone", ring, "Only this phone")
      }
    return """
      <a class="\(look.description)"\(href: subject.share)>\(drawing)\(words)</a>
      """
  }

  /// “In step with 3 phones”.
  package static func words(for membership: BoxMembership, on site: Site) -> String {
    switch membership.phones(on: site) - 1 {
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

  package static let brokenRing: HTML = """
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">\
    <circle cx="8" cy="8" r="6" pathLength="12" stroke-dasharray="2 1"/></svg>
    """

  /// The revision of the page that asks for letters: what came to another page of the browser since is
  /// news to it as well.
  package static let seen = OpenAPI.Parameter(
    FormParameter(
      "seen", "The revision of the page that asks; what is kept of another one is news",
      .whole(0...Int(Int32.max))))

  /// True where a page asks for letters that was drawn of something else than what is kept.
  package static func isBehind<Book: BookInStep>(_ request: Request, _ kept: Book?) -> Bool {
    guard let kept, let seen = request.query.typed(seen.name) else { return false }
    return Int(seen) != kept.revision
  }

  /// The offer of a script that finds news for a page with something half-typed, which is still there
  /// afterwards.
  package static func later<Book: BookInStep>(
    _ book: Book, _ subject: BoxSubject, on site: Site
  ) -> HTML? {
    guard book.isInStep(on: site) else { return nil }
    return """
      <p class="note" role="status"\
      \(attribute: "data-letters", subject.letters.with(query: [(seen.name, "\(book.revision)")]).text) \
      hidden>\
      <a class="button"\(href: subject.page)>Show what is new</a></p>

      """
  }

  /// That it is out of step, until its new link is opened or the button pressed.
  package static func ended<Book: BookInStep>(
    _ book: Book, _ subject: BoxSubject, on site: Site
  ) -> HTML? {
    guard let ended = book.ended, site.letterBoxes != nil else { return nil }
    return """
      <div class="undo waits"><p role="status"><b>\(BoxEnd.title).</b> \
      \(ended.sentence(in: subject.currency)) \(ended.wayBack(subject.words))</p>
      \(BoxShare.button("Carry on alone", .alone, subject, at: book.revision))</div>

      """
  }

  /// What came from other phones since the last visit, a row each.
  package static func section(_ rows: [HTML]) -> HTML {
    """
    <section class="news" aria-labelledby="news">
    <h2 id="news">New since you were here</h2>
    <ul>
    \(each: rows, \.self)\
    </ul>
    </section>

    """
  }

  /// What was not sent yet, with a button to try again.
  package static func waiting<Book: BookInStep>(
    _ book: Book, _ subject: BoxSubject, on site: Site
  ) -> HTML? {
    guard let waiting = book.membership?.waiting.count, waiting > 0, site.letterBoxes != nil else {
      return nil
    }
    let count = waiting == 1 ? "1 change is" : "\(waiting) changes are"
    return """
      <div class="undo waits"><p role="status"><b>\(count) not sent yet.</b> What you add counts \
      here. The other phones don’t have it, and it goes with your next change.</p>
      <form method="post"\(action: subject.box) data-letters>\
      \(hiddenInputs([(BoxAction.name, BoxAction.send.rawValue)]))\
      <button>Send now</button></form></div>

      """
  }
}
