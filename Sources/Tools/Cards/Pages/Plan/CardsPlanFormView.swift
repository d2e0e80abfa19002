import CardsFormulas
import PlanFormulas
import PlanPages

/// The form of the plan for all cards: the figures that the wallet lacks, and the payments.
struct CardsPlanFormView {
  let state: FormState
  let questions: CardsPlanQuestions
  var opened: CardID?

  /// The name of the buttons that ask for all questions about a card.
  static let add = "add"

  /// The questions.
  ///
  /// With an answer, the sum each month is asked next to the answer instead, and many cards have a
  /// button each in place of their questions, because an answer has to be small.
  func form(answered isAnswered: Bool) -> HTML {
    """
    <form class="card plan-form" method="get"\(action: .here()) target="_self" novalidate data-swap>
    \(isAnswered && isLong ? "\(enterButton("Work it out"))\n" as HTML : nil)\
    <h2>Your cards\(questions.areCards ? "" : " and debts")</h2>
    \(hiddenInputs(carried(answered: isAnswered)))\
    \(each: questions.cards.entries, isAnswered && isLong ? line : card)\
    \(isAnswered ? nil : state.textInput(PlanForm.budget))
    \(oneOffs)
    \(choices)
    <button>Work it out</button>
    </form>
    """
  }

  // MARK: - A card

  /// True for more cards than an answer has room to ask about.
  private var isLong: Bool { questions.cards.entries.count > 3 }

  /// A card in one line, with a button for its questions, whose texts are carried along.
  private func line(_ entry: CardsPlanQuestions.Entry) -> HTML {
    """
    <p class="debt">\(words(about: entry))\
    <button class="link" name="\(Self.add)" value="\(entry.card.id.text)">\(change(entry))\
    <span class="unseen"> for \(entry.card.name)</span></button></p>
    \(hiddenInputs(state.typed.values(of: entry.questions.names)))
    """
  }

  /// A card behind its line, or open while its rate is asked for or something is wrong.
  private func card(_ entry: CardsPlanQuestions.Entry) -> HTML {
    let isOpen = state.hasMistake(in: entry.details) || entry.card.id == opened
    guard state.known(entry.fields.apr) != nil, !isOpen else {
      return """
        <fieldset>
        <legend>\(own(entry.card.details.name))</legend>
        <p>You owe <b>\(entry.card.balance.short)</b>.</p>
        \(asksRate(of: entry) ? "\(state.textInput(entry.fields.apr))\n" as HTML : nil)\
        \(details("\(facts(of: entry))\(changeWords(entry))", isOpen: isOpen, rest(of: entry)))
        </fieldset>

        """
    }
    return """
      \(details(
        "\(words(about: entry))\(changeWords(entry))", look: "debt",
        """
        \(asksRate(of: entry) ? "\(state.textInput(entry.fields.apr))\n" as HTML : nil)\
        \(rest(of: entry))
        """))

      """
  }

  /// The card with its balance, its rate and what is known besides.
  private func words(about entry: CardsPlanQuestions.Entry) -> HTML {
    let known = state.known(entry.fields.apr)
    let rate =
      known.flatMap { rate in
        entry.card.kind.hasInterest || rate != .zero ? " at \(rate.formatted)" : nil
      } ?? ""
    return """
      <b>\(own(entry.card.details.name))</b> \(entry.card.balance.short)\(rate). \(facts(of: entry))
      """
  }

  /// The questions that most visitors leave alone.
  private func rest(of entry: CardsPlanQuestions.Entry) -> HTML {
    """
    \(state.endOfOffer(entry.fields, isFocused: entry.card.id == opened))
    \(state.textInput(entry.fields.promotionAPR, width: .decimal))
    \(entry.card.kind.canBeSpent ? state.textInput(entry.fields.spend) : nil)
    """
  }

