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
