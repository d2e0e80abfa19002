import CardsFormulas
import Components
import Forms
import Markup
import Web

/// The form of one card.
struct CardFormView {
  private let state: FormState
  private let usualStyle: CardStyle

  /// The form in a state; `usualStyle` is the colour where none was sent.
  init(_ state: FormState, usualStyle: CardStyle) {
    self.state = state
    self.usualStyle = usualStyle
  }

  func form(
    heading: StaticString?, id: String, to address: Address, button: StaticString,
    _ stamp: FormStamp
  ) -> HTML {
    """
    <form class="card" id="\(id)"\(action: address) method="post" novalidate>
    \(heading.map { "<h2>\($0.description)</h2>\n" as HTML })\
    \(hiddenInputs(stamp.values))\
    \(state.textInput(CardForm.name, width: .text))
    <div data-sums>
    \(state.textInput(CardForm.balance))
    </div>
    \(state.textInput(CardForm.limit))
    \(state.textInput(CardForm.dueDay, width: .number))
    \(state.checkbox(CardForm.reminder, isTicked: isTicked))
    \(state.textInput(CardForm.statementDay, width: .number))
    \(state.textInput(CardForm.apr))
    \(state.textInput(CardForm.minimum))
    \(colour)
    <button>\(button.description)</button>
    </form>
    """
  }

  private var isTicked: Bool { state.known(CardForm.reminder) == true }

  private var colour: HTML {
    details(
      "Colour",
      state.select(
        CardForm.style, CardStyle.allCases.map { Choice($0.rawValue, $0.words) },
        chosen: state.typed.typed(CardForm.style.name) ?? usualStyle.rawValue))
  }
}

extension CardStyle {
  fileprivate var words: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
