/// Markup that depends on one of a few values, drawn once for each of them and kept.
///
/// Keep a piece only if that saves a twentieth of the instructions of some page, counted by
/// `Tests/Load/bounds`. Without its kept pieces, the page of no groups takes 174 % more for the less
/// common currencies and 18 % for the common ones; a guide takes 55 % more for the help lines, 51 %
/// for links, script and footer and 21 % for the header, which are drawn as soon as the site is made.
package struct Drawn<Value: Hashable & Sendable>: Sendable {
  private let drawn: [Value: HTML]
  private let draw: @Sendable (Value) -> HTML

  /// Draws the piece for each of the usual values.
  package init(for values: [Value], _ draw: @escaping @Sendable (Value) -> HTML) {
    drawn = Dictionary(values.map { ($0, draw($0)) }, uniquingKeysWith: { first, _ in first })
    self.draw = draw
  }

  /// The piece for a value, which is drawn now if it is not a usual one.
  package subscript(value: Value) -> HTML { drawn[value] ?? draw(value) }
}
