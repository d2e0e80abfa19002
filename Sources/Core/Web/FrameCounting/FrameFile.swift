import Glibc

/// The text of a tally as a file holds it, of which a worker reads only the lines that it needs.
///
/// Lines are in order of day, so those of the last days, which are all that change, are at the end. A
/// file with its lines in another order tells the same numbers: equal subjects add up.
struct FrameFile {
  private let bytes: [UInt8]
  /// The place of the first line after the heading.
  private let start: Int

  /// The text of a file; nil when it begins or ends in another way.
  init?(_ bytes: [UInt8]) {
    let heading = Array("\(FrameTally.heading)\n".utf8)
    guard bytes.starts(with: heading), bytes.last == newline else { return nil }
    self.bytes = bytes
    start = heading.count
  }

  /// The text with more numbers and without the days before `first`, in pieces; nil when a line of the
  /// days that change is anything else.
  func adding(_ tally: FrameTally, since first: CalendarDate) -> [ArraySlice<UInt8>]? {
    let changed = tally.counts.keys.map(\.date).min().map { "\($0)" } ?? ""
    let end = startOfLines(since: Array(changed.utf8))
    guard let sum = numbers(in: end..<bytes.count, where: { _ in true })?.adding(tally) else {
      return nil
    }
    let kept = min(end, startOfDays(since: Array("\(first)".utf8)))
    return [bytes[..<start], bytes[kept..<end], Array(sum.since(first).lines.utf8)[...]]
  }

  /// The numbers of one partner; nil when a line of its own is anything else.
  func tally(of partner: String) -> FrameTally? {
    let name = Array(" \(partner) ".utf8)
    return numbers(in: start..<bytes.count) { line in
      line.dropFirst(Self.lengthOfDate).starts(with: name)
    }
  }

  /// The numbers of all lines; nil when one is anything else.
  var tally: FrameTally? { numbers(in: start..<bytes.count) { _ in true } }

  private static let lengthOfDate = 10

  private func numbers(
    in range: Range<Int>, where isWanted: (ArraySlice<UInt8>) -> Bool
  ) -> FrameTally? {
    var tally = FrameTally()
    var place = range.lowerBound
    while place < range.upperBound {
      let end = endOfLine(at: place)
      let line = bytes[place..<end]
      if isWanted(line) {
        guard tally.add(line) else { return nil }
      }
      place = end + 1
    }
    return tally
  }

  /// The place of the newline that ends the line at a place.
  private func endOfLine(at place: Int) -> Int {
    bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress,
        let found = memchr(base + place, CInt(newline), all.count - place)
      else { return all.count }
      return UnsafeRawPointer(found) - base
    }
  }

  /// The place of the first of the lines at the end whose days are `date` or later.
  private func startOfLines(since date: [UInt8]) -> Int {
    var place = bytes.count
    while place > start {
      var before = place - 1
      while before > start, bytes[before - 1] != newline { before -= 1 }
      guard !isEarlier(before, than: date) else { return place }
      place = before
    }
    return place
  }

  /// The place behind the lines at the beginning whose days are before `date`.
  private func startOfDays(since date: [UInt8]) -> Int {
    var place = start
    while place < bytes.count, isEarlier(place, than: date) { place = endOfLine(at: place) + 1 }
    return place
  }

  /// True if the line at a place begins with a day before another; days are compared as text.
  private func isEarlier(_ place: Int, than date: [UInt8]) -> Bool {
    bytes[place...].prefix(Self.lengthOfDate).lexicographicallyPrecedes(date)
  }
}

private let newline = UInt8(ascii: "\n")
