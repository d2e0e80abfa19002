extension FormState {
  private func words<Value>(of field: Field<Value>, hint: String?) -> ControlWords {
    ControlWords(name: field.name, hint: hint, error: error(for: field.name))
  }

  /// A box for one line of text, with its unit outside.
  ///
  /// - Parameters:
  ///   - field: The question.
  ///   - label: Words to use in place of the question.
  ///   - width: The width of the box.
  ///   - showsSign: False leaves out the sign of the unit.
  ///   - showsHint: False leaves out the hint, for a question in its shortest form.
  ///   - saysOptional: False leaves out that it may be left blank, for a question whose hint says when.
  ///   - isFocused: True for the box in which a page begins.
  /// - Returns: The control.
  package func textInput<Value>(
    _ field: Field<Value>, label: String? = nil, width: TextInputWidth = .amount,
    showsSign: Bool = true, showsHint: Bool = true, saysOptional: Bool = true,
    isFocused: Bool = false
  ) -> HTML {
    let field = field.adapted(to: reading)
    let question: HTML? = label.map { "\($0)" }
    return textInput(
      field, width: width, showsSign: showsSign, isFocused: isFocused,
      label: {
        question ?? self.question(field, showsUnit: $0, aside: saysOptional ? field.aside : "")
      },
      hint: showsHint ? field.hint.map { "\($0)" } : nil)
  }

  /// A box for one line of text under a question that may be longer than a text.
  ///
  /// - Parameters:
  ///   - field: The question, with the words and limits of this form.
  ///   - width: The width of the box.
  ///   - showsSign: False leaves out the sign of the unit.
  ///   - isFocused: True for the box in which a page begins.
  ///   - label: The question in words, with its unit where that has no sign.
  ///   - hint: The help below it.
  /// - Returns: The control.
  func textInput<Value>(
    _ field: Field<Value>, width: TextInputWidth, showsSign: Bool = true, isFocused: Bool = false,
    label: (_ showsUnit: Bool) -> HTML, hint: HTML?
  ) -> HTML {
    let words = ControlWords(name: field.name, html: hint, error: error(for: field.name))
    let sign = showsSign && field.unit == .money ? currency.symbol : nil
    let percent: HTML? =
      showsSign && field.unit == .percent ? "<span aria-hidden=\"true\">%</span>" : nil
    return words.field(
      label: label(sign == nil && percent == nil),
      """
      <div class="box \(width.look)">\
      \(sign.map { "<span aria-hidden=\"true\">\($0)</span>" as HTML })\
      <input id="\(field.name)" name="\(field.name)"\
      \(attribute: "inputmode", width.keyboard)\(Self.autofill(of: field))\
      \(attribute: "spellcheck", width == .text ? "false" : nil)\
      \(attribute: "value", typed.typed(field.name))\
      \(words.attributes)\(flag: "autofocus", isFocused)\(flag: "data-focus", isFocused)>\
      \(percent)\
      </div>\(workedOut(field))
      """)
  }

  private static func autofill<Value>(of field: Field<Value>) -> HTML {
    field.autofill.map { " autocomplete=\"\($0.description)\"" } ?? notFilledIn
  }

  private static let notFilledIn: HTML = " autocomplete=\"off\""

  /// A question with its unit, which is for the ear alone where the box shows its sign.
  func question<Value>(
    _ field: Field<Value>, showsUnit: Bool, aside: String
  ) -> HTML {
    guard !showsUnit, let unit = field.unitInWords(in: currency) else {
      return "\(field.label(in: currency))"
    }
    let spoken: HTML = "<i>, \(unit)</i>"
    return field.question.last == "?"
      ? "\(field.question.dropLast())\(spoken)?\(aside)" : "\(field.question)\(spoken)\(aside)"
  }

  /// The result of a typed sum, such as "12.50+3 is £15.50"; nil for a plain amount.
  package func workedOut<Value>(_ field: Field<Value>) -> HTML? {
    guard field.unit == .money, let text = typed.typed(field.name),
      let amount = reading.sum(in: field)
    else { return nil }
    return "\n<p class=\"worked\">\(text) is \(amount.short)</p>"
  }

  /// Radio buttons for a few choices.
  ///
  /// - Parameters:
  ///   - field: The question.
  ///   - choices: The choices, in their order on the page.
  ///   - chosen: The selected one; nil for the one that was sent or is usual.
  ///   - look: One more class, such as `pills` for short choices beside each other; empty for none.
  /// - Returns: The control.
  package func radios<Value>(
    _ field: Field<Value>, _ choices: [Choice], chosen: String? = nil, look: String = ""
  ) -> HTML {
    let words = words(of: field, hint: field.hint)
    let chosen = chosen ?? self.chosen(field)
    return words.fieldset(
      field.question, look: look,
      """
      \(each: Array(choices.enumerated()), { index, choice in
        let id = index == 0 ? field.name : "\(field.name)-\(choice.value)"
        return """
        <div class="choice">\
        <input type="radio" id="\(id)" name="\(field.name)" value="\(choice.value)"\
        \(flag: "checked", choice.value == chosen)>\
        <label for="\(id)">\(choice.words)</label></div>

        """
      })
      """)
  }

  /// A checkbox with its label.
  package func checkbox(_ field: Field<Bool>, isTicked: Bool) -> HTML {
    let words = words(of: field, hint: field.hint)
    return """
      <div class="field\(words.error == nil ? "" : " wrong")">
      \(words.hintLine)\(words.errorLine)\
      \(tickBox(
        "\(field.question)", name: field.name, value: "on", isTicked: isTicked,
        attributes: words.attributes))
      </div>
      """
  }

  /// A box for several lines of text.
  package func textArea<Value>(_ field: Field<Value>, typed text: String) -> HTML {
    let words = words(of: field, hint: field.hint)
    return words.field(
      label: field.question,
      """
      <textarea id="\(field.name)" name="\(field.name)" rows="4"\
      \(Self.autofill(of: field)) spellcheck="false"\
      \(words.attributes)>\
      \(text)</textarea>
      """)
  }

  /// A date in the browser's own control.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - today: The day of the site (`YYYY-MM-DD`) for a date that begins with today. With scripts it
  ///     begins with the day of the visitor's device. An empty one leaves the date blank.
  /// - Returns: The control.
  package func dayInput<Value>(_ field: Field<Value>, today: String = "") -> HTML {
    let day = typed.typed(field.name)
    let words = words(of: field, hint: field.hint)
    return words.field(
      label: field.question,
      """
      <input id="\(field.name)" name="\(field.name)" type="date" \
      value="\(day ?? today)"\(flag: "data-today", day == nil && !today.isEmpty)\
      \(words.attributes)>
      """)
  }

  /// A control to choose a file; browsers never fill it in again.
  ///
  /// - Parameters:
  ///   - name: The name and id of the control.
  ///   - label: Its label.
  ///   - hint: Help below the label.
  ///   - endings: The accepted endings, such as ".csv,.txt"; nil for all.
  /// - Returns: The control.
  package func fileInput(
    _ name: String, label: String, hint: String? = nil, accept endings: String? = nil
  ) -> HTML {
    let words = ControlWords(name: name, hint: hint, error: error(for: name))
    return words.field(
      label: label,
      """
      <input id="\(name)" name="\(name)" type="file"\
      \(attribute: "accept", endings)\
      \(words.attributes)>
      """)
  }

  /// A list of choices; `chosen` is the value of the one that is selected.
  package func select<Value>(
    _ field: Field<Value>, _ choices: [Choice], chosen: String
  ) -> HTML {
    select(
      field,
      options: """
        \(each: choices, { choice in
          "<option value=\"\(choice.value)\"\(flag: "selected", choice.value == chosen)>\(choice.words)\n"
        })
        """)
  }

  /// A list of choices from `option` elements; `isFocused` is true where a page begins in it.
  package func select<Value>(
    _ field: Field<Value>, options: HTML, isFocused: Bool = false
  ) -> HTML {
    let words = words(of: field, hint: field.hint)
    return words.field(
      label: field.question,
      """
      <select id="\(field.name)" name="\(field.name)"\
      \(words.attributes)\(flag: "autofocus", isFocused)\(flag: "data-focus", isFocused)>
      \(options)\
      </select>
      """)
  }
}

