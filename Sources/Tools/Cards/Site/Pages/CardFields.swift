import CardsFormulas
import Components
import Forms
import Markup
import Web

/// The form of one card.
struct CardFields {
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
    \(state.textInput(CardDetails.name, width: .text))
    <div data-sums>
    \(state.textInput(CardDetails.balance))
    </div>
    \(state.textInput(CardDetails.limit))
    \(state.textInput(CardDetails.dueDay, width: .number))
    \(state.checkbox(CardDetails.reminder, isTicked: isTicked))
    \(more)
    <button>\(button.description)</button>
    </form>
    """
  }

  private var isTicked: Bool { state.typed.typed(CardDetails.reminder.name) == "on" }

  private var more: HTML {
    details(
      "More about the card (optional)", isOpen: isMoreSaid,
      """
      \(state.textInput(CardDetails.statementDay, width: .number))
      \(state.textInput(CardDetails.apr, label: "Interest rate (APR), in percent"))
      \(state.textInput(CardDetails.minimum))
      \(state.select(
        CardDetails.style, CardStyle.allCases.map { Choice($0.rawValue, $0.words) },
        chosen: state.typed.typed(CardDetails.style.name) ?? CardStyle.teal.rawValue))
      """)
  }

  private var isMoreSaid: Bool {
    [CardDetails.statementDay.name, CardDetails.apr.name, CardDetails.minimum.name]
      .contains { state.typed.typed($0) != nil }
  }
}

extension CardStyle {
  fileprivate var words: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
