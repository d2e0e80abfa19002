package import Finance

/// Reminders as calendar programs read them (RFC 5545).
///
/// Times are floating: 09:00 is nine o'clock wherever the telephone is. Some programs ignore
/// alarms in files, so an event stands at the very time of its reminder.
package struct Calendar: Equatable, Sendable {
  package struct Event: Equatable, Sendable {
    /// The same for the same reminder in every file, so that a second import replaces the first.
    package let uid: String
    package let date: CalendarDate
    package let hour: Int
    package let minute: Int
    package let summary: String
    package let description: String?

    package init(
      uid: String, date: CalendarDate, hour: Int = 9, minute: Int = 0, summary: String,
      description: String? = nil
    ) {
      self.uid = uid
      self.date = date
      self.hour = hour
      self.minute = minute
      self.summary = summary
      self.description = description
    }
  }

  package let name: String

  /// When the file was made, in seconds since 1970.
  package let stamp: Int
  package let events: [Event]

  package init(name: String, stamp: Int, events: [Event]) {
    self.name = name
    self.stamp = stamp
    self.events = events
  }

  package var bytes: [UInt8] {
    let stamp = Self.utc(stamp)
    var lines = CalendarLines()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//Farthing//Farthing//EN")
    lines.add("CALSCALE", "GREGORIAN")
    lines.add("NAME", text: name)
    lines.add("X-WR-CALNAME", text: name)
    for event in events { event.write(to: &lines, stamp: stamp) }
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  /// The time as RFC 5545 writes UTC; outside the years 1 to 9999, the start of 1970.
  private static func utc(_ seconds: Int) -> String {
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (day, second) = remainder < 0 ? (quotient - 1, remainder + 86_400) : (quotient, remainder)
    guard let date = CalendarDate(dayNumber: day) else { return utc(0) }
    return time(date, second / 3_600, second / 60 % 60, second % 60) + "Z"
  }

  fileprivate static func time(
    _ date: CalendarDate, _ hour: Int, _ minute: Int, _ second: Int
  ) -> String {
    padded(date.year, to: 4) + padded(date.month, to: 2) + padded(date.day, to: 2) + "T"
      + padded(hour, to: 2) + padded(minute, to: 2) + padded(second, to: 2)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Calendar.Event {
  /// The alarm comes last: some programs lose what follows it.
  fileprivate func write(to lines: inout CalendarLines, stamp: String) {
    lines.add("BEGIN", "VEVENT")
    lines.add("UID", text: uid)
    lines.add("DTSTAMP", stamp)
    lines.add("DTSTART", Calendar.time(date, hour, minute, 0))
    lines.add("DURATION", "PT15M")
    lines.add("SUMMARY", text: summary)
    if let description { lines.add("DESCRIPTION", text: description) }
    lines.add("CLASS", "PRIVATE")
    lines.add("TRANSP", "TRANSPARENT")
    lines.add("BEGIN", "VALARM")
    lines.add("ACTION", "DISPLAY")
    lines.add("DESCRIPTION", text: summary)
    lines.add("TRIGGER", "PT0S")
    lines.add("END", "VALARM")
    lines.add("END", "VEVENT")
  }
}
