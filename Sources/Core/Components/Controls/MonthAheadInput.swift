extension FormState {
  /// A list of the months and a box for the year.
  ///
  /// A valid month that was sent as one parameter fills them; an invalid one is shown in a single
  /// box.
  package func monthAheadInput(_ asked: MonthAheadQuestion) -> HTML {
    guard error(for: asked.single.name) == nil else {
      return textInput(asked.inOnePiece(reading.today), width: .text)
    }
    return monthInput(asked.parts, filledWith: known(asked.single) ?? nil)
  }

  /// A list of the months and a box for the year, filled with a month or with the texts as typed.
  package func monthInput(
    _ asked: MonthBoxes, filledWith month: CalendarMonth? = nil
  ) -> HTML {
    let messages = asked.boxes.compactMap { name in
      error(for: name).map { ControlWords(name: name, error: $0) }
    }
    let number = month.map(\.month) ?? known(asked.number) ?? nil
    return """
      <fieldset class="field\(messages.isEmpty ? "" : " wrong")">
      <legend>\(asked.question)</legend>
      \(each: messages, { $0.errorLine ?? HTML() })\
      <div class="row">
      \(monthList(asked.monthBox, chosen: number))
      \(partOfDate(
        asked.yearBox, label: "Year", width: "year",
        value: month.map { String($0.year) } ?? typed.typed(asked.yearBox)))\
      </div>
      </fieldset>
      """
  }

  private func monthList(_ name: String, chosen: Int?) -> HTML {
    """
    <div>
    <label for="\(name)">Month</label>
    <select id="\(name)" name="\(name)"\
    \(ControlWords(name: name, error: error(for: name)).attributes)>
    <option value="">Choose
    \(chosen.map { Self.months(chosen: $0) } ?? Self.unchosenMonths)\
    </select>
    </div>
    """
  }

  /// The months without a choice among them, drawn once.
  private static let unchosenMonths = months(chosen: nil)

  private static func months(chosen: Int?) -> HTML {
    """
    \(each: Array(CalendarMonth.names.enumerated()), { index, month in
      let number = index + 1
      return "<option value=\"\(number)\"\(flag: "selected", number == chosen)>\(month.description)\n"
    })
    """
  }
}
