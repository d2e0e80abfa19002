extension FormState {
  /// A box whose question and hint follow a choice on the same page, without a request: the words
  /// for every choice are there, and the style sheet shows those of the chosen one.
  ///
  /// - Parameters:
  ///   - field: The question, which is adapted to the choice.
  ///   - choice: The question with the choices.
  ///   - width: The width of the box.
  ///   - quiet: The choices for which it is not said that the box may be left blank.
  /// - Returns: The control.
  package func textInput<Value, Choice>(
    _ field: Field<Value>, following choice: Field<Choice>, width: TextInputWidth = .amount,
    quietFor quiet: [Choice] = []
  ) -> HTML where Choice: RawRepresentable<String> & CaseIterable & Equatable {
    let adapted = Choice.allCases.map { value in
      (
        value: value,
        field: field.adapted(
          to: FormReading(typed.replacing(choice.name, with: value.rawValue), in: currency))
      )
    }
    return textInput(
      field.adapted(to: reading), width: width,
      label: { showsUnit in
        let words = adapted.map { value, field in
          (
            value.rawValue,
            question(
              field, showsUnit: showsUnit, aside: quiet.contains(value) ? "" : field.aside)
          )
        }
        return Self.following(words, of: adapted.count) ?? HTML()
      },
      hint: Self.following(
        adapted.compactMap { value, field in field.hint.map { (value.rawValue, "\($0)") } },
        of: adapted.count))
  }

  /// Words with the choices that they are for; alone where all choices have the same; nil for none.
  private static func following(_ words: [(choice: String, html: HTML)], of count: Int) -> HTML? {
    var groups: [(choices: [String], html: HTML)] = []
    for (choice, html) in words {
      if let place = groups.firstIndex(where: { $0.html == html }) {
        groups[place].choices.append(choice)
      } else {
        groups.append(([choice], html))
      }
    }
    if let only = groups.first, only.choices.count == count { return only.html }
    guard !groups.isEmpty else { return nil }
    return """
      \(each: groups, { group in
        "<span data-of=\"\(group.choices.joined(separator: " "))\">\(group.html)</span>"
      })
      """
  }
}
