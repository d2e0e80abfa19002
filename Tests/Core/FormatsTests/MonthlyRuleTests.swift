@Suite struct MonthlyRuleTests {
  private func event(_ day: Int, early: Int = 0, last: CalendarDate? = nil) throws -> Calendar.Event
  {
    let start = try #require(CalendarDate(iso: "2027-01-01"))
    let due = DueDay(day: day)
    // A start has to be one of the rule's days.
    let dates = due.dates(from: start, count: 2).map { $0.addingDays(-early) }
    return Calendar.Event(
      uid: "\(day)-\(early)", date: try #require(dates.first { $0 >= start }), summary: "x",
      monthly: MonthlyRule(due, daysEarly: early, last: last), alarms: [3, 0])
  }

  private func lines(_ event: Calendar.Event) -> [String] {
    String(decoding: Calendar(name: "x", stamp: 0, events: [event]).bytes, as: UTF8.self)
      .split(separator: "\r\n").map(String.init)
  }

  @Test(arguments: [
    (1, "BYMONTHDAY=1"), (28, "BYMONTHDAY=28"), (29, "BYMONTHDAY=28,29;BYSETPOS=-1"),
    (30, "BYMONTHDAY=28,29,30;BYSETPOS=-1"), (31, "BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
  ])
  func `takes the last day of a month that is too short`(day: Int, rule: String) throws {
    #expect(lines(try event(day)).contains("RRULE:FREQ=MONTHLY;\(rule)"))
  }

  /// By RFC 5545, 3.3.10, the end has the form of the start: local time here.
  @Test func `ends at the hour of its last date`() throws {
    let last = try #require(CalendarDate(iso: "2027-10-05"))
    #expect(
      lines(try event(5, last: last)).contains(
        "RRULE:FREQ=MONTHLY;BYMONTHDAY=5;UNTIL=20271005T090000"))
  }

  @Test func `has an alarm for each number of days before`() throws {
    #expect(
      lines(try event(5)).filter { $0.hasPrefix("TRIGGER") } == ["TRIGGER:-P3D", "TRIGGER:PT0S"])
  }

  /// Python's dateutil repeats each rule, beside its own calendar of the months' lengths.
  @Test func `falls on the day, or so many days before it, in every month of five years`() throws {
    let program = """
      import icalendar, os
      from calendar import monthrange
      from datetime import datetime, timedelta
      from dateutil.rrule import rrulestr
      calendar = icalendar.Calendar.from_ical(open(os.environ["FILE"], "rb").read())
      end = datetime(2032, 1, 1)
      for event in calendar.walk("VEVENT"):
          day, early = map(int, event["UID"].split("-"))
          rule, start = event["RRULE"].to_ical().decode(), event["DTSTART"].dt
          found = rrulestr(rule, dtstart=start).between(datetime(2027, 1, 1), end)
          due = [datetime(y, m, min(day, monthrange(y, m)[1]), 9)
                 for y in range(2027, 2033) for m in range(1, 13)]
          dates = [date - timedelta(days=early) for date in due]
          assert found == [d for d in dates if datetime(2027, 1, 1) <= d < end], event["UID"]
          print(event["UID"])
      """
    let reader = DebianProgram(
      command: "/usr/bin/python3 - <<'END'\n\(program)\nEND\n", packages: "python3-icalendar")
    let events = try (1...31).flatMap { day in try (0...7).map { try event(day, early: $0) } }
    let output = try reader.output(on: Calendar(name: "x", stamp: 0, events: events).bytes)
    #expect(output.split(separator: "\n").count == 31 * 8)
  }
}
