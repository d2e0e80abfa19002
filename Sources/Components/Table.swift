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

extension HTML {
  /// Writes a cell with an amount in place, for tables of hundreds of rows.
  package mutating func append(cell amount: Money) {
    append(raw: "<td>")
    append(written: { amount.writeFormatted(into: &$0) })
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
