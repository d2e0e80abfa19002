package import Finance
package import Markup

/// A table of figures in a region that scrolls by itself, by keyboard too.
package struct Table: Sendable {
  private let id: StaticString
  private let caption: String
  private let columns: [String]
  private let rows: HTML

  /// `rows` are `<tr>` elements, written by whoever knows the figures; the first cell of each is its
  /// header.
  package init(_ id: StaticString, caption: String, columns: [String], rows: HTML) {
    self.id = id
    self.caption = caption
    self.columns = columns
    self.rows = rows
  }

  package var html: HTML {
    """
    <div class="scroll" role="region" aria-labelledby="\(id.description)" tabindex="0">
    <table>
    <caption id="\(id.description)">\(caption)</caption>
    <thead>
    <tr>\(each: columns, { "<th scope=\"col\">\($0)" })
    </thead>
    <tbody>
    \(rows)\
    </tbody>
    </table>
    </div>
    """
  }
}

/// An amount to be written more than once: the balance that ends one month begins the next.
package struct AmountText: Sendable {
  private let amount: Money
  private let figures: ShortText?

  package init(_ amount: Money) {
    self.amount = amount
    figures = ShortText(amount)
  }

  /// Hands over the figures, or the whole text of an amount that is too long for them.
  fileprivate func write(
    figures write: (ShortText) -> Void, otherwise writeLong: (String) -> Void
  ) {
    if let figures { write(figures) } else { writeLong(amount.formatted) }
  }
}

extension TableRow {
  package mutating func header(_ number: Int) {
    let figures = ShortText(UInt32(clamping: number))
    header(figures: figures.bytes, count: figures.count)
  }

  package mutating func cell(_ amount: Money) { cell(AmountText(amount)) }

  package mutating func cell(_ text: AmountText) {
    text.write(
      figures: { cell(figures: $0.bytes, count: $0.count) }, otherwise: { cell($0) })
  }

  /// A date in words.
  package mutating func cell(_ date: CalendarDate) {
    let (day, month, year) = date.shortTexts
    cell(figures: day.bytes, count: day.count)
    append(figures: month.bytes, count: month.count)
    append(figures: year.bytes, count: year.count)
  }
}

extension HTML {
  /// Writes a number after a tag.
  package mutating func append(raw tag: StaticString, _ number: Int) {
    append(raw: tag)
    append(ShortText(UInt32(clamping: number)))
  }

  /// Writes an amount after a tag.
  package mutating func append(raw tag: StaticString, _ amount: Money) {
    append(raw: tag)
    AmountText(amount).write(figures: { append($0) }, otherwise: { append(escaping: $0) })
  }

  mutating func append(_ text: ShortText) {
    append(figures: text.bytes, count: text.count)
  }
}

/// Facts and their names, one below the other.
package func summaryList(_ facts: [(name: String, value: HTML)]) -> HTML {
  """
  <dl class="facts">
  \(each: facts, { fact in
    "<div><dt>\(fact.name)</dt><dd>\(fact.value)</dd></div>\n"
  })\
  </dl>
  """
}

/// Something for those who want it, closed until they do.
package func details(
  _ summary: HTML, id: StaticString? = nil, isOpen: Bool = false, _ content: HTML
) -> HTML {
  """
  <details\(attribute: "id", id?.description)\(flag: "open", isOpen)>
  <summary>\(summary)</summary>
  \(content)
  </details>
  """
}
