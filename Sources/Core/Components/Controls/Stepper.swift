/// A box for an amount between a button for less and a button for more.
///
/// Each button belongs to a form of its own that leads to the value in the button's name, so it
/// works without scripts and by voice. With scripts, holding it down repeats the step.
package struct Stepper: Sendable {
  /// The value of a button, and the words that say where it leads.
  package struct Step: Sendable {
    let value: Money
    let words: String
    let carried: [(String, String)]?

    /// A step to a value; `carried` replaces the values that the stepper carries along.
    package init(_ value: Money, _ words: String, carrying carried: [(String, String)]? = nil) {
      self.value = value
      self.words = words
      self.carried = carried
    }
  }

  let name: String
  private let carried: [(String, String)]
  private let shown: Money?
  private let less: Step?
  private let more: Step?

  /// The name under which the form of the box sends the amount of the answer on the page.
  ///
  /// When the box has a mistake, that answer is shown again.
  package static let shown = "shown"

  /// A stepper for a field.
  ///
  /// - Parameters:
  ///   - field: The question of the box.
  ///   - carried: The values that every form carries along.
  ///   - shown: The amount of the answer on the page; nil when there is none.
  ///   - less: The button for less; nil at the lower end.
  ///   - more: The button for more; nil at the upper end.
  package init<Value>(
    _ field: Field<Value>, carrying carried: [(String, String)], shown: Money? = nil, less: Step?,
    more: Step?
  ) {
    name = field.name
    self.carried = carried
    self.shown = shown
    self.less = less
    self.more = more
  }

  /// The form of the box, which carries along what the answer depends on.
  ///
  /// - Parameters:
  ///   - look: The class of the form.
  ///   - content: The box and its button.
  /// - Returns: The form.
  func boxForm(look: String, _ content: HTML) -> HTML {
    """
    <form class="\(look)"\(action: .here()) method="get" target="_self" novalidate data-swap>
    \(hiddenInputs(carried))\
    \(hiddenInputs(shown.map { [(Self.shown, $0.plain)] } ?? []))\
    \(content)
    </form>
    """
  }

  /// The box between its buttons, for use inside another form; ``forms`` must stand outside it.
  package func buttons(around box: HTML) -> HTML {
    """
    <div class="stepper">
    \(lessButton)\
    \(box)
    \(moreButton)\
    </div>
    """
  }

  /// The forms that the buttons belong to: one for both, unless a step carries values of its own.
  package var forms: HTML {
    let steps = [less, more].compactMap(\.self)
    let isShared = steps.contains { $0.carried == nil }
    let shared: HTML? = isShared ? form(Self.form(of: name), carried) : nil
    return """
      \(shared)\(each: [(less, "less"), (more, "more")], { step, direction in
        "\(step?.carried.map { form(Self.form(of: name, direction), $0) })"
      })
      """
  }

  /// The id of the form of a field's steps, which holds what the answer carries but for that field:
  /// of both, unless it is said of which.
  package static func form(of field: String, _ direction: String? = nil) -> String {
    direction.map { "\(field)-\($0)-form" } ?? "\(field)-steps"
  }

  var lessButton: HTML? { button(less, "less", sign: "−") }
  var moreButton: HTML? { button(more, "more", sign: "+") }

  private func form(_ id: String, _ carried: [(String, String)]) -> HTML {
    """
    <form id="\(id)"\(action: .here()) method="get" target="_self" data-swap>
    \(hiddenInputs(carried))\
    </form>

    """
  }

  private func button(_ step: Step?, _ direction: String, sign: String) -> HTML? {
    step.map {
      """
      <button class="second step" id="\(name)-\(direction)" \
      form="\($0.carried == nil ? Self.form(of: name) : Self.form(of: name, direction))" \
      name="\(name)" value="\($0.value.plain)" aria-label="\($0.words)" title="\($0.words)" \
      data-repeat>\(sign)</button>

      """
    }
  }
}
