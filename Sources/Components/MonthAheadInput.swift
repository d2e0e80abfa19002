import Finance
package import Forms
package import Markup

extension FormState {
  /// A list of the months and a box for the year.
  ///
  /// A month that was sent in one piece fills them; where it is no month, its own text is shown.
  package func monthAheadInput(_ asked: MonthAheadQuestion) -> HTML {
    guard error(for: asked.name) == nil else {
      return textInput(asked.inOnePiece, width: .text)
    }
    let messages = [asked.parts.monthBox, asked.parts.yearBox].compactMap { name in
      error(for: name).map { ControlWords(name: name, error: $0) }
    }
    return """
      <fieldset class="field\(messages.isEmpty ? "" : " wrong")">
      <legend>\(asked.question)</legend>
      \(each: messages, { $0.errorLine ?? HTML() })\
      <div class="row">
      \(monthList(asked))
      \(yearBox(asked))
      </div>
      </fieldset>
      """
  }

  private func monthList(_ asked: MonthAheadQuestion) -> HTML {
    let name = asked.parts.monthBox
    let chosen = sent(asked).map { String($0.month) } ?? typed.typed(name)
    return """
      <div>
      <label for="\(name)">Month</label>
      <select id="\(name)" name="\(name)"\
      \(ControlWords(name: name, error: error(for: name)).attributes)>
      <option value="">Choose</option>
      \(each: Array(CalendarMonth.names.enumerated()), { index, month in
        let value = String(index + 1)
        return "<option value=\"\(value)\"\(flag: "selected", value == chosen)>\(month.description)</option>\n"
      })\
      </select>
      </div>
      """
  }

  private func yearBox(_ asked: MonthAheadQuestion) -> HTML {
    let name = asked.parts.yearBox
    return """
      <div>
      <label for="\(name)">Year</label>
      <div class="box year">\
      <input id="\(name)" name="\(name)" type="text" inputmode="numeric" autocomplete="off"\
      \(attribute: "value", sent(asked).map { String($0.year) } ?? typed.typed(name))\
      \(ControlWords(name: name, error: error(for: name)).attributes)></div>
      </div>
      """
  }

  /// What a month in one piece puts into the boxes, which it wins over.
  private func sent(_ asked: MonthAheadQuestion) -> CalendarMonth? {
    typed.typed(asked.name).flatMap { CalendarMonth(iso: $0.onOneLine) }
  }
}
