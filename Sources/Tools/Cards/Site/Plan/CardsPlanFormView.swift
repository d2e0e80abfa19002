import CardsFormulas
import Components
import Finance
import Forms
import Identifiers
import Markup
import PlanFormulas
import PlanSite

/// The form of the plan for all cards: the figures that the wallet lacks, and the payments.
struct CardsPlanFormView {
  private let state: FormState
  private let questions: CardsPlanQuestions

  init(_ state: FormState, _ questions: CardsPlanQuestions) {
    self.state = state
    self.questions = questions
  }

  /// The questions.
  ///
  /// With an answer, the sum each month is asked next to the answer instead.
  func form(answered isAnswered: Bool) -> HTML {
    """
    <form class="card plan-form" method="get"\(action: .here()) target="_self" novalidate data-swap>
    <h2>Your cards</h2>
    \(hiddenInputs(carried(answered: isAnswered)))\
    \(each: questions.cards.entries, card)\
    \(isAnswered ? nil : state.textInput(PlanForm.budget))
    \(lumps)
    \(choices)
    <button>Work it out</button>
    </form>
    """
  }

  // MARK: - A card

  private func card(_ entry: CardsPlanQuestions.Entry) -> HTML {
    """
    <fieldset>
    <legend>\(own(entry.card.details.name))</legend>
    <p>\(facts(of: entry))</p>
    \(asksRate(of: entry) ? "\(state.textInput(entry.fields.apr))\n" as HTML : nil)\
    \(details(
      "\(use(of: entry)) <span class=\"change\">Change</span>",
      isOpen: state.hasMistake(in: entry.details),
      """
      \(state.textInput(entry.fields.promotionMonths, width: .number))
      \(state.textInput(entry.fields.promotionAPR, width: .decimal))
      \(state.textInput(entry.fields.spend))
      """))
    </fieldset>

    """
  }

  private func facts(of entry: CardsPlanQuestions.Entry) -> HTML {
    let owed = entry.card.balance.short
    guard !asksRate(of: entry), let apr = entry.card.details.apr else {
      return "You owe <b>\(owed)</b>."
    }
    return "You owe <b>\(owed)</b> at \(apr.formatted)."
  }

  /// True if the wallet has no rate, or if another was typed.
  private func asksRate(of entry: CardsPlanQuestions.Entry) -> Bool {
    entry.card.details.apr == nil || state.typed.typed(entry.fields.apr.name) != nil
  }

  /// The offer and the purchases in short: "Offer for 12 months, £50 spent each month".
  private func use(of entry: CardsPlanQuestions.Entry) -> HTML {
    let months = (state.known(entry.fields.promotionMonths) ?? nil) ?? 0
    let offer = months > 0 ? "Offer for \(Term(months: months).words)" : "No offer"
    let spend = state.known(entry.fields.spend).flatMap { $0.isPositive ? $0 : nil }
    return "\(offer), \(spend.map { "\($0.short) spent each month" } ?? "no new spending")."
  }

  // MARK: - The rest of the plan

  /// The one-offs that were sent, and one more.
  private var lumps: HTML {
    let all = PlanForm.lumps.entries
    let last = all.lastIndex { fields in
      fields.questions.names.contains { state.typed.typed($0) != nil }
    }
    return details(
      "One-off payments", isOpen: last != nil,
      """
      \(each: all.prefix((last ?? -1) + 2), { fields in
        """
        <div class="row">
        \(state.textInput(fields.amount, showsHint: fields.number == 1))
        \(state.textInput(fields.month, width: .number, showsHint: fields.number == 1))
        </div>

        """
      })
      """)
  }

  private var choices: HTML {
    details(
      "Which card first",
      isOpen: state.hasMistake(in: [PlanForm.order, questions.own] + rare),
      """
      \(shown(PlanForm.extra) { state.textInput($0) })\
      \(state.radios(
        PlanForm.order,
        [
          Choice(PlanOrder.best.rawValue, "The cheapest of all orders"),
          Choice(PlanOrder.dearest.rawValue, "The highest rate first"),
          Choice(PlanOrder.smallest.rawValue, "The smallest balance first"),
          Choice(PlanOrder.own.rawValue, "A card that I choose"),
        ]))
      \(state.select(questions.own, cards, chosen: state.typed.typed(questions.own.name) ?? ""))
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
