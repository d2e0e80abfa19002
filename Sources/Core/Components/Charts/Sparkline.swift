/// A small line without axes that shows the course of a year; its last point is marked.
///
/// The words next to it and a table give the figures.
package struct Sparkline: Sendable {
  /// A value at a position.
  package struct Point: Sendable {
    let place: Int
    let value: Int64

    /// A value at a position along the line, in days for example.
    package init(at place: Int, value: Int64) {
      self.place = place
      self.value = value
    }
  }

  private let points: [Point]
  private let label: String

  /// A line through points in the order of their positions; `label` describes it for screen
  /// readers.
  package init(_ points: [Point], label: String) {
    self.points = points
    self.label = label
  }

  package var html: HTML {
    """
    <svg viewBox="0 0 300 60" role="img" aria-label="\(label)" preserveAspectRatio="none">\
    <path d="\(path)"/>\
    \(last.map { "<path class=\"spark-now\" d=\"M\($0)h0\"/>" as HTML })</svg>
    """
  }

  private var path: String {
    let places = points.map(place)
    return places.isEmpty ? "" : "M" + places.joined(separator: "L")
  }

  private var last: String? { points.last.map(place) }

  private func place(_ point: Point) -> String {
    let across = Self.part(Int64(point.place), of: points.map { Int64($0.place) }, long: 300)
    let up = Self.part(point.value, of: points.map(\.value), long: 60)
    return "\(across) \(60 - up)"
  }

  /// The distance of a value from the least one; half the length when all values are the same.
  private static func part(_ value: Int64, of all: [Int64], long length: Int128) -> Int {
    let (least, most) = (Int128(all.min() ?? value), Int128(all.max() ?? value))
    guard least < most else { return Int(length / 2) }
    return Int((Int128(value) - least) * length / (most - least))
  }
}
