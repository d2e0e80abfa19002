package import Finance
package import Forms
package import Markup

/// The state of a form while it is drawn: what was typed, what is wrong with it, its currency.
package struct FormState: Sendable {
  package let typed: Submission
  package let errors: [FieldError]
  package let currency: Currency

  package init(typed: Submission = Submission(), errors: [FieldError] = [], currency: Currency) {
    self.typed = typed
    self.errors = errors
    self.currency = currency
  }

  package func error(for name: String) -> String? {
    errors.first { $0.field == name }?.message
  }
}

/// The parts that every kind of control has: label, hint, message, and how they are tied together.
package struct ControlWords {
  let name: String
  let hint: String?
  package let error: String?

  package init(name: String, hint: String? = nil, error: String?) {
    self.name = name
    self.hint = hint
    self.error = error
  }

  package var describedBy: String? {
    let ids = [hint.map { _ in "\(name)-hint" }, error.map { _ in "\(name)-error" }].compactMap(
      \.self)
    return ids.isEmpty ? nil : ids.joined(separator: " ")
  }

  package var hintLine: HTML? {
    hint.map { "<p class=\"hint\" id=\"\(name)-hint\">\($0)</p>\n" }
  }

  package var errorLine: HTML? {
    error.map {
      """
      <p class="error" id="\(name)-error"><span class="unseen">Error: </span>\($0)</p>

      """
    }
  }
}

extension FormState {
  /// A box for one line of text, with its sign outside.
  package func textInput<Value>(
    _ field: Field<Value>, label: String? = nil, width: TextInputWidth = .amount,
    showsSign: Bool = true
  ) -> HTML {
    let words = ControlWords(name: field.name, hint: field.hint, error: error(for: field.name))
    let sign = showsSign && field.unit == .money ? currency.symbol : nil
    let percent: HTML? =
      showsSign && field.unit == .percent ? "<span aria-hidden=\"true\">%</span>" : nil
    return """
      <div class="field\(words.error == nil ? "" : " wrong")">
      <label for="\(field.name)">\(label ?? field.label(in: currency))</label>
      \(words.hintLine)\(words.errorLine)\
      <div class="box \(width.rawValue)">\
      \(sign.map { "<span aria-hidden=\"true\">\($0)</span>" as HTML })\
      <input id="\(field.name)" name="\(field.name)" type="text" inputmode="\(width.keyboard)" \
      autocomplete="off" spellcheck="false"\
      \(attribute: "value", typed.typed(field.name))\
      \(attribute: "aria-describedby", words.describedBy)\
      \(attribute: "aria-invalid", words.error.map { _ in "true" })>\
      \(percent)\
      </div>\(workedOut(field))
      </div>
      """
  }

  /// What a sum that was typed comes to.
  private func workedOut<Value>(_ field: Field<Value>) -> HTML? {
    guard field.unit == .money, let sum = typed.typed(field.name),
      let amount = try? TypedAmount.read(sum, as: currency), amount.isSum
    else { return nil }
    return "\n<p class=\"worked\">\(sum) is \(amount.money.short)</p>"
  }

  /// One choice of a few, each with its own words.
  package func radios<Value>(
    _ field: Field<Value>, _ choices: [Choice], chosen: String
  ) -> HTML {
    let words = ControlWords(name: field.name, hint: field.hint, error: error(for: field.name))
    return """
      <fieldset class="field\(words.error == nil ? "" : " wrong")"\
      \(attribute: "aria-describedby", words.describedBy)>
      <legend>\(field.question)</legend>
      \(words.hintLine)\(words.errorLine)\
      \(each: Array(choices.enumerated()), { index, choice in
        let id = index == 0 ? field.name : "\(field.name)-\(choice.value)"
        return """
        <div class="choice">\
        <input type="radio" id="\(id)" name="\(field.name)" value="\(choice.value)"\
        \(flag: "checked", choice.value == chosen)>\
        <label for="\(id)">\(choice.words)</label></div>

        """
      })\
      </fieldset>
      """
  }

