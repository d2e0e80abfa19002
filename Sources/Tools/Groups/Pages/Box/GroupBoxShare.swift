import Components
import Formats
import GroupsFormulas
import Keeping
import Web

/// What the page “Share” says of the letter box of a group.
struct GroupBoxShare {
  private let book: GroupBook
  private let inStep: GroupInStep
  private let site: Site

  init(_ book: GroupBook, _ inStep: GroupInStep, on site: Site) {
    self.book = book
    self.inStep = inStep
    self.site = site
  }

  /// What has become of the letter box, where a button was pressed for it; nil for anything else.
  static func notice(after action: GroupBoxAction) -> String? {
    switch action {
    case .on, .send, .alone: nil
    case .newLink:
      "The old link is shut, for everybody. Send this one to the others: their phones need it once."
    case .leave:
      "This phone has left. It keeps the group as it is now, and the others go on in step."
    case .off:
      "Turned off for everybody. Our letters are deleted, and each phone keeps the group as it last "
        + "saw it."
    }
  }

  /// The offer to keep a group in step; nil on a site without letter boxes.
  static func offer(to book: GroupBook, on site: Site) -> HTML? {
    guard site.letterBoxes != nil else { return nil }
    return """
      \(GroupBoxNews.ended(book, on: site))<section class="card" aria-labelledby="step">
      <h2 id="step">\(book.ended == nil ? "One group on everybody’s phone" : "Or begin again in step")</h2>
      \(book.ended.map { _ in "<p>This makes a link of your own. The others open it once.</p>\n" as HTML })\
      <p>Keep our phones in step. \(carried) Whoever has the link sees and can change everything, \
      so send it to nobody else.</p>
      \(button("Keep in step", .on, book, look: nil))
      </section>
      <h2>Or send a copy</h2>

      """
  }

  private static let carried: HTML = """
    This site then carries sealed letters between you: what changed, locked with a key that only your \
    link and your phones have. Whoever takes the letters from us reads nothing, not even names. They \
    go 400 days after the last one.
    """

  var html: HTML {
    """
    <p class="lead"><span class="in-step">\(GroupBoxNews.rings)\
    \(GroupBoxNews.words(for: inStep, on: site)).</span> A phone counts if it has joined or sent \
    something within 30 days.</p>
    <div class="halves">
    \(sending)
    \(code)
    </div>
    """
  }

  /// What the site carries, a copy for somebody who only looks, and the ways to stop, each closed.
  func folds(copy: HTML) -> HTML {
    """
    <div class="folds">
    \(details("What this site carries", promise))
    \(details("Send a copy instead, for somebody who only looks", copy))
    \(ending)
    </div>
    <p><a class="up"\(href: GroupAddress(book.ledger.id).page)>Back to \(own(book.ledger.name))</a></p>
    """
  }

  private var path: Address {
    GroupAddress.join.with(query: [(GroupJoinForm.keyName, inStep.membership.secret.text)])
  }

  private var sending: HTML {
    """
    <section class="card" aria-labelledby="send">
    <h2 id="send">Send the link</h2>
    <div class="field"><label for="link">Link of this group</label>
    <textarea id="link" rows="2" readonly spellcheck="false">\(site.origin + path.text)</textarea></div>
    <p class="tools"><button data-share="link" hidden>Share</button>\
    <button class="second" data-copy="link" hidden>Copy the link</button></p>
    <p>Whoever has the link sees and can change everything, so send it to nobody else.</p>
    \(unopened)
    </section>
    """
  }

  /// Nil once another phone has written.
  private var unopened: HTML? {
    guard !inStep.membership.phones.areSeveral else { return nil }
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
      \(GroupSharePage.picture(code))
      </section>
      """
    }
  }

  private var promise: HTML {
    """
    <p>Sealed letters between your phones: what changed, locked with a key that only your link and \
    your phones have. Whoever takes the letters from us reads nothing, not even names. They go 400 \
    days after the last one.</p>
    <p>This site itself can read them while it answers a phone that has the link. It keeps nothing \
    readable.</p>
    """
  }

  private var ending: HTML {
    details(
      "Stop sharing",
      """
      <ul class="acts">
      \(act("Leave on this phone", "You keep the group as it is now. The others go on in step.", .leave))
      \(act(
        "New link",
        "Shuts somebody out: the old link stops for all. You send the new one to the others, once. Until "
          + "they open it, their phones lack what was added since they last looked.", .newLink))
      \(act(
        "Turn off for everybody",
        "Our letters are deleted. Each phone keeps the group as it last saw it, and they drift apart "
          + "from then on. A friend who has not looked since the last change does not get it: send a "
          + "copy.", .off))
      </ul>
      """)
  }

  private func act(_ title: String, _ sentence: String, _ action: GroupBoxAction) -> HTML {
    let button = Self.button(
      title, action, book, look: action.closing == nil ? "second" : "risky")
    return "<li><p><b>\(title)</b> <span>\(sentence)</span></p> \(button)</li>"
  }

  static func button(
    _ words: String, _ action: GroupBoxAction, _ book: GroupBook, look: String? = "second",
    isSure: Bool = false
  ) -> HTML {
    let sure = isSure ? [(GroupBoxAction.sure.name, "yes")] : []
    let stamp = FormStamp(revision: book.history.revision)
    return """
      <form method="post"\(action: GroupAddress(book.ledger.id).box)>\
      \(hiddenInputs([(GroupBoxAction.name, action.rawValue)] + sure + stamp.values))\
      <button\(attribute: "class", look)>\(words)</button></form>
      """
  }
}
