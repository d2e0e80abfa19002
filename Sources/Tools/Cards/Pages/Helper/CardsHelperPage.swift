import CardsFormulas

/// The page of the helper: payments that reach a target utilisation, and advice.
enum CardsHelperPage {
  static let address = CardsPath.helper.address

  /// The page with its answer; the form comes first while it is not said what can be paid.
  static func answered(_ reading: FormReading, _ target: CardsTarget) -> Page {
    let sentence = sentence(target)
    // The default target is shown where none was typed.
    let shown = reading.showing(
      reading.submission.typed(CardsTargetForm.target.name, otherwise: target.target.plain))
    let form = form(FormState(shown), of: target.wallet)
    let asksFirst = target.situation.budget == nil && !target.wallet.isEmpty
    return page(
      target.wallet,
      lead: target.situation.budget == nil
        ? lead(target.wallet) : "Here is how to share out what you can pay this month.",
      isWorrying: target.situation.needsHelp, announcement: sentence.text,
      content: """
        <div class="columns">
        \(asksFirst ? form : answer(sentence, target))
        \(asksFirst ? answer(sentence, target) : form)
        </div>
        """)
  }

  private static func answer(_ sentence: Sentence, _ target: CardsTarget) -> HTML {
    """
    <section class="answer" id="answer" aria-labelledby="pay">
    <h2 class="unseen" id="pay">What to pay</h2>
    <p class="say">\(sentence.html)</p>
    \(target.wallet.isEmpty ? nil : payments(target))\
    \(advice(target.situation))\
    </section>
    """
  }

  private static func lead(_ wallet: Wallet) -> HTML {
    let limits: HTML = """
       Lenders also look at how much of each limit you use: below is what would bring it down.
      """
    return """
      Type an amount and we’ll say how much goes on which \(wallet.cards.noun).\
      \(wallet.isEmpty || wallet.hasCards ? limits : nil)
      """
  }

  static func wrong(_ state: FormState, _ wallet: Wallet) -> Page {
    page(
      wallet, errors: state.errors,
      content: """
        <div class="narrow">
        \(form(state, of: wallet))
        </div>
        """)
  }