  /// A box to tick.
  package func checkbox(_ field: Field<Bool>, isTicked: Bool) -> HTML {
    let words = ControlWords(name: field.name, hint: field.hint, error: error(for: field.name))
    return """
      <div class="field\(words.error == nil ? "" : " wrong")">
      \(words.hintLine)\(words.errorLine)\
      <div class="choice">\
      <input type="checkbox" id="\(field.name)" name="\(field.name)" value="on"\
      \(flag: "checked", isTicked)\(attribute: "aria-describedby", words.describedBy)\
      \(attribute: "aria-invalid", words.error.map { _ in "true" })>\
      <label for="\(field.name)">\(field.question)</label></div>
      </div>
      """
  }

  /// A box for several lines of text.
  package func textArea<Value>(_ field: Field<Value>, typed text: String) -> HTML {
    let words = ControlWords(name: field.name, hint: field.hint, error: error(for: field.name))
    return """
      <div class="field\(words.error == nil ? "" : " wrong")">
      <label for="\(field.name)">\(field.question)</label>
      \(words.hintLine)\(words.errorLine)\
      <textarea id="\(field.name)" name="\(field.name)" rows="4" autocomplete="off" \
      spellcheck="false"\
      \(attribute: "aria-describedby", words.describedBy)\
      \(attribute: "aria-invalid", words.error.map { _ in "true" })>\
      \(text)</textarea>
      </div>
      """
  }

  /// A day, in the browser's own box for one.
  package func dayInput<Value>(_ field: Field<Value>, otherwise day: String) -> HTML {
    let words = ControlWords(name: field.name, hint: field.hint, error: error(for: field.name))
    return """
      <div class="field\(words.error == nil ? "" : " wrong")">
      <label for="\(field.name)">\(field.question)</label>
      \(words.hintLine)\(words.errorLine)\
      <input id="\(field.name)" name="\(field.name)" type="date" \
      value="\(typed.typed(field.name) ?? day)"\
      \(attribute: "aria-describedby", words.describedBy)\
      \(attribute: "aria-invalid", words.error.map { _ in "true" })>
      </div>
      """
  }

  /// A file to choose, of these endings; no browser lets a page fill it in again.
  package func fileInput(
    _ name: String, label: String, hint: String? = nil, accept endings: String? = nil
  ) -> HTML {
    let words = ControlWords(name: name, hint: hint, error: error(for: name))
    return """
      <div class="field\(words.error == nil ? "" : " wrong")">
      <label for="\(name)">\(label)</label>
      \(words.hintLine)\(words.errorLine)\
      <input id="\(name)" name="\(name)" type="file"\
      \(attribute: "accept", endings)\
      \(attribute: "aria-describedby", words.describedBy)\
      \(attribute: "aria-invalid", words.error.map { _ in "true" })>
      </div>
      """
  }

  /// One choice of many.
  package func select<Value>(
    _ field: Field<Value>, _ choices: [Choice], chosen: String
  ) -> HTML {
    let words = ControlWords(name: field.name, hint: field.hint, error: error(for: field.name))
    return """
      <div class="field\(words.error == nil ? "" : " wrong")">
      <label for="\(field.name)">\(field.question)</label>
      \(words.hintLine)\(words.errorLine)\
      <select id="\(field.name)" name="\(field.name)"\
      \(attribute: "aria-describedby", words.describedBy)\
      \(attribute: "aria-invalid", words.error.map { _ in "true" })>
      \(each: choices, { choice in
        "<option value=\"\(choice.value)\"\(flag: "selected", choice.value == chosen)>\(choice.words)</option>\n"
      })\
      </select>
      </div>
      """
  }
}

/// How wide a box is, which hints at the answer, and which keyboard a phone shows for it.
package enum TextInputWidth: String, Sendable {
  case amount
  case number
  case text

  fileprivate var keyboard: String {
    switch self {
    case .amount: "decimal"
    case .number: "numeric"
    case .text: "text"
    }
  }
}

/// One choice of a list: what is sent and what is read.
package struct Choice: Sendable {
  package let value: String
  package let words: String

  package init(_ value: String, _ words: String) {
    self.value = value
    self.words = words
  }
}

/// Values that a form carries along unseen.
package func hiddenInputs(_ values: [(String, String)]) -> HTML {
  values.map { name, value -> HTML in
    "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">\n"
  }.joined()
}
