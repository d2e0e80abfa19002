package import Finance
package import Forms
package import Markup

/// A box for an amount between a button for a little less and one for a little more.
///
/// Each button belongs to a form of its own that leads to the value in its name, so it works
/// without scripts and by voice. With scripts it goes on for as long as it is held down.
package struct Stepper: Sendable {
  /// A button's value, and the words that say where it leads.
  package struct Step: Sendable {
    let value: Money
    let words: String
    let carried: [(String, String)]?

    /// A step may carry other values along than the rest of its stepper.
    package init(_ value: Money, _ words: String, carrying carried: [(String, String)]? = nil) {
      self.value = value
      self.words = words
      self.carried = carried
    }
  }

  private let name: String
  private let action: Address
  private let carried: [(String, String)]
  private let shown: Money?
  private let less: Step?
  private let more: Step?

  /// The name under which the box sends the amount that the answer round it is for, so that a
  /// mistake in the box can keep that answer.
  package static let shown = "shown"

  package init<Value>(
    _ field: Field<Value>, to action: Address, carrying carried: [(String, String)],
    shown: Money? = nil, less: Step?, more: Step?
  ) {
    name = field.name
    self.action = action
    self.carried = carried
    self.shown = shown
    self.less = less
    self.more = more
  }

  /// The whole stepper, with a button that works out what is typed in the box.
  ///
  /// `kept` says what the answer round it is for, where what stands in the box is wrong.
  package func html(around box: HTML, kept: String? = nil) -> HTML {
    """
    \(forms)\
    <div class="stepper">
    \(lessButton)\
    <form class="stepper-box"\(action: action) method="get" target="_self" novalidate data-swap>
    \(hiddenInputs(carried))\
    \(hiddenInputs(shown.map { [(Self.shown, $0.plain)] } ?? []))\
    \(box)
    <button class="second" id="\(name)-update">Work it out</button>
    </form>
    \(moreButton)\
    </div>\(kept.map { "\n<p class=\"hint kept\">This answer is for \($0).</p>" as HTML })
    """
  }

  /// The box between its buttons, inside another form; the stepper's own forms stand outside it.
  package func buttons(around box: HTML) -> HTML {
    """
    <div class="stepper">
    \(lessButton)\
    \(box)
    \(moreButton)\
    </div>
    """
  }

  /// The forms that the buttons belong to.
  package var forms: HTML {
    "\(form(less, "less"))\(form(more, "more"))"
  }

  private var lessButton: HTML? { button(less, "less", sign: "−") }
  private var moreButton: HTML? { button(more, "more", sign: "+") }

  private func form(_ step: Step?, _ direction: String) -> HTML? {
    step.map {
      """
      <form id="\(name)-\(direction)-form"\(action: action) method="get" target="_self" data-swap>
      \(hiddenInputs($0.carried ?? carried))\
      </form>

      """
    }
  }

  private func button(_ step: Step?, _ direction: String, sign: String) -> HTML? {
    step.map {
      """
      <button class="second step" id="\(name)-\(direction)" form="\(name)-\(direction)-form" \
      name="\(name)" value="\($0.value.plain)" aria-label="\($0.words)" title="\($0.words)" \
      data-repeat>\(sign)</button>

      """
    }
  }
}
