/// Lists of months by name for questions whose answer is a number of months from now.
extension FormState {
  /// The list of the months in which an offer may end; `isFocused` is true where a page begins in it.
  package func endOfOffer(_ terms: PlanTermsFields, isFocused: Bool = false) -> HTML {
    monthList(
      terms.promotionMonths, none: "No offer",
      inNumbers: "How many months does the 0% or low offer last?", isFocused: isFocused)
  }

  /// The questions about a one-off payment; `isFocused` is true where a page begins in them.
  package func oneOff(_ fields: PlanOneOffFields, isFocused: Bool = false) -> HTML {
    """
    <div class="row">
    \(textInput(fields.amount, showsHint: fields.number == 1, isFocused: isFocused))
    \(monthList(fields.month, none: "Choose…", inNumbers: "In how many months?"))
    </div>

    """
  }

  /// The offer on a debt in a few words: "0% until November 2027"; nil for none.
  package func offer(_ terms: PlanTermsFields) -> String? {
    guard let months = known(terms.promotionMonths) ?? nil, months > 0 else { return nil }
    let rate = (known(terms.promotionAPR) ?? nil) ?? .zero
    return "\(rate.formatted) until \(PlanDates(from: reading.today).words(months))"
  }

  /// The next 36 months, and a later one that was sent; what is no number of months is shown in a
  /// box, as it was typed.
  private func monthList(
    _ field: Field<Int?>, none: String, inNumbers label: String, isFocused: Bool = false
  ) -> HTML {
    let text = typed.typed(field.name) ?? ""
    let isEmpty = text.allSatisfy(\.isWhitespace)
    let sent = isEmpty ? 0 : try? WholeNumber.read(text)
    guard let sent, 0...LongestRepayment.months ~= sent, isEmpty || error(for: field.name) == nil
    else { return textInput(field, label: label, width: .number) }
    let dates = PlanDates(from: reading.today)
    let months = Array(1...Self.months) + (sent > Self.months ? [sent] : [])
    return select(
      field,
      options: """
        <option value="">\(none)
        \(each: months, { month in
          "<option value=\"\(month)\"\(flag: "selected", month == sent)>\(dates.words(month))\n"
        })
        """, isFocused: isFocused)
  }

  /// Three years, in which most offers end.
  private static let months = 36
}
