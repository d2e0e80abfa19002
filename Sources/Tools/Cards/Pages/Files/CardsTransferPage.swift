import CardsFormulas

/// The pages that bring cards and debts to another device, save them and open them.
struct CardsTransferPage {
  let cards: CardsPage

  static let address = CardsPath.transfer.address

  /// The name of the field for a file.
  static let file = "file"

  static let keep = Field(
    "keep", question: "What should happen to the cards and debts that are here already?",
    missing: "Choose what should happen to the cards and debts that are here already",
    subject: "What happens",
    reader: Reader<CardsKeep>.choice)

  /// The page where what arrives has no room; without cards here there is no choice to say it at.
  static func full(_ draft: Draft<CardsPage>) -> @Sendable (CardsPage) -> Page {
    let page = draft.shown(with: [keep.error(CardsNotice.full.sentence)])
    return { $0.wallet.holdsNothing ? $0.list(notice: .full) : page($0) }
  }

  func page(link: String, code: QRCode?, errors: [FieldError] = []) -> Page {
    cards.page(
      title: cards.wallet.holdsNothing
        ? "Bring your cards and debts here" : "See your cards and debts on another phone",
      lead: cards.wallet.holdsNothing
        ? "Open a file that you saved, or a card statement from your bank."
        : "There’s no account, so you take them with you. You can back them up here, too.",
      errors: errors,
      content: """
        <div class="narrow">
        \(cards.wallet.holdsNothing ? nil : moving(link, code))\
        \(opening(errors))
        \(CardsPage.back)
        </div>
        """)
  }

  private func moving(_ link: String, _ code: QRCode?) -> HTML {
    """
    <section class="card">
    <h2>To another phone or computer</h2>
    <p>\(code == nil ? "Open this link there." : "Point its camera at this picture, or open the link there.") \
    It works for \(CardStore.transferMinutes) minutes, more than once. Don’t share it with \
    anyone.</p>
    \(code?.picture("The link as a picture for a camera"))\
    <div class="field">
    <label for="link">The link</label>
    <div class="box text"><input id="link" type="text" readonly value="\(link)"></div>
    <p class="tools"><button class="second" data-share="link" hidden>Send it to yourself</button>\
    <button class="second" data-copy="link" hidden>Copy link</button></p>
    </div>
    \(cards.inStep.link.map { "<p>Both the same from then on? \($0)</p>\n" as HTML })\
    </section>
    <section class="card after">
    <h2 id="back-up">Back up</h2>
    <p>Save your cards and debts as a file. You can open it here again, on any phone or computer and at any time.</p>
    <p class="tools"><a\(href: CardsPath.export.address)>Save a back-up (JSON)</a>
    <a\(href: CardsPath.exportCSV.address)>For a spreadsheet (CSV)</a></p>
    </section>

    """
  }

  private func opening(_ errors: [FieldError]) -> HTML {
    let state = FormState(errors: errors, currency: cards.wallet.currency)
    return """
      <form class="card after" method="post" enctype="multipart/form-data"\
      \(action: CardsPath.importing.address) novalidate>
      <h2>Open a file</h2>
      \(state.fileInput(
        Self.file, label: "A file from here, or a card statement from your bank",
        hint: "Banks call the statement OFX or QFX. Up to 256 KB. You see what is in it first"))
      <button>Check the file</button>
      </form>
      """
  }
}

// MARK: - What arrives

extension CardsTransferPage {
  /// The page of a link before its button is pressed: no name, no figure.
  static func announcement(token: String) -> Page {
    SharedLink.page(
      title: "Cards and debts from another phone", tool: CardsPage.address,
      lead: """
        This link brings cards and debts to this browser. It works for \
        \(CardStore.transferMinutes) minutes.
        """,
      button: "Show them", action: CardsTransferRequests.address,
      field: CardStore.transfer.name,
      token: token)
  }

  /// The received cards, before anything is kept.
  func receive(_ received: Wallet, token: String, _ state: FormState) -> Page {
    arrival(
      received, to: CardsTransferRequests.address, carrying: [(CardStore.transfer.name, token)],
      asking: [], questions: "", state)
  }

