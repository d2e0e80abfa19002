package import Keeping

/// What the page with the link says of a letter box.
package struct BoxShare {
  private let subject: BoxSubject
  private let membership: BoxMembership
  private let revision: Int
  private let site: Site

  /// The letter box of a book.
  package init<Book: BookInStep>(
    _ subject: BoxSubject, _ book: Book, _ membership: BoxMembership, on site: Site
  ) {
    self.subject = subject
    self.membership = membership
    revision = book.revision
    self.site = site
  }

  /// The offer to keep something in step; nil on a site without letter boxes.
  ///
  /// - Parameters:
  ///   - book: What is kept in step then.
  ///   - subject: What it is.
  ///   - otherwise: What follows the offer.
  ///   - site: The site.
  /// - Returns: The offer.
  package static func offer<Book: BookInStep>(
    to book: Book, _ subject: BoxSubject, otherwise: HTML, on site: Site
  ) -> HTML? {
    guard site.letterBoxes != nil else { return nil }
    return """
      \(BoxNews.ended(book, subject, on: site))<section class="card" aria-labelledby="step">
      <h2 id="step">\(book.ended == nil ? subject.words.offer : "Or begin again in step")</h2>
      \(book.ended.map { _ in "<p>This makes a link of your own. The others open it once.</p>\n" as HTML })\
      <p>Everyone with the link sees \(subject.words.same), and can change all of it. We pass \
      changes on locked. We keep nothing we could read.</p>
      \(button("Keep in step", .on, subject, at: book.revision, look: nil))
      \(details("How it stays private", carried))
      </section>
      \(otherwise)
      """
  }

  /// The sentence beside a link that lets people in.
  package static let linkOpensAll: HTML = """
    Whoever has the link sees and can change everything, so send it only to those it is for.
    """

  private static let carried: HTML = """
    <p>Keep our phones in step. This site then carries sealed letters between you: what changed, \
    locked with a key that only your link and your phones have. Whoever takes the letters from us \
    reads nothing, not even names. They go \(BoxLimits.days) days after the last one, or after \
    \(BoxLimits.daysAlone) while one phone alone has them. \(linkOpensAll)</p>
    """

  package var html: HTML {
    """
    <p class="lead"><span class="in-step">\(BoxNews.rings)\
    \(BoxNews.words(for: membership, on: site)).</span> A phone counts if it has joined or sent \
    something within \(KnownPhones.days) days.</p>
    <div class="halves">
    \(sending)
    \(code)
    </div>
    """
  }

  /// What the site carries, something for somebody who only looks, and the ways to stop, each closed.
  package func folds(copy: HTML, back: HTML) -> HTML {
    """
    <div class="folds">
    \(details("How it stays private", promise))
    \(copy)
    \(ending)
    </div>
    <p><a class="up"\(href: subject.page)>\(back)</a></p>
    """
  }

  private var path: Address {
    subject.join.with(query: [(BoxLink.name, membership.secret.text)])
  }

  private var sending: HTML {
    """
    <section class="card" aria-labelledby="send">
    <h2 id="send">Send the link</h2>
    <div class="field"><label for="link">\(subject.words.link)</label>
    <textarea id="link" rows="2" readonly spellcheck="false">\(site.origin + path.text)</textarea></div>
    <p class="tools"><button data-share="link" hidden>Share</button>\
    <button class="second" data-copy="link" hidden>Copy link</button></p>
    <p>\(Self.linkOpensAll)</p>
    \(unopened)
    </section>
    """
  }

  /// Nil once another phone has written.
  private var unopened: HTML? {
    guard !membership.phones.areSeveral else { return nil }
    return """
      <p>Until somebody opens it, it ends \(BoxLimits.daysAlone) days after your last change.</p>
      """
  }

  private var code: HTML? {
    QRCode(site.origin + path.text).map { code in
      """
      <section class="card" aria-labelledby="code">
      <h2 id="code">Sitting together?</h2>
      <p>It is the same link.</p>
      \(Self.picture(code))
      </section>
      """
    }
  }

  /// A code with what to do with it.
  package static func picture(_ code: QRCode) -> HTML {
    """
    <figure class="code">
    <svg viewBox="0 0 \(code.size) \(code.size)" role="img" \
    aria-label="The link as a QR code" shape-rendering="crispEdges"><path d="\(code.path)"/></svg>
    <figcaption>Point the other phone’s camera at this.</figcaption>
    </figure>
    """
  }

  private var promise: HTML {
    """
    <p>Sealed letters between your phones: what changed, locked with a key that only your link and \
    your phones have. Whoever takes the letters from us reads nothing, not even names. We delete them \
    after \(BoxLimits.days) quiet days.</p>
    <p>This site itself can read them while it answers a phone that has the link. It keeps nothing \
    readable.</p>
    """
  }

  private var ending: HTML {
    details(
      "Stop sharing",
      """
      <ul class="rows">
      \(row("Leave on this phone", subject.words.leaving, leaving))
      \(row(
        "New link",
        "Shuts somebody out: the old link stops for all. You send the new one to the others, once. Until "
          + "they open it, their phones lack what was added since they last looked.", changing(.newLink)))
      \(row("Turn off for everybody", subject.words.turningOff, changing(.off)))
      </ul>
      <p class="small">Each asks once more before it does anything.</p>
      """)
  }

  /// A row that leads to the page which asks.
  private func row(_ title: String, _ sentence: String, _ form: HTML) -> HTML {
    """
    <li>\(form)<p><button class="go-to">\(title)</button> <small>\(sentence)</small></p></form></li>
    """
  }

  private var leaving: HTML {
    """
    <form\(action: subject.share)>\
    \(hiddenInputs([(BoxAction.stop.name, BoxAction.leave.rawValue)]))
    """
  }

  private func changing(_ action: BoxAction) -> HTML {
    """
    <form method="post"\(action: subject.box)>\
    \(hiddenInputs([(BoxAction.name, action.rawValue)] + FormStamp(revision: revision).values))
    """
  }

  static func button(
    _ words: String, _ action: BoxAction, _ subject: BoxSubject, at revision: Int,
    look: String? = "second", isSure: Bool = false
  ) -> HTML {
    let sure = isSure ? [(BoxAction.sure.name, "yes")] : []
    let stamp = FormStamp(revision: revision)
    return """
      <form method="post"\(action: subject.box)>\
      \(hiddenInputs([(BoxAction.name, action.rawValue)] + sure + stamp.values))\
      <button\(attribute: "class", look)>\(words)</button></form>
      """
  }
}
