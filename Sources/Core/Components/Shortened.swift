/// The rows of a list that shows some and folds the rest when there are many.
package struct Shortened<Row: Sendable>: Sendable {
  private let shown: ArraySlice<Row>
  package let folded: ArraySlice<Row>

  /// The rows of a list.
  ///
  /// - Parameters:
  ///   - rows: The rows, in their order.
  ///   - isMoreUrgent: Orders the rows of a long list; those that are alike stay in their order.
  package init(_ rows: [Row], by isMoreUrgent: (Row, Row) -> Bool) {
    guard rows.count > Self.most else { (shown, folded) = (rows[...], []); return }
    let sorted = rows.sorted(by: isMoreUrgent)
    (shown, folded) = (sorted.prefix(Self.first), sorted.dropFirst(Self.first))
  }

  /// The most rows that are all shown.
  private static var most: Int { 8 }
  /// The rows of a longer list that are shown.
  private static var first: Int { 5 }

  /// The list of the rows that are shown, and that of the others behind these words.
  package func html(_ words: String, _ list: (ArraySlice<Row>) -> HTML) -> HTML {
    """
    \(list(shown))\
    \(folded.isEmpty ? nil : "\n\(details("\(words)", look: "fold", list(folded)))" as HTML?)
    """
  }
}
