/// The text of an amount that is written more than once: one month's closing balance opens the
/// next.
package struct AmountText: Sendable {
  private enum Content {
    case figures(Figures)
    case tooLong(Money)
  }

  private let content: Content

  /// The text of an amount, as ``Money/formatted`` writes it.
  package init(_ amount: Money) {
    content = Figures(amount).map { .figures($0) } ?? .tooLong(amount)
  }

  /// Passes on the figures, or the whole text when the amount is too long for them.
  @inline(__always)
  fileprivate func write(
    figures write: (Figures) -> Void, otherwise writeLong: (String) -> Void
  ) {
    switch content {
    case .figures(let figures): write(figures)
    case .tooLong(let amount): writeLong(amount.formatted)
    }
  }
}

extension TableRow {
  /// Begins the row with a number, from 0.
  package mutating func header(_ number: Int) { header(Figures(UInt32(clamping: number))) }

  /// Begins the row with a date in short words.
  package mutating func header(_ date: CalendarDate, in style: DateStyle) {
    let (day, month, year) = Figures.words(of: date)
    switch style {
    case .dayFirst:
      header(day)
      append(month)
    case .monthFirst:
      header(Figures.words(of: CalendarMonth(of: date)).name)
      append(day)
      append(Figures.comma)
    }
    append(year)
  }

  /// Adds a cell with a number, from 0.
  package mutating func cell(_ number: Int) { cell(Figures(UInt32(clamping: number))) }

  /// Adds a cell with an amount.
  package mutating func cell(_ amount: Money) { cell(AmountText(amount)) }

  /// Adds a cell with the text of an amount.
  package mutating func cell(_ text: AmountText) {
    text.write(figures: { cell($0) }, otherwise: { cell($0) })
  }
}

extension HTML {
  /// Appends a tag and a number, from 0.
  package mutating func append(raw tag: StaticString, _ number: Int) {
    append(raw: tag)
    append(Figures(UInt32(clamping: number)))
  }

  /// Appends a tag and a month in short words: "Dec 2026".
  package mutating func append(raw tag: StaticString, _ month: CalendarMonth) {
    append(raw: tag)
    let (name, year) = Figures.words(of: month)
    append(name)
    append(year)
  }

  /// Appends a tag and an amount without decimals when there are none: "£55".
  package mutating func append(raw tag: StaticString, short amount: Money) {
    append(raw: tag)
    if let figures = Figures(short: amount) {
      append(figures)
    } else {
      append(escaping: amount.short)
    }
  }

  /// Appends a tag and an amount.
  package mutating func append(raw tag: StaticString, _ amount: Money) {
    append(raw: tag)
    AmountText(amount).write(figures: { append($0) }, otherwise: { append(escaping: $0) })
  }
}
