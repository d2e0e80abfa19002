import Finance
import Formats

extension Target {
  /// Lines may be broken anywhere but within a character, and a name can end none of them.
  static let calendar = Target("Calendar") { input in
    let text = String(decoding: input, as: UTF8.self)
    guard let date = CalendarDate(dayNumber: 20_000) else { return }
    let event = Calendar.Event(
      uid: text, date: date, summary: "Pay \(text)",
      description: CalendarText(text))
    let bytes = Calendar(name: text, stamp: 0, events: [event, event]).bytes
    let lines = split(bytes)
    precondition(lines.allSatisfy { $0.count <= 75 }, "a line is too long")
    precondition(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil }, "half a letter")
    let whole = unfolded(lines)
    precondition(whole.filter { $0 == "BEGIN:VEVENT" }.count == 2, "another event")
    precondition(whole.count == 6 + 2 * 15 + 1, "another line")
  }

  /// The lines between CRLF, with no part of a line break within any.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    precondition(bytes.suffix(2) == [0x0D, 0x0A], "no end of the last line")
    let lines = bytes.dropLast(2).split(separator: 0x0A, omittingEmptySubsequences: false)
    for line in lines.dropLast() { precondition(line.last == 0x0D, "a bare line feed") }
    let whole = lines.dropLast().map { $0.dropLast() } + lines.suffix(1)
    precondition(whole.allSatisfy { !$0.contains(0x0D) }, "a bare carriage return")
    return whole
  }

  private static func unfolded(_ lines: [ArraySlice<UInt8>]) -> [String] {
    lines.reduce(into: [[UInt8]]()) { whole, line in
      if line.first == UInt8(ascii: " "), !whole.isEmpty {
        whole[whole.count - 1] += line.dropFirst()
      } else {
        whole.append(Array(line))
      }
    }
    .map { String(decoding: $0, as: UTF8.self) }
  }
}
