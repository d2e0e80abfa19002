/// Reminders as calendar programs read them (RFC 5545).
///
/// Every event is at nine o'clock in the phone's time zone, the time of its reminder, because some
/// programs ignore alarms in files.
package struct Calendar: Equatable, Sendable {
  /// A reminder.
  package struct Event: Equatable, Sendable {
    /// The identifier, the same for the same reminder in every file, so that a second import
    /// replaces the first.
    package let uid: String
    /// The day of the reminder, in the time zone of the telephone.
    package let date: CalendarDate
    package let summary: CalendarText
    package let description: CalendarText?
    /// The address of the page about the event, in ASCII.
    package let url: String?
    /// The days of later months on which it repeats, `date` being one of its days; nil for a single
    /// event.
    package let monthly: MonthlyRule?
    /// The days before it, each with an alarm at the hour of the event.
    package let alarms: [Int]

    package init(
      uid: String, date: CalendarDate, summary: CalendarText, description: CalendarText? = nil,
      url: String? = nil, monthly: MonthlyRule? = nil, alarms: [Int] = [0]
    ) {
      self.uid = uid
      self.date = date
      self.summary = summary
      self.description = description
      self.url = url
      self.monthly = monthly
      self.alarms = alarms
    }
  }

  /// The title under which programs list the calendar.
  package let name: String

  /// The time of writing, in seconds since 1970.
  package let stamp: Int
  package let events: [Event]

  package init(name: String, stamp: Int, events: [Event]) {
    self.name = name
    self.stamp = stamp
    self.events = events
  }

  /// The time of every event on a day, in no time zone: `20261120T090000`.
  static func time(on date: CalendarDate) -> String { UTCTime(date, hour: 9, minute: 0).basic }

  /// The file: lines of at most 75 bytes that end in CRLF.
  package var bytes: [UInt8] {
    let stamp = UTCTime(stamp).basic + "Z"
    var lines = CalendarLines()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//Farthing//Farthing//EN")
    lines.add("CALSCALE", "GREGORIAN")
    let name = CalendarText(name)
    lines.add("NAME", text: name)
    lines.add("X-WR-CALNAME", text: name)
    for event in events { event.write(to: &lines, stamp: stamp) }
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }
}

extension Calendar.Event {
  /// Writes the event with its alarms last, because some programs lose what follows an alarm.
  fileprivate func write(to lines: inout CalendarLines, stamp: String) {
    lines.add("BEGIN", "VEVENT")
    lines.add("UID", text: CalendarText(uid))
    lines.add("DTSTAMP", stamp)
    lines.add("DTSTART", Calendar.time(on: date))
    lines.add("DURATION", "PT15M")
    if let monthly { lines.add("RRULE", monthly.text) }
    lines.add("SUMMARY", text: summary)
    if let description { lines.add("DESCRIPTION", text: description) }
    if let url { lines.add("URL", url) }
    lines.add("CLASS", "PRIVATE")
    lines.add("TRANSP", "TRANSPARENT")
    for days in alarms {
      lines.add("BEGIN", "VALARM")
      lines.add("ACTION", "DISPLAY")
      lines.add("DESCRIPTION", text: summary)
      lines.add("TRIGGER", days == 0 ? "PT0S" : "-P\(days)D")
      lines.add("END", "VALARM")
    }
    lines.add("END", "VEVENT")
  }
}
