import Markup

/// The commands of an SVG path, written straight into the page, since charts have hundreds of
/// points.
struct DrawnPath {
  private(set) var html = HTML(reserving: 2_048)

  /// Appends a command, or the space between two numbers, and a number in tenths: "L12.5".
  mutating func add(_ command: Figures.PathCommand, _ tenths: Int) {
    html.append(Figures(tenths: UInt32(clamping: tenths), after: command))
  }

  /// Appends a command, or the space between two numbers, and a whole number: "l-3".
  mutating func add(_ command: Figures.PathCommand, whole number: Int) {
    html.append(Figures(number, after: command))
  }

  mutating func close() { html.append(raw: "z") }
}
