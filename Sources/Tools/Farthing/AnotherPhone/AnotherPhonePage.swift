import CardsPages
import GroupsPages

/// The page that takes everything to another phone.
struct AnotherPhonePage {
  let answer: AnotherPhone.Answer
  let canKeepInStep: Bool

  private static let title = "Use all this on another phone or computer"

  var page: Page {
    Page(
      title: Self.title, lead: lead,
      content: """
        \(answer.link.map { sending($0) })\
        \(along)\
        \(behind)\
        \(canCardsBeKept || canKeepInStep && !answer.staying.isEmpty ? Self.promise : nil)\
        \(answer.link == nil && answer.staying.isEmpty ? Self.bringing : nil)
        """)
  }

  private var lead: HTML {
    answer.link == nil
      ? "There is nothing here to take along yet: no cards, and no group that is kept in step."
      : "One link takes your cards and your groups there. It works for \(AnotherPhone.minutes) minutes."
  }

  /// How to get what another phone has, where there is nothing yet.
  private static let bringing: HTML = """
    <p>Are your cards or groups on another phone or computer? Open this page there. Its link or its \
    code brings them here.</p>
    """

  private func sending(_ link: String) -> HTML {
    let code = QRCode(link)
    return """
      <div class="halves">
      <section class="card" aria-labelledby="send">
      <h2 id="send">Send it to yourself</h2>
      <div class="field"><label for="link">The link</label>
      <textarea id="link" rows="3" readonly spellcheck="false">\(link)</textarea></div>
      <p class="tools"><button data-share="link" hidden>Send it to yourself</button>\
      <button class="second" data-copy="link" hidden>Copy link</button></p>
      <p><b>Don’t share it with anyone.</b> It opens all that is listed here.</p>
      </section>
      \(code.map(picture))
      </div>

      """
  }

  private func picture(_ code: QRCode) -> HTML {
    """
    <section class="card" aria-labelledby="code">
    <h2 id="code">Or use the camera</h2>
    <p>Point the other phone’s camera at this.</p>
    <figure class="code">
    <svg viewBox="0 0 \(code.size) \(code.size)" role="img" \
    aria-label="The link as a QR code" shape-rendering="crispEdges"><path d="\(code.path)"/></svg>
    </figure>
    </section>
    """
  }

  /// What goes along; nil when nothing does.
  private var along: HTML? {
    guard answer.link != nil else { return nil }
    return """
      <h2>What goes along</h2>
      <ul class="acts">
      \(answer.luggage.cards.map { Self.row($0) })\
      \(each: answer.luggage.groups.named, { group in Self.row(group, "In step: both phones stay the same from then on.") })\
      </ul>
      \(canCardsBeKept
        ? Self.keeping(at: CardsTool.box, "Keep the cards in step instead", "second") : nil)
      """
  }

  /// True for cards that go along as a copy and can be kept in step.
  private var canCardsBeKept: Bool { canKeepInStep && answer.luggage.cards?.isInStep == false }

  /// What stays behind, with the way to take it along; nil when nothing does.
  private var behind: HTML? {
    guard let first = answer.staying.first else { return nil }
    return """
      <h2>What stays behind</h2>
      <ul class="acts">
      \(each: answer.staying, { group in
        canKeepInStep
          ? Self.row(group, "Not in step yet, so it is on this phone alone.")
          : Self.linked(group)
      })\
      </ul>
      \(canKeepInStep
        ? Self.keeping(at: first.address, "Keep them in step and take them along") : nil)
      """
  }

  /// The button that keeps something in step and comes back to this page.
  private static func keeping(
    at box: Address, _ words: StaticString, _ look: StaticString? = nil
  ) -> HTML {
    """
    <form method="post"\(action: box)>
    \(hiddenInputs([(BoxAction.name, BoxAction.on.rawValue), AnotherPhonePath.then]))\
    <p class="tools"><button\(attribute: "class", look?.description)>\(words.description)</button></p>
    </form>
    """
  }

  private static let promise: HTML = """
    <p>This site then carries sealed letters between your phones, which it cannot read later.</p>

    """

  private static func row(_ cards: CardsLuggage, inStep sentence: String? = nil) -> HTML {
    let sentence =
      cards.isInStep
      ? sentence ?? "In step: both phones stay the same from then on."
      : "A copy: what you change there stays there."
    guard cards.count > 0 else {
      return row(cards.hasPlan ? "A plan that is kept" : "Cards and debts", sentence)
    }
    return """
      <li><p><b>\(words(for: cards))</b> <span>\(cards.names.map(\.isolated).inWords). \(sentence)\
      </span></p></li>

      """
  }

