import Finance
package import Forms
package import Markup

extension FormState {
  /// Three boxes for a date, which nobody has to guess the order of.
  ///
  /// A date that was sent in one piece fills them; where it is no date, its own text is shown.
  package func dateInput(_ date: DateQuestion) -> HTML {
    guard error(for: date.name) == nil else {
      return textInput(date.inOnePiece, width: .text)
    }
    return boxes(
      date.name, question: date.question, hint: date.hint,
      zip(date.boxes, ["Day", "Month", "Year"]).map { name, label in
        (name, label, part(name, of: date))
      })
  }

  /// Two boxes for a month and its year.
  package func monthInput(_ month: MonthQuestion) -> HTML {
    boxes(
      month.name, question: month.question, hint: month.hint,
      [(month.monthBox, "Month", nil), (month.yearBox, "Year", nil)])
  }

  private func boxes(
    _ name: String, question: String, hint: String?,
    _ boxes: [(name: String, label: String, value: String?)]
  ) -> HTML {
    let messages = boxes.compactMap { box in error(for: box.name).map { (box.name, $0) } }
    let hintID = "\(name)-hint"
    return """
      <fieldset class="field\(messages.isEmpty ? "" : " wrong")"\
      \(attribute: "aria-describedby", hint.map { _ in hintID })>
      <legend>\(question)</legend>
      \(hint.map { "<p class=\"hint\" id=\"\(hintID)\">\($0)</p>\n" as HTML })\
      \(each: messages, { name, message in
        ControlWords(name: name, hint: nil, error: message).errorLine ?? HTML()
      })\
      <div class="row">
      \(each: boxes, { box($0.name, $0.label, value: $0.value) })\
      </div>
      </fieldset>
      """
  }

  private func box(_ name: String, _ label: String, value: String?) -> HTML {
    let isWrong = error(for: name) != nil
    return """
      <div>
      <label for="\(name)">\(label)</label>
      <div class="box \(label == "Year" ? "year" : "day")">\
      <input id="\(name)" name="\(name)" type="text" inputmode="numeric" autocomplete="off"\
      \(attribute: "value", value ?? typed.typed(name))\
      \(attribute: "aria-describedby", isWrong ? "\(name)-error" : nil)\
      \(attribute: "aria-invalid", isWrong ? "true" : nil)></div>
      </div>

      """
  }

  /// What a date in one piece puts into a box, which it wins over.
  private func part(_ name: String, of date: DateQuestion) -> String? {
    guard let sent = typed.typed(date.name).flatMap({ CalendarDate(iso: $0) }) else { return nil }
    return zip(date.boxes, [sent.day, sent.month, sent.year]).first { $0.0 == name }
      .map { String($0.1) }
  }
}
