import CardsFormulas
import Components
import Forms
import Markup
import Web

/// The form of one card.
struct CardFormView {
  private let state: FormState

  init(_ state: FormState) {
    self.state = state
  }

  func form(
    heading: StaticString?, to address: Address, button: StaticString, _ stamp: FormStamp
  ) -> HTML {
    """
    <form class="card"\(action: address) method="post" novalidate>
    \(heading.map { "<h2>\($0.description)</h2>\n" as HTML })\
    \(hiddenInputs(stamp.values))\
    \(state.textInput(CardForm.name, width: .text))
    <div data-sums>
    \(state.textInput(CardForm.balance))
    </div>
    \(state.textInput(CardForm.limit))
    \(state.textInput(CardForm.dueDay, width: .number))
    \(state.checkbox(CardForm.reminder, isTicked: isTicked))
    \(more)
    <button>\(button.description)</button>
    </form>
    """
  }

  private var isTicked: Bool { state.known(CardForm.reminder) == true }

  private var more: HTML {
    details(
      "More about the card (optional)", isOpen: isMoreSaid,
      """
      \(state.textInput(CardForm.statementDay, width: .number))
      \(state.textInput(CardForm.apr, label: "Interest rate (APR), in percent"))
      \(state.textInput(CardForm.minimum))
      \(state.select(
        CardForm.style, CardStyle.allCases.map { Choice($0.rawValue, $0.words) },
        chosen: state.chosen(CardForm.style)))
      """)
  }

  private var isMoreSaid: Bool {
    let questions: [any Question] = [CardForm.statementDay, CardForm.apr, CardForm.minimum]
    return questions.names.contains { state.typed.typed($0) != nil }
  }
}

extension CardStyle {
  fileprivate var words: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
