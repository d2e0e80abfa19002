/// How often frames of partners were shown and answered, by day, partner and tool.
package struct FrameTally: Sendable, Equatable {
  /// The numbers of one tool on one day.
  package struct Count: Sendable, Equatable {
    package var shown: Int
    package var answered: Int

    /// Numbers of a tool; none by default.
    package init(shown: Int = 0, answered: Int = 0) {
      self.shown = shown
      self.answered = answered
    }

    /// The sums of both; a sum stays at the most that a file may hold.
    static func + (left: Count, right: Count) -> Count {
      Count(
        shown: min(left.shown + right.shown, FrameTally.most),
        answered: min(left.answered + right.answered, FrameTally.most))
    }
  }

  /// The day, the partner and the tool that a number is about.
  package struct Subject: Sendable, Hashable {
    package let date: CalendarDate
    package let partner: String
    package let tool: String

    /// The frames of a tool for a partner on a day; neither name has a space.
    package init(date: CalendarDate, partner: String, tool: String) {
      self.date = date
      self.partner = partner
      self.tool = tool
    }
  }

  package private(set) var counts: [Subject: Count] = [:]

  /// An empty tally.
  package init() {}

  /// The greatest number that a file may hold, so that no sum overflows.
  static let most = 1_000_000_000_000_000

  package var isEmpty: Bool { counts.isEmpty }

  /// Adds numbers of a tool.
  package mutating func add(_ count: Count, of subject: Subject) {
    counts[subject] = (counts[subject] ?? Count()) + count
  }

  /// The sums of both.
  package func adding(_ other: FrameTally) -> FrameTally {
    var sum = self
    for (subject, count) in other.counts { sum.add(count, of: subject) }
    return sum
  }

  /// The numbers of a day and later ones.
  package func since(_ first: CalendarDate) -> FrameTally {
    var later = self
    later.counts = counts.filter { $0.key.date >= first }
    return later
  }
}

// MARK: - The file

extension FrameTally {
  /// The first line of a file, by which it is recognised.
  static let heading = "Farthing frame counts 1"

  /// The tally as text: the heading, then a line for each subject in order of day.
  package var text: String { "\(Self.heading)\n\(lines)" }

  /// A line for each subject, in order of day.
  var lines: String {
    counts.map { subject, count in
      "\(subject.date) \(subject.partner) \(subject.tool) \(count.shown) \(count.answered)\n"
    }.sorted().joined()
  }

  /// Adds the numbers of a line; false for a line that is anything else.
  mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    guard let (subject, count) = Self.read(line) else { return false }
    add(count, of: subject)
    return true
  }

  private static func read(_ line: ArraySlice<UInt8>) -> (Subject, Count)? {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 5, let date = CalendarDate(iso: text(parts[0])),
      !parts[1].isEmpty, !parts[2].isEmpty,
      let shown = number(parts[3]), let answered = number(parts[4])
    else { return nil }
    return (
      Subject(date: date, partner: text(parts[1]), tool: text(parts[2])),
      Count(shown: shown, answered: answered)
    )
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// A number in digits alone, up to the greatest that a file may hold.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard (1...16).contains(bytes.count), bytes.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(text(bytes)), number <= most
    else { return nil }
    return number
  }
}
