import Testing

@testable import Tools

@Suite struct CardsRemindersTests {
  func lines(_ cards: [Card], before: Int = 0) -> [String] {
    let file = CardsReminders(all: cards, before: before, today: CardsTestValues.today)
      .file(host: "farthing.example", stamp: TestSite.now)
    return String(decoding: file, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  func values(_ name: String, in lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.utf8.count + 1)) }
  }

  let last = CardsTestValues.card(0xA1, CardsTestValues.details(dueDay: 31))

  @Test func `reminds at nine on each of 24 due dates, the last day of short months`() {
    let starts = values("DTSTART", in: lines([last]))
    #expect(starts.count == 24)
    #expect(
      starts.prefix(5) == [
        "20261130T090000", "20261231T090000", "20270131T090000", "20270228T090000",
        "20270331T090000",
      ])
    #expect(starts[15] == "20280229T090000")
  }

  @Test func `reminds days before, but not before today`() {
    let starts = values("DTSTART", in: lines([last], before: 3))
    #expect(starts.prefix(2) == ["20261127T090000", "20261228T090000"])
    let soon = CardsTestValues.card(1, CardsTestValues.details(dueDay: 22))
    #expect(values("DTSTART", in: lines([soon], before: 3)).first == "20261121T090000")
  }

  @Test func `has the same name for the same reminder in every file`() {
    let names = values("UID", in: lines([last]))
    #expect(names.first == "000000a1-2026-11@farthing.example")
    #expect(Set(names).count == 24)
    #expect(values("UID", in: lines([last], before: 3)) == names)
    let paid = CardsTestValues.card(0xA1, last.details, paidFor: "2026-11-30")
    #expect(values("UID", in: lines([paid])).first == names[1])
  }

  @Test func `holds the cards with a reminder, or all when none has one`() {
    let on = CardsTestValues.card(2, CardsTestValues.details("Gold", hasReminder: true))
    #expect(values("UID", in: lines([last, on])).count == 24)
    let off = CardsTestValues.card(3, CardsTestValues.details("Green"))
    #expect(values("UID", in: lines([last, off])).count == 48)
  }

  @Test func `tells no balance`() {
    let card = CardsTestValues.card(1, CardsTestValues.details("Blue", 7_654_32, of: 8_765_43))
    let text = lines([card]).joined()
    #expect(!text.contains("7654"))
    #expect(!text.contains("7,654"))
    #expect(!text.contains("£"))
    #expect(text.contains("SUMMARY:Card payment due today: Blue"))
  }

  @Test func `answers requests`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", CardsTestValues.fields())
    let file = try visitor.get("/cards/calendar.ics?before=7")
    #expect(file.headers["Content-Type"] == "text/calendar; charset=utf-8")
    #expect(file.text.contains("DTSTART:20261128T090000"))
    #expect(try visitor.get("/cards/calendar.ics?before=8").status == 422)
    #expect(try visitor.get("/cards/calendar.ics?before=-1").status == 422)
    #expect(!(try Visitor().get("/cards/calendar.ics").text.contains("VEVENT")))
  }
}
