import Finance
import Markup

/// The commands that draw a line, written in place: a chart has hundreds of points.
struct DrawnPath {
  private(set) var html = HTML(reserving: 2_048)

  /// Adds a command, or the space between two numbers, and a number of tenths: "L12.5".
  mutating func add(_ command: Unicode.Scalar, _ tenths: Int) {
    html.append(ShortText(tenths: UInt32(clamping: tenths), after: command))
  }

  mutating func close() { html.append(raw: "z") }
}
