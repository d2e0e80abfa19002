import CardsFormulas
import PlanPages

/// The form of one card.
struct CardFormView {
  /// The text of the form, and its mistakes.
  let state: FormState

  /// The colour where none was sent.
  let usualStyle: CardStyle

  /// True for a card that is not kept yet: its reminder is on unless it is taken off.
  var isNew = false

  func form(
    heading: StaticString?, id: String, to address: Address, button: StaticString,
    _ stamp: FormStamp
  ) -> HTML {
    """
    <form class="card" id="\(id)"\(action: address) method="post" novalidate>
    \(heading.map { "<h2>\($0.description)</h2>\n" as HTML })\
    \(hiddenInputs(stamp.values))\
    \(isNew && !state.hasMistake(in: [CardForm.kind])
      ? switching(enter: button) : state.select(CardForm.kind, kinds, chosen: state.chosen(CardForm.kind)))
    \(hiddenInputs(state.typed.values(of: notAsked)))\
    \(state.textInput(CardForm.name, width: .text))
    <div data-sums>
    \(state.textInput(CardForm.balance))
    </div>
    \(kind.canBeSpent ? "\(state.textInput(CardForm.limit))\n" as HTML : nil)\
    \(kind == .card ? nil : "\(state.textInput(CardForm.minimum))\n" as HTML)\
    \(state.textInput(CardForm.dueDay, width: .number))
    \(state.textInput(CardForm.apr))
    \(more)
    \(state.checkbox(CardForm.reminder, isTicked: isTicked))
    <button>\(button.description)</button>
    </form>
    """
  }

  private var kind: DebtKind { state.known(CardForm.kind) ?? .card }

  private var kinds: [Choice] { DebtKind.allCases.map { Choice($0.rawValue, $0.choice) } }

  /// Buttons for the form of each kind, which asks what that kind has and keeps what was typed.
  private func switching(enter button: StaticString) -> HTML {
    let kind = kind
    return """
      \(enterButton(button.description))
      \(hiddenInputs(kind == .card ? [] : [(CardForm.kind.name, kind.rawValue)]))\
      <p class="switch">What is it? \(each: DebtKind.allCases, { other in
        other == kind
          ? "<b aria-current=\"true\">\(other.choice)</b> "
          : """
            <button class="link" name="\(CardForm.ask)" value="\(other.rawValue)"\
            \(attribute: "formaction", CardsPage.form.text)>\(other.choice)</button> \

            """
      })</p>
      """
  }

  /// The fields that this kind has not, so that they are there again for one that has them.
  private var notAsked: [String] {
    (kind.canBeSpent ? [] : [CardForm.limit.name])
      + (kind == .card ? [] : [CardForm.statementDay.name])
  }

  private var isTicked: Bool {
    isNew && !state.typed.holdsAny(of: CardForm.questions.names)
      || state.known(CardForm.reminder) == true
  }

  /// What most people leave blank, opened where something of it is filled in or wrong.
  private var more: HTML {
    let questions: [any Question] = [CardForm.minimum, CardForm.statementDay]
    return details(
      "More (optional)",
      isOpen: questions.contains { state.typed.typed($0.name) != nil },
      """
      \(kind == .card ? "\(state.textInput(CardForm.minimum))\n" as HTML : nil)\
      \(kind == .card ? "\(state.textInput(CardForm.statementDay, width: .number))\n" as HTML : nil)\
      \(state.select(
        CardForm.style, CardStyle.allCases.map { Choice($0.rawValue, $0.words) },
        chosen: state.typed.typed(CardForm.style.name) ?? usualStyle.rawValue))
      """)
  }
}

extension CardStyle {
  fileprivate var words: String { rawValue.capitalisedFirst }
}