  /// True if the wallet has no rate, or if another was typed.
  private func asksRate(of entry: CardsPlanQuestions.Entry) -> Bool {
    entry.card.planAPR == nil || state.typed.typed(entry.fields.apr.name) != nil
  }

  /// The offer and the purchases in short: "0% until November 2027, £50 spent each month".
  private func facts(of entry: CardsPlanQuestions.Entry) -> String {
    let spend = (entry.card.kind.canBeSpent ? state.known(entry.fields.spend) : nil).flatMap {
      spend in
      spend.isPositive ? "\(spend.short) spent each month" : nil
    }
    let known = [state.offer(entry.fields), spend].compactMap(\.self).joined(separator: ", ")
    return known.isEmpty ? "" : "\(known). "
  }

  private func change(_ entry: CardsPlanQuestions.Entry) -> String {
    state.offer(entry.fields) == nil && entry.card.kind == .card ? "Add a 0% offer" : "Change"
  }

  private func changeWords(_ entry: CardsPlanQuestions.Entry) -> HTML {
    "<span class=\"change\">\(change(entry))</span>"
  }

  // MARK: - The rest of the plan

  /// The one-offs that were sent, and one more.
  private var oneOffs: HTML {
    let all = PlanForm.oneOffs.entries
    let last = all.lastIndex { fields in
      fields.questions.names.contains { state.typed.typed($0) != nil }
    }
    return details(
      "One-off payments", isOpen: last != nil,
      """
      \(each: all.prefix((last ?? -1) + 2), { state.oneOff($0) })
      """)
  }

  private var choices: HTML {
    details(
      "Which \(questions.areCards ? "card" : "debt") first",
      isOpen: state.hasMistake(in: [PlanForm.order, questions.own] + rare),
      """
      \(shown(PlanForm.extra) { state.textInput($0) })\
      \(state.radios(
        PlanForm.order,
        [
          Choice(PlanOrder.best.rawValue, PlanOrder.best(of: questions.cards.entries.count)),
          Choice(PlanOrder.dearest.rawValue, "Highest rate first"),
          Choice(PlanOrder.smallest.rawValue, "Smallest balance first"),
          Choice(PlanOrder.own.rawValue, "\(questions.areCards ? "A card" : "One") that I choose"),
        ]))
      \(state.select(questions.own, cards, chosen: state.chosen(questions.own)))
      \(shown(PlanForm.basis) { state.radios($0, InterestBasis.choices) })
      """)
  }

  /// The cards to choose from, and the order that a link may have sent.
  private var cards: [Choice] {
    let cards = questions.cards.entries.map { Choice($0.card.id.text, $0.card.name) }
    let typed = state.typed.typed(questions.own.name)
    let sent = typed.map { typed in
      cards.contains { $0.value == typed } ? [] : [Choice(typed, order(typed))]
    }
    return [Choice("", "None in particular")] + cards + (sent ?? [])
  }

  /// The names of the cards of an order; its text when it has others.
  private func order(_ typed: String) -> String {
    let ids = (state.known(questions.own) ?? nil) ?? []
    let names = ids.compactMap { id in questions.cards.entries.first { $0.card.id == id }?.card.name
    }
    return names.isEmpty ? typed : names.joined(separator: ", ")
  }

  // MARK: - What only links send

  /// The questions that are carried when they were sent, and shown when they are wrong.
  private var rare: [any Question] { [PlanForm.extra, PlanForm.basis] }

  private func shown<Value>(
    _ field: Field<Value>, _ control: (Field<Value>) -> HTML
  ) -> HTML? {
    state.hasMistake(in: [field]) ? "\(control(field))\n" : nil
  }

  /// The fields that only links send, and the budget if it is next to the answer.
  private func carried(answered isAnswered: Bool) -> [(String, String)] {
    let right = rare.filter { !state.hasMistake(in: [$0]) }
    let budget = isAnswered ? [PlanForm.budget.name] : []
    return state.typed.values(of: right.names + budget)
  }
}
