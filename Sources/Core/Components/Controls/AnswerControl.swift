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

    /// A jump.
    ///
    /// - Parameters:
    ///   - id: What tells it from the other chips, also in the answer that it leads to.
    ///   - words: Where it leads: "3 years".
    ///   - amount: The amount of that answer: "£81.25".
    ///   - address: The address of that answer.
    package init(id: String, _ words: String, _ amount: String, to address: Address) {
      self.id = id
      self.words = words
      self.amount = amount
      self.address = address
    }
  }

  private let stepper: Stepper
  private let label: String
  private let effect: HTML?
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
  ///   - effect: The effect of the last step, in a line with the label; nil for none.
  ///   - state: The form, with the text of the box and its mistake.
  ///   - earlier: The amount of the answer that is still shown when the box has a mistake.
  ///   - chips: The jumps.
  ///   - title: The words above the jumps.
  package init<Value>(
    _ stepper: Stepper, _ field: Field<Value>, label: String, effect: HTML? = nil, state: FormState,
    earlier: String? = nil, chips: [Chip], title: String
  ) {
    self.stepper = stepper
    self.label = label
    self.effect = effect
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
      \(head)
      \(box)
      <button class="go second" id="\(stepper.name)-update">Update</button>\
      \(earlier.map { "\n<p class=\"hint kept\">This answer is for \($0).</p>" as HTML })
      """))
    \(chipList)\
    </div>
    """
  }

  /// The label, with the effect of the last step where there is one.
  private var head: HTML {
    let label: HTML = "<label for=\"\(stepper.name)\">\(label)</label>"
    return effect.map { "<div class=\"effect\">\(label)\n\($0)</div>" } ?? label
  }

  private var chipList: HTML? {
    guard !chips.isEmpty else { return nil }
    return """
      <div class="jumps">
      <p class="chips-title" id="chips-title">\(title)</p>
      <ul class="chips" aria-labelledby="chips-title">
      \(each: chips, { chip in
        """
        <li><a\(href: chip.address) id="chip-\(chip.id)" target="_self" data-swap>\
        <span>\(chip.words)</span> <b>\(chip.amount)</b></a></li>

        """
      })\
      </ul>
      </div>

      """
  }
}
