import CardsFormulas

extension Card {
  /// The next date of the card's reminder next to a bell; nil for a card without one.
  ///
  /// In a row that shows its day already, only a screen reader is told the date.
  func reminder(on today: CalendarDate, isDayShown: Bool = false) -> HTML? {
    guard details.hasReminder, let due = nextPayment(on: today) else { return nil }
    return """
      <svg class="bell" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">\
      <path d="M3 12c1.2-1.4 1.4-2.6 1.4-5a3.6 3.6 0 0 1 7.2 0c0 2.4.2 3.6 1.4 5zM6.6 14h2.8"/></svg> \
      <span\(attribute: "class", isDayShown ? "unseen" : nil)>Reminder \(due.dayAndMonth(in: balance.currency))</span>
      """
  }
}

extension CardUtilisation {
  /// The share in percent as people write it, without a decimal that is zero: "90%", "106.7%".
  var words: String? {
    percent.map { "\($0.hasSuffix(".0") ? $0.dropLast(2) : $0[...])%" }
  }

  /// The share as a bar with a mark at 30 %, full beyond the limit; nil without a limit.
  var bar: HTML? {
    guard let percent else { return nil }
    let width = isAbove(.hundred) ? "100" : percent
    return """
      <svg class="use\(isHigh ? " costly" : "")" width="100%" height="16" aria-hidden="true" \
      focusable="false"><rect class="use-all" y="3" width="100%" height="10" rx="5"/>\
      <rect class="use-part" y="3" width="\(width)%" height="10" rx="5"/>\
      <line x1="30%" x2="30%" y1="0" y2="16"/></svg>

      """
  }
}
