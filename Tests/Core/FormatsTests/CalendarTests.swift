@Suite struct CalendarTests {
  private func calendar(_ events: Calendar.Event..., stamp: Int = 1_795_168_800) -> Calendar {
    Calendar(name: "Card reminders", stamp: stamp, events: events)
  }

  private func event(
    _ summary: String, description: String? = nil, url: String? = nil
  ) throws -> Calendar.Event {
    let date = try #require(CalendarDate(year: 2026, month: 12, day: 5))
    return Calendar.Event(
      uid: "blue-2026-12@farthing", date: date, summary: CalendarText(summary),
      description: description.map { CalendarText($0) }, url: url)
  }

  private func text(_ calendar: Calendar) -> String {
    String(decoding: calendar.bytes, as: UTF8.self)
  }

  /// The property's value as another program reads it.
  private func value(of property: String, in calendar: Calendar) -> String? {
    text(calendar).unfolded.split(separator: "\r\n").first { $0.hasPrefix(property + ":") }
      .map { String($0.dropFirst(property.utf8.count + 1)) }
  }

  @Test func `writes a reminder line by line`() throws {
    let written = text(
      calendar(
        try event(
          "Pay Blue", description: "See your statement", url: "https://farthing.example/cards")))
    #expect(
      written.split(separator: "\r\n", omittingEmptySubsequences: false) == [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Farthing//Farthing//EN",
        "CALSCALE:GREGORIAN",
        "NAME:Card reminders",
        "X-WR-CALNAME:Card reminders",
        "BEGIN:VEVENT",
        "UID:blue-2026-12@farthing",
        "DTSTAMP:20261120T100000Z",
        "DTSTART:20261205T090000",
        "DURATION:PT15M",
        "SUMMARY:Pay Blue",
        "DESCRIPTION:See your statement",
        "URL:https://farthing.example/cards",
        "CLASS:PRIVATE",
        "TRANSP:TRANSPARENT",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "DESCRIPTION:Pay Blue",
        "TRIGGER:PT0S",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ])
  }

  @Test(arguments: [
    (0, "19700101T000000Z"), (-1, "19691231T235959Z"), (951_868_799, "20000229T235959Z"),
    (1_795_168_800, "20261120T100000Z"), (.max, "19700101T000000Z"), (.min, "19700101T000000Z"),
  ])
  func `stamps the time in UTC`(seconds: Int, written: String) throws {
    #expect(value(of: "DTSTAMP", in: calendar(try event("x"), stamp: seconds)) == written)
  }

  @Test(arguments: [
    ("Gas; water, light", "Gas\\; water\\, light"), ("C:\\cards", "C:\\\\cards"),
    ("one\ntwo\r\nthree\rfour\u{2028}five", "one\\ntwo\\nthree\\nfour\\nfive"),
    ("bell\u{7}\u{0}\u{9F}", "bell"), ("END:VEVENT\r\nBEGIN:VEVENT", "END:VEVENT\\nBEGIN:VEVENT"),
  ])
  func `escapes what people type`(typed: String, written: String) throws {
    #expect(value(of: "SUMMARY", in: calendar(try event(typed))) == written)
  }

  @Test(arguments: ["a", "é", "€", "𝄞", "a€", "éé𝄞a"])
  func `folds lines at 75 bytes and never within a character`(unit: String) throws {
    for count in 0...160 {
      let summary = String(repeating: unit, count: count)
      let calendar = calendar(try event(summary))
      let lines = calendar.bytes.split(separator: UInt8(ascii: "\n"))
      #expect(lines.allSatisfy { $0.count <= 76 && $0.last == UInt8(ascii: "\r") })
      #expect(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
      #expect(value(of: "SUMMARY", in: calendar) == summary)
    }
  }

  @Test func `fills a folded line to the last byte`() throws {
    let summary = String(repeating: "a", count: 67) + "b" + String(repeating: "c", count: 73) + "d"
    let written = text(calendar(try event(summary)))
    #expect(written.contains("aaa\r\n bccc"))
    #expect(written.contains("ccc\r\n d\r\n"))
  }

  /// Python's icalendar reads the file and writes down what it understood.
  @Test func `is understood by another program`() throws {
    let long = "Zahlung für Łódź, Γεωργία; " + String(repeating: "ŵ", count: 100)
    let program = """
      import icalendar, os, sys
      calendar = icalendar.Calendar.from_ical(open(os.environ["FILE"], "rb").read())
      for event in calendar.walk("VEVENT"):
          start = event["DTSTART"].dt
          alarm = event.walk("VALARM")[0]
          assert start.tzinfo is None and not event.errors and not calendar.errors
          print(event["UID"], start.isoformat(), event["DTSTAMP"].dt.isoformat(),
                alarm["TRIGGER"].dt, event["CLASS"], event["TRANSP"], sep="|")
          print(event["SUMMARY"], alarm["DESCRIPTION"], sep="|")
      """
    let reader = DebianProgram(
      command: "/usr/bin/python3 - <<'END'\n\(program)\nEND\n", packages: "python3-icalendar")
    let output = try reader.output(on: calendar(try event(long), try event("two\nlines")).bytes)
    let facts =
      "blue-2026-12@farthing|2026-12-05T09:00:00|2026-11-20T10:00:00+00:00|0:00:00|PRIVATE|TRANSPARENT"
    #expect(
      output.split(separator: "\n") == [
        Substring(facts), Substring("\(long)|\(long)"),
        Substring(facts), "two", "lines|two", "lines",
      ])
  }
}

extension String {
  fileprivate var unfolded: String {
    var text = ""
    for line in split(separator: "\r\n ", omittingEmptySubsequences: false) { text += line }
    return text
  }
}
