extension FormState {
  /// Boxes for day, month and year, so that their order is clear.
  ///
  /// A valid date that was sent as one parameter fills them; an invalid one is shown in a single
  /// box.
  package func dateInput(_ date: DateQuestion) -> HTML {
    guard error(for: date.name) == nil else {
      return textInput(date.inOnePiece, width: .text)
    }
    let messages = date.boxes.compactMap { name in error(for: name).map { (name, $0) } }
    return """
      <fieldset class="field\(messages.isEmpty ? "" : " wrong")"\
      \(attribute: "aria-describedby", date.hint.map { _ in "\(date.name)-hint" })>
      <legend>\(date.question)</legend>
      \(date.hint.map { "<p class=\"hint\" id=\"\(date.name)-hint\">\($0)</p>\n" as HTML })\
      \(each: messages, { name, message in
        ControlWords(name: name, hint: nil, error: message).errorLine ?? HTML()
      })\
      <div class="row">
      \(each: Array(zip(date.boxes, ["Day", "Month", "Year"])), { name, label in
        box(name, label, in: date)
      })\
      </div>
      </fieldset>
      """
  }

  private func box(_ name: String, _ label: String, in date: DateQuestion) -> HTML {
    partOfDate(
      name, label: label, width: label == "Year" ? "year" : "day",
      value: part(name, of: date) ?? typed.typed(name))
  }

  /// A box for one number of a date.
  func partOfDate(_ name: String, label: String, width: String, value: String?) -> HTML {
    """
    <div>
    <label for="\(name)">\(label)</label>
    <div class="box \(width)">\
    <input id="\(name)" name="\(name)" inputmode="numeric" autocomplete="off"\
    \(attribute: "value", value)\
    \(ControlWords(name: name, error: error(for: name)).attributes)></div>
    </div>

    """
  }

  /// The part of an ISO date that fills this box; it overrides what was typed there.
  private func part(_ name: String, of date: DateQuestion) -> String? {
    guard typed.typed(date.name) != nil, let sent = known(date) else { return nil }
    return zip(date.boxes, [sent.day, sent.month, sent.year]).first { $0.0 == name }
      .map { String($0.1) }
  }
}