  /// The cards of a file or a plan, before anything is kept, with a sentence below them.
  func preview(
    _ preview: CardsPreview, confirm: String, _ state: FormState, notes: [String] = []
  ) -> Page {
    arrival(
      preview.wallet, to: CardsPath.importing.address,
      carrying: [(CardStore.preview.name, confirm)]
        + state.typed.values(of: CardsOfPlan.carried),
      notes: notes, asking: Set(preview.dueDays.map(\.place)),
      questions: preview.dueDays.map { place, field in
        let card = cards.wallet[preview.wallet.cards[place].id]
        let known = card?.details.dueDay.map { [(field.name, "\($0)")] } ?? []
        let values = state.typed.typed(field.name).map { [(field.name, $0)] } ?? known
        return FormState(
          typed: Submission(values), errors: state.errors, currency: preview.wallet.currency
        ).textInput(field, width: .number)
      }.joined(), state)
  }

  private func arrival(
    _ received: Wallet, to address: Address, carrying carried: [(String, String)],
    notes: [String] = [], asking: Set<Int>, questions: HTML, _ state: FormState
  ) -> Page {
    let words = Self.words(for: received)
    let sentences =
      differences(of: received, asking) + [keptPlan(received)].compactMap(\.self) + notes
    return cards.page(
      title: "Add \(words) to this browser?", lead: "Nothing is saved until you press Add.",
      errors: state.errors,
      content: """
        <div class="narrow">
        \(received.isEmpty ? nil : table(received))\
        \(each: sentences, { "<p class=\"hint\">\($0)</p>\n" })\
        <form class="card after" method="post"\(action: address) novalidate>
        \(hiddenInputs(carried))\(hiddenInputs(cards.stamp.values))\
        \(questions)\
        \(cards.wallet.holdsNothing ? nil : choice(state))\
        <button>Add \(words)</button>
        </form>
        \(CardsPage.back)
        </div>
        """)
  }

  /// The sentence about a plan that arrives, which may take the place of the one here; nil where none
  /// arrives.
  func keptPlan(_ received: Wallet) -> String? {
    guard let theirs = received.kept else { return nil }
    guard let ours = cards.wallet.kept else {
      return "The plan that was kept with them comes along."
    }
    return ours.id == theirs.id
      ? "The plan in it is the one that you have here already."
      : "A plan was kept with them. It takes the place of the plan that is kept here."
  }

  private static func words(for received: Wallet) -> String {
    switch received.cards.count {
    case 0: "this plan"
    case 1: "this \(received.cards.noun)"
    case let count: "these \(count) \(received.cards.noun)s"
    }
  }

  func table(_ received: Wallet) -> HTML {
    let thing = received.cards.noun.capitalisedFirst
    let hasLimits = received.cards.contains { $0.limit.isPositive }
    let table = Table(
      "arriving", caption: "\(thing)s to add",
      columns: [thing, "Owed"] + (hasLimits ? ["Limit"] : []), decisive: 2, look: "names",
      rows: received.cards.map { card in
        let limit = card.limit.isPositive ? card.limit.formatted : "none"
        let cell = hasLimits ? "<td>\(limit)" as HTML : nil
        return
          "<tr><th scope=\"row\">\(own(card.details.name))<td>\(card.balance.formatted)\(cell)\n"
      }.joined()
    ).html
    return "\(table)\n"
  }

  /// A sentence for each card with the figures that it changes; none where nothing is kept here.
  ///
  /// - Parameters:
  ///   - received: The cards.
  ///   - asking: The places of those whose payment due day is still asked for.
  /// - Returns: The sentences, in the order of the cards.
  private func differences(of received: Wallet, _ asking: Set<Int>) -> [String] {
    guard !cards.wallet.holdsNothing else { return [] }
    return received.cards.enumerated().map { place, card in
      guard let here = cards.wallet[card.id] else { return "\(card.name) is new here." }
      return card.differences(from: here, asksDueDay: asking.contains(place))
    }
  }

  func choice(_ state: FormState) -> HTML {
    state.radios(
      Self.keep,
      [
        Choice(CardsKeep.merge.rawValue, "Keep both: what is here already is brought up to date"),
        Choice(CardsKeep.replace.rawValue, "Replace the cards and debts that are here"),
      ], chosen: state.typed.typed(Self.keep.name) ?? CardsKeep.merge.rawValue)
  }
}