/// The width of a box, which hints at the answer, and the keyboard that a phone shows.
package enum TextInputWidth: String, Sendable {
  case amount
  case number
  /// The width of a whole number, with a decimal separator on the keyboard.
  case decimal
  case text

  fileprivate var look: String { self == .decimal ? "number" : rawValue }

  /// The kind of keyboard; nil for that of all signs.
  fileprivate var keyboard: String? {
    switch self {
    case .amount, .decimal: "decimal"
    case .number: "numeric"
    case .text: nil
    }
  }
}

/// One choice of a list.
package struct Choice: Sendable {
  package let value: String
  /// The words that the visitor reads.
  package let words: String

  package init(_ value: String, _ words: String) {
    self.value = value
    self.words = words
  }
}

/// The button that Enter presses in a form whose first button to see does something else.
package func enterButton(_ words: String) -> HTML {
  "<button class=\"enter\" tabindex=\"-1\" aria-hidden=\"true\">\(words)</button>"
}

/// A checkbox with its label, and nothing else.
///
/// - Parameters:
///   - label: The words next to the box.
///   - name: The name of the control.
///   - value: The value that is sent if it is ticked.
///   - id: The id of the control; nil if it is the name.
///   - isTicked: True for a box that is ticked already.
///   - attributes: More attributes of the control.
/// - Returns: The control.
package func tickBox(
  _ label: HTML, name: String, value: String, id: String? = nil, isTicked: Bool = false,
  attributes: HTML? = nil
) -> HTML {
  let id = id ?? name
  return """
    <div class="choice"><input type="checkbox" id="\(id)" name="\(name)" value="\(value)"\
    \(flag: "checked", isTicked)\(attributes)><label for="\(id)">\(label)</label></div>
    """
}

/// Hidden fields for the values that a form carries along.
package func hiddenInputs(_ values: [(String, String)]) -> HTML {
  "\(each: values, { "<input type=\"hidden\" name=\"\($0)\" value=\"\($1)\">\n" })"
}
