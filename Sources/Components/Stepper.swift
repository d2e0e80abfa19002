package import Finance
package import Forms
package import Markup

/// A box for an amount between a button for a little less and one for a little more.
///
/// Each button is a form of its own that leads to the value in its name, so it works without
/// scripts and by voice.
package struct Stepper: Sendable {
  /// A button's value, and the words that say where it leads.
  package struct Step: Sendable {
    let value: Money
    let words: String

    package init(_ value: Money, _ words: String) {
      self.value = value
      self.words = words
    }
  }

  private let action: Address
  private let carried: [(String, String)]
  private let less: Step?
  private let more: Step?

  package init(to action: Address, carrying carried: [(String, String)], less: Step?, more: Step?) {
    self.action = action
    self.carried = carried
    self.less = less
    self.more = more
  }

  package func html<Value>(
    _ field: Field<Value>, label: String, in state: FormState
  ) -> HTML {
    """
    <div class="stepper">
    \(button(less, sign: "−", id: "\(field.name)-less", name: field.name))
    <form class="stepper-box"\(action: action) method="get" target="_self" novalidate data-swap>
    \(hiddenInputs(carried))\
    \(state.textInput(field, label: label))
    <button class="second">Work it out</button>
    </form>
    \(button(more, sign: "+", id: "\(field.name)-more", name: field.name))
    </div>
    """
  }

  private func button(_ step: Step?, sign: String, id: String, name: String) -> HTML? {
    step.map {
      """
      <form\(action: action) method="get" target="_self" data-swap>
      \(hiddenInputs(carried))\
      <button class="second step" id="\(id)" name="\(name)" value="\($0.value.plain)" \
      aria-label="\($0.words)" title="\($0.words)">\(sign)</button>
      </form>
      """
    }
  }
}
