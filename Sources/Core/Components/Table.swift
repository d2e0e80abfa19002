package import Markup

/// A table of figures in a region that scrolls by itself, by keyboard too.
package struct Table: Sendable {
  private let id: StaticString
  private let caption: String
  private let columns: [String]
  private let dropped: [Int]
  private let decisive: Int?
  private let rows: HTML
  private let look: StaticString?

  /// A table of rows that whoever knows the figures has written.
  ///
  /// `rows` are `<tr>` elements; the first cell of each is its header. The columns `dropped`, counted
  /// from 1, are left out on a phone; the `decisive` one stays in view while others scroll. `look` is
  /// a class of the table: `names` where the header of a row is a name, which stands on the left.
  package init(
    _ id: StaticString, caption: String, columns: [String], dropped: [Int] = [],
    decisive: Int? = nil, look: StaticString? = nil, rows: HTML
  ) {
    self.id = id
    self.caption = caption
    self.columns = columns
    self.dropped = dropped
    self.decisive = decisive
    self.rows = rows
    self.look = look
  }

  package var html: HTML {
    """
    <div class="scroll" role="region" aria-labelledby="\(id.description)" tabindex="0">
    <table\(attribute: "class", classes)>
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

  private var classes: String? {
    let classes =
      dropped.map { "drops-\($0)" }
      + [decisive.map { "decisive-\($0)" }, look?.description].compactMap(\.self)
    return classes.isEmpty ? nil : classes.joined(separator: " ")
  }
}
