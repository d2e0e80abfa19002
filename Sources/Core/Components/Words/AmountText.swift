package import Calendars
package import Finance
package import Markup

/// The text of an amount that is written more than once: one month's closing balance opens the
/// next.
package struct AmountText: Sendable {
  private let amount: Money
  private let figures: ShortText?

  /// The text of an amount, as ``Money/formatted`` writes it.
  package init(_ amount: Money) {
    self.amount = amount
    figures = ShortText(amount)
  }

  /// Passes on the figures, or the whole text when the amount is too long for them.
  fileprivate func write(
    figures write: (ShortText) -> Void, otherwise writeLong: (String) -> Void
  ) {
    if let figures { write(figures) } else { writeLong(amount.formatted) }
  }
}

extension TableRow {
  /// Begins the row with a number, from 0.
  package mutating func header(_ number: Int) {
    let figures = ShortText(UInt32(clamping: number))
    header(figures: figures.bytes, count: figures.count)
  }

  /// Begins the row with a date in short words.
  package mutating func header(_ date: CalendarDate) {
    let (day, month, year) = date.shortTexts
    header(figures: day.bytes, count: day.count)
    append(figures: month.bytes, count: month.count)
    append(figures: year.bytes, count: year.count)
  }

  /// Adds a cell with a number, from 0.
  package mutating func cell(_ number: Int) {
    let figures = ShortText(UInt32(clamping: number))
    cell(figures: figures.bytes, count: figures.count)
  }

  /// Adds a cell with an amount.
  package mutating func cell(_ amount: Money) { cell(AmountText(amount)) }

  /// Adds a cell with the text of an amount.
  package mutating func cell(_ text: AmountText) {
    text.write(
      figures: { cell(figures: $0.bytes, count: $0.count) }, otherwise: { cell($0) })
  }
}

extension HTML {
  /// Appends a tag and a number, from 0.
  package mutating func append(raw tag: StaticString, _ number: Int) {
    append(raw: tag)
    append(ShortText(UInt32(clamping: number)))
  }

  /// Appends a tag and an amount.
  package mutating func append(raw tag: StaticString, _ amount: Money) {
    append(raw: tag)
    AmountText(amount).write(figures: { append($0) }, otherwise: { append(escaping: $0) })
  }

  mutating func append(_ text: ShortText) {
    append(figures: text.bytes, count: text.count)
  }
}
