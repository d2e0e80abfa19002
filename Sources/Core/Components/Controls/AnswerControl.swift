import Finance
package import Forms
package import Markup

/// The control of an answer: less, the amount and more in one piece, with chips for larger jumps.
///
/// On a phone it stays at the bottom of the window while the answer is read.
package struct AnswerControl: Sendable {
  /// A jump to another answer.
  package struct Chip: Sendable {
    let id: String
    let words: String
    let amount: String
    let address: Address
    let isCurrent: Bool

    /// A jump.
    ///
    /// - Parameters:
    ///   - id: What tells it from the other chips, also in the answer that it leads to.
    ///   - words: Where it leads: "3 years".
    ///   - amount: The amount of that answer: "£81.25".
    ///   - address: The address of that answer.
    ///   - isCurrent: True when that is the answer on the page.
    package init(
      id: String, _ words: String, _ amount: String, to address: Address, isCurrent: Bool = false
    ) {
      self.id = id
      self.words = words
      self.amount = amount
      self.address = address
      self.isCurrent = isCurrent
    }
  }

  private let stepper: Stepper
  private let label: String
  private let box: HTML
  private let earlier: String?
  private let chips: [Chip]
  private let title: String

  /// A control around the box of an amount.
  ///
  /// - Parameters:
  ///   - stepper: The steps down and up.
  ///   - field: The question of the box.
  ///   - label: The words above the box.
  ///   - state: The form, with the text of the box and its mistake.
  ///   - earlier: The amount of the answer that is still shown when the box has a mistake.
  ///   - chips: The jumps.
  ///   - title: The words above the jumps.
  package init<Value>(
    _ stepper: Stepper, _ field: Field<Value>, label: String, state: FormState,
    earlier: String? = nil, chips: [Chip], title: String
  ) {
    self.stepper = stepper
    self.label = label
    self.earlier = earlier
    self.chips = chips
    self.title = title
    let words = ControlWords(name: field.name, error: state.error(for: field.name))
    box = """
      \(words.errorLine)\
      <div class="joined">
      \(stepper.lessButton)\
      <span><span aria-hidden="true">\(state.currency.symbol)</span>\
      <input id="\(field.name)" name="\(field.name)" inputmode="decimal" \
      autocomplete="off" size="6"\
      \(attribute: "value", state.typed.typed(field.name))\(words.attributes)></span>
      \(stepper.moreButton)\
      </div>
      """
    isWrong = words.error != nil
  }

  private let isWrong: Bool

  /// The control with the forms of its buttons.
  package var html: HTML {
    """
    \(stepper.forms)\
    <div class="control">
    \(stepper.boxForm(look: isWrong ? "hold wrong" : "hold", """
      <label for="\(stepper.name)">\(label)</label>
      \(box)
      <button class="go second" id="\(stepper.name)-update">Update</button>\
      \(earlier.map { "\n<p class=\"hint kept\">This answer is for \($0).</p>" as HTML })
      """))
    \(chipList)\
    </div>
    """
  }

  private var chipList: HTML? {
    guard !chips.isEmpty else { return nil }
    return """
      <div class="jumps">
      <p class="chips-title" id="chips-title">\(title)</p>
      <ul class="chips" aria-labelledby="chips-title">
      \(each: chips, { chip in
        """
        <li><a\(href: chip.address) id="chip-\(chip.id)" target="_self" data-swap\
        \(attribute: "aria-current", chip.isCurrent ? "true" : nil)>\
        <span>\(chip.words)</span> <b>\(chip.amount)</b></a></li>

        """
      })\
      </ul>
      </div>

      """
  }
}