  private static func page(
    _ wallet: Wallet, lead: HTML? = nil, isWorrying: Bool = false, errors: [FieldError] = [],
    announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: "Share out what you can pay",
      lead: lead ?? Self.lead(wallet),
      tool: CardsPage.address,
      help: HelpBox(currency: wallet.currency, tone: isWorrying ? .strong : .calm),
      errors: errors, announcement: announcement, content: content)
  }

  private static func form(_ state: FormState, of wallet: Wallet) -> HTML {
    """
    <form class="card"\(action: address.with(fragment: "answer")) method="get" novalidate data-swap>
    <h2>Your plan</h2>
    \(state.textInput(CardsTargetForm.budget))
    \(wallet.isEmpty || wallet.hasCards || !state.errors.isEmpty ? aims(state, of: wallet) : nil)\
    <button>Work it out</button>
    \(CardsPage.back)
    </form>
    """
  }

  /// The questions that matter only where a card has a limit.
  private static func aims(_ state: FormState, of wallet: Wallet) -> HTML {
    """
    \(state.radios(
      CardsTargetForm.aim,
      [
        Choice(
          CardsAim.interest.rawValue,
          "The \(wallet.cards.noun) with the highest rate: it saves the most interest"),
        Choice(CardsAim.utilisation.rawValue, "The card closest to its limit"),
      ]))
    \(state.textInput(CardsTargetForm.target, width: .number, saysOptional: false))

    """
  }

  private static func sentence(_ target: CardsTarget) -> Sentence {
    guard !target.wallet.isEmpty else { return "Add your cards first, to see what to pay." }
    return target.situation.budget.map { BudgetSplitWords(target: target, budget: $0).sentence }
      ?? shares(target)
  }

  /// The payments that would bring each card, and all cards together, to the target.
  private static func shares(_ target: CardsTarget) -> Sentence {
    guard target.wallet.hasCards else {
      return Sentence("You owe ", .amount(target.wallet.balance), " in all.")
    }
    let share = target.target.formatted
    guard !target.sum.isZero else {
      return Sentence([.words("Every card uses \(share) of its limit or less already.")])
    }
    let all = Sentence([
      .words("Paying "), .amount(target.sum, .good), .words(" would \(effect(target))."),
    ])
    guard target.overall < target.sum, target.wallet.utilisation.limit > 0 else { return all }
    return target.overall.isZero
      ? all + Sentence([.words("Your total is there already.")])
      : all
        + Sentence([
          .words("To bring your total down to \(share), pay "), .amount(target.overall),
          .words("."),
        ])
  }

  /// The utilisation after the payments; cards without a limit have none.
  private static func effect(_ target: CardsTarget) -> String {
    let paid = target.rows.filter { !$0.pay.isZero }
    let cards = target.wallet.onlyCard?.name ?? "every card"
    let share = "bring \(cards) to \(target.target.formatted) of its limit"
    guard paid.contains(where: { $0.card.limit.isZero }) else { return share }
    return paid.allSatisfy { $0.card.limit.isZero }
      ? "pay off every card without a limit" : "\(share), and pay off those without one"
  }

  /// The budget shared out, and what brings each card to the target; of debts that are not cards only
  /// the first.
  private static func payments(_ target: CardsTarget) -> HTML? {
    let split = target.situation.budget.flatMap {
      BudgetSplitTable(target: target, budget: $0).html
    }
    guard target.wallet.hasCards else { return split }
    guard target.situation.budget != nil else { return table(target) }
    return """
      \(split)\
      <h2>Using less of each limit</h2>
      <p>\(shares(target).html)</p>
      \(table(target))
      """
  }

  private static func table(_ target: CardsTarget) -> HTML {
    Table(
      "payments", caption: "To get each card down to \(target.target.formatted)",
      columns: ["Card", "Used now", "To pay"], decisive: 3, look: "names",
      rows: target.rows.filter { $0.card.kind == .card }.map { row in
        """
        <tr><th scope="row">\(own(row.card.details.name))<td>\(words(row.card.utilisation))<td>\(row.pay.formatted)

        """
      }.joined()
    ).html
  }

  private static func words(_ utilisation: CardUtilisation) -> String {
    utilisation.percent.map { "\($0)%" } ?? "no limit"
  }

  private static func advice(_ situation: CardsSituation) -> HTML? {
    let advice = situation.advice.filter { isNews($0, situation) }
    guard !advice.isEmpty else { return nil }
    return """

      <h2>What could help</h2>
      <ol class="advice">
      \(each: advice, { "<li>\(situation.words(for: $0))</li>\n" })\
      </ol>
      <p class="tools"><a\(href: Address("/guides/utilisation"))>How this can affect your credit score</a></p>
      \(details(
        "Where this comes from",
        """
        <ul>
        \(each: sources(of: advice), { "<li>\($0).</li>\n" })\
        </ul>
        """))

      """
  }

  /// False for what the page says already of one card alone, and for minimums where none is asked for.
  private static func isNews(_ advice: CardsAdvice, _ situation: CardsSituation) -> Bool {
    switch advice {
    case .aboveTarget, .overallAboveTarget: situation.wallet.onlyCard == nil
    case .minimumsFirst: situation.wallet.minimums.isPositive
    default: true
    }
  }

  private static func sources(of advice: [CardsAdvice]) -> [String] {
    var seen: Set<String> = []
    return advice.map(\.source).filter { seen.insert($0).inserted }
  }
}

extension Wallet {
  var hasCards: Bool { cards.contains { $0.kind == .card } }

  /// The card, where there is one alone; nil for none and for several.
  fileprivate var onlyCard: Card? {
    let all = cards.filter { $0.kind == .card }
    return all.count == 1 ? all.first : nil
  }
}
