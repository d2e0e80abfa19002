/// A table of figures in a region that scrolls, with the keyboard too.
package struct Table: Sendable {
  private let id: StaticString?
  private let label: String?
  private let caption: String
  private let columns: [String]
  private let dropped: [Int]
  private let decisive: Int?
  private let rows: HTML
  private let look: StaticString?

  /// A table from rows that are already written.
  ///
  /// - Parameters:
  ///   - id: The id of the caption, which names the region.
  ///   - caption: The caption.
  ///   - columns: The titles of the columns.
  ///   - dropped: The columns left out on phones, counted from 1.
  ///   - decisive: The column that stays in view while others scroll, counted from 1.
  ///   - look: A class of the table: `names` aligns the headers of rows left.
  ///   - rows: The `tr` elements; the first cell of each is its header.
  package init(
    _ id: StaticString, caption: String, columns: [String], dropped: [Int] = [],
    decisive: Int? = nil, look: StaticString? = nil, rows: HTML
  ) {
    (self.id, label) = (id, nil)
    self.caption = caption
    self.columns = columns
    self.dropped = dropped
    self.decisive = decisive
    self.rows = rows
    self.look = look
  }

  /// A table on a page that has several with the same caption, from rows that are already written.
  ///
  /// - Parameters:
  ///   - label: The name of the region for screen readers.
  ///   - caption: The caption.
  ///   - columns: The titles of the columns.
  ///   - decisive: The column that stays in view while others scroll, counted from 1.
  ///   - look: A class of the table: `names` aligns the headers of rows left.
  ///   - rows: The `tr` elements; the first cell of each is its header.
  package init(
    label: String, caption: String, columns: [String], decisive: Int, look: StaticString? = nil,
    rows: HTML
  ) {
    (id, self.label) = (nil, label)
    self.caption = caption
    self.columns = columns
    (dropped, self.decisive) = ([], decisive)
    self.rows = rows
    self.look = look
  }

  package var html: HTML {
    """
    <div class="scroll" role="region"\(attribute: "aria-labelledby", id?.description)\
    \(attribute: "aria-label", label) tabindex="0">
    <table\(attribute: "class", classes)>
    <caption\(attribute: "id", id?.description)>\(caption)</caption>
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

  private var classes: String? {
    let classes =
      dropped.map { "drops-\($0)" }
      + [decisive.map { "decisive-\($0)" }, look?.description].compactMap(\.self)
    return classes.isEmpty ? nil : classes.joined(separator: " ")
  }
}

/// A list of facts, each with its name.
///
/// - Parameters:
///   - facts: The facts.
///   - isTold: True when a `span` in a fact says more about it, in a line of its own.
/// - Returns: The list.
package func summaryList(_ facts: [(name: String, value: HTML)], isTold: Bool = false) -> HTML {
  """
  <dl class="facts\(isTold ? " told" : "")">
  \(each: facts, { fact in
    "<div><dt>\(fact.name)</dt><dd>\(fact.value)</dd></div>\n"
  })\
  </dl>
  """
}