  private static func words(for cards: CardsLuggage) -> String {
    let count = cards.count == 1 ? "1 card or debt" : "\(cards.count) cards and debts"
    return cards.hasPlan ? "\(count), and the plan that is kept" : count
  }

  private static func row(_ group: GroupsLuggage.Named, _ sentence: String) -> HTML {
    row("\(own(group.name))", sentence)
  }

  private static func row(_ title: HTML, _ sentence: String) -> HTML {
    "<li><p><b>\(title)</b> <span>\(sentence)</span></p></li>\n"
  }

  private static func linked(_ group: GroupsLuggage.Named) -> HTML {
    """
    <li><p><b>\(own(group.name))</b> <span>On this phone alone. <a\(href: group.address)>Send a \
    copy</a></span></p></li>

    """
  }
}

// MARK: - What arrives

extension AnotherPhonePage {
  /// The page of a link before its button is pressed: no name, no figure.
  static func announcement(token: String) -> Page {
    SharedLink.page(
      title: "Bring everything to this phone", tool: AnotherPhoneRequests.address,
      lead: """
        This link brings cards and groups from another phone. It works for \
        \(AnotherPhone.minutes) minutes.
        """,
      button: "Show what it holds", action: AnotherPhoneRequests.address,
      field: AnotherPhone.parcel.name, token: token)
  }

  private static let same = "Stays the same on both phones."
  private static let other =
    "This phone is in step by another link, and follows this one from then on."

  /// The page that shows what a link holds, before anything is kept.
  ///
  /// - Parameters:
  ///   - luggage: What it holds.
  ///   - leaving: The ids of groups that are in step by another link here.
  ///   - leavesCards: True where the cards here are in step by another link.
  ///   - replacesPlan: True where another plan is kept here.
  ///   - token: The sealed link.
  /// - Returns: The page.
  static func preview(
    _ luggage: AnotherPhone, leaving: Set<String>, leavesCards: Bool, replacesPlan: Bool,
    token: String
  ) -> Page {
    Page(
      title: "Bring this to this phone?", lead: "Nothing is saved until you press the button.",
      content: """
        <div class="narrow">
        <ul class="acts">
        \(luggage.cards.map { row($0, inStep: leavesCards ? other : same) })\
        \(each: luggage.groups.named, { group in
          row(
            group,
            leaving.contains(group.id)
              ? "This phone has it by another link, and follows this one from then on."
              : same)
        })\
        </ul>
        <p>\(replacesPlan
          ? "The plan that arrives takes the place of the plan that is kept here. All else that" : "What") \
        is here already stays: what arrives is added to it.</p>
        <form method="post"\(action: AnotherPhoneRequests.address)>
        \(hiddenInputs([(AnotherPhone.parcel.name, token)]))\
        <p class="tools"><button>Bring it here</button></p>
        </form>
        </div>
        """)
  }

  /// The page after everything was brought here: all that is here now, each a link.
  static func arrived(_ answer: AnotherPhone.Answer) -> Page {
    Page(
      title: "It’s all here", lead: "Your cards and groups are on this phone now.",
      announcement: "It’s all here",
      content: """
        <div class="narrow">
        <ul class="acts">
        \(answer.luggage.cards.map { cards in
          link(
            cards.count > 0 ? "\(words(for: cards))" : "The plan that is kept",
            CardsTool.tool.tile.address)
        })\
        \(each: answer.luggage.groups.named + answer.staying, { link(own($0.name), $0.page) })\
        </ul>
        <p class="tools"><a\(href: AnotherPhoneRequests.address)>Use all this on another phone or \
        computer</a></p>
        </div>
        """)
  }

  private static func link(_ words: HTML, _ address: Address) -> HTML {
    "<li><p><a\(href: address)><b>\(words)</b></a></p></li>\n"
  }

  /// The page after some of it had no room here.
  static func partly(_ leftOut: [String]) -> Page {
    Page(
      title: "Not everything had room",
      lead: "Everything is here but \(leftOut.map(\.isolated).inWords).",
      content: """
        <p>What is left out stays as it was, here and on the other phone. There was no room for it, or \
        the cards here are in another currency.</p>
        <p><a class="button"\(href: AnotherPhoneRequests.address)>See what is here</a></p>
        """)
  }

  static let expired = Page(
    title: "This link does not work any more",
    lead: "It works for \(AnotherPhone.minutes) minutes, and only whole. Nothing was changed.",
    content: """
      <p><a class="button"\(href: AnotherPhoneRequests.address)>Make another one on the other phone</a></p>
      """)
}
