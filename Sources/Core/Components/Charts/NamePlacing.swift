/// Finds places for names in a chart, where neither lines nor other names are.
///
/// All measures are in thousandths of the width and of the height of the plot, counted from its top
/// left corner.
package struct NamePlacing {
  /// The least size of a plot, in hundredths of the size of its letters.
  package struct Room: Equatable, Sendable {
    let width: Int
    let height: Int

    /// A phone of 22.5 by 40 rem, upright.
    package static let narrow = Room(width: 1_650, height: 1_120)
    /// An answer in a window of 40 rem.
    package static let wide = Room(width: 3_200, height: 1_380)
    /// An answer in a window of 60 rem.
    package static let full = Room(width: 5_000, height: 1_600)
    /// A page of a report.
    package static let paper = Room(width: 5_000, height: 1_600)

    fileprivate func across(_ hundredths: Int) -> Int { (hundredths * 1_000 + width - 1) / width }
    fileprivate func down(_ hundredths: Int) -> Int { (hundredths * 1_000 + height - 1) / height }
  }

  /// A rectangle.
  private struct Box {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int

    func touches(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  /// A point of a line.
  package struct Point: Equatable, Sendable {
    package let x: Int
    package let y: Int
  }

  private let lines: [[Point]]
  private let dots: [Point]
  private let room: Room
  private var names: [Box] = []

  /// The distance between a name and a line, in hundredths of the size of letters.
  private static let gap = 30

  /// A chart without names.
  ///
  /// - Parameters:
  ///   - lines: The lines that no name may touch, each with a point or more, from left to right.
  ///   - dots: The dots at ends of lines.
  ///   - room: The size of the plot.
  package init(lines: [[Point]], dots: [Point], in room: Room) {
    self.lines = lines
    self.dots = dots
    self.room = room
  }

  /// Puts a name in its place, if there is room for it.
  ///
  /// - Parameters:
  ///   - name: The size of the name.
  ///   - place: The place, at the end of a line.
  ///   - end: The end of the line.
  ///   - line: The number of the line that the name must be next to, with no other between; nil for
  ///     no such line.
  /// - Returns: True if there was room.
  package mutating func put(
    _ name: NameSize, _ place: NamePlace, of end: Point, nextTo line: Int? = nil
  ) -> Bool {
    let box = box(of: name, place, end)
    guard isFree(box), line.map({ isNext(box, to: $0) }) ?? true else { return false }
    names.append(box)
    return true
  }

  private func box(of name: NameSize, _ place: NamePlace, _ end: Point) -> Box {
    let width = room.across(name.width)
    let below = 130 * (name.rows - 1)
    func box(left: Int, top: Int, baseline: Int, _ above: Int = 95) -> Box {
      Box(
        left: left, right: left + width, top: top + room.down(baseline - above),
        bottom: top + room.down(baseline + below + 35))
    }
    switch place {
    case .below: return box(left: end.x - width, top: end.y, baseline: 180)
    case .beside: return box(left: end.x + room.across(75), top: 1_000, baseline: -165)
    case .within(let right): return box(left: right - width, top: 1_000, baseline: -165)
    case .above(let height): return box(left: end.x - width, top: height * 10, baseline: 0)
    case .after: return box(left: end.x + room.across(60), top: end.y, baseline: -80)
    }
  }

  private func isFree(_ box: Box) -> Bool {
    guard box.left >= 0, box.right <= 1_000, box.top >= 0, box.bottom <= 1_000 else { return false }
    let (x, y) = (room.across(45), room.down(45))
    let isClear = dots.allSatisfy { dot in
      !box.touches(Box(left: dot.x - x, right: dot.x + x, top: dot.y - y, bottom: dot.y + y))
    }
    return isClear && !names.contains(where: box.touches)
      && lines.allSatisfy { line in isAbove(line, box) || isBelow(line, box) }
  }

  /// True when something holds for the heights of a line over the width of a box: at both its edges,
  /// and at points between them.
  private func allHeights(of line: [Point], over box: Box, _ holds: (Int) -> Bool) -> Bool {
    guard let start = line.first, let end = line.last, end.x > box.left else { return true }
    return holds(height(of: line, at: max(box.left, start.x)))
      && holds(height(of: line, at: min(box.right, end.x)))
      && line.allSatisfy { $0.x <= box.left || box.right <= $0.x || holds($0.y) }
  }

  private func height(of line: [Point], at x: Int) -> Int {
    guard let next = line.firstIndex(where: { $0.x >= x }), next > 0 else { return line[0].y }
    let (from, to) = (line[next - 1], line[next])
    return from.y + (to.y - from.y) * (x - from.x) / max(to.x - from.x, 1)
  }

  private func isAbove(_ line: [Point], _ box: Box) -> Bool {
    let top = box.top - room.down(Self.gap)
    return allHeights(of: line, over: box) { $0 < top }
  }

  private func isBelow(_ line: [Point], _ box: Box) -> Bool {
    let bottom = box.bottom + room.down(Self.gap)
    return allHeights(of: line, over: box) { $0 > bottom }
  }

  /// True when no other line is between a box and a line.
  private func isNext(_ box: Box, to own: Int) -> Bool {
    let middle = (box.left + box.right) / 2
    guard let end = lines[own].last, end.x > middle else { return true }
    let mine = height(of: lines[own], at: middle)
    let isMineAbove = isAbove(lines[own], box)
    return lines.indices.allSatisfy { other in
      guard other != own, let end = lines[other].last, end.x > middle,
        isAbove(lines[other], box) == isMineAbove
      else { return true }
      let theirs = height(of: lines[other], at: middle)
      return isMineAbove ? theirs <= mine : theirs >= mine
    }
  }
}

/// A place of a name at the end of its line.
package enum NamePlace: Equatable, Sendable {
  /// Below an end that is high above the axis, to the left.
  case below
  /// To the right of the end, just above the axis.
  case beside
  /// Left of the end, at a distance of its first row from the top in hundredths of the height.
  case above(hundredths: Int)
  /// Just above the axis, and left of a place in thousandths of the width.
  case within(thousandths: Int)
  /// To the right of the end, and above it.
  case after
}

/// The size of a name, in hundredths of the size of its letters.
package struct NameSize: Equatable, Sendable {
  let width: Int
  let rows: Int

  /// The size of a bold name, with words in other letters below it or after it.
  ///
  /// Letters are taken to be as wide as in the widest of usual fonts.
  package init(_ name: String, _ more: String, rows: Int) {
    let (bold, plain) = (Self.letters(name) * 63, Self.letters(more) * 57)
    width = rows > 1 ? max(bold, plain) : bold + (more.isEmpty ? 0 : 30) + plain
    self.rows = rows
  }

  /// The number of letters; those of scripts that write words with few wide signs count twice.
  private static func letters(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2e7f ? 2 : 1) }
  }
}
