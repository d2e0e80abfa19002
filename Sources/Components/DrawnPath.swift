import Finance
import Markup

/// The commands that draw a line, written in place: a chart has hundreds of points.
struct DrawnPath {
  private(set) var html = HTML(reserving: 2_048)

  /// Adds a command, or the space between two numbers, and a number of tenths: "L12.5".
  mutating func add(_ command: StaticString, _ tenths: Int) {
    html.append(raw: command)
    let (whole, tenth) = UInt64(max(0, tenths)).quotientAndRemainder(dividingBy: 10)
    html.append(written: { bytes in
      bytes.append(decimal: whole)
      guard tenth > 0 else { return }
      bytes.append(UInt8(ascii: "."))
      bytes.append(decimal: tenth)
    })
  }

  mutating func close() { html.append(raw: "z") }
}
