@testable import CardsPages

@Suite struct CardsRemindersTests {
  typealias Values = CardsTestValues

  func calendar(_ cards: [Card], before: Int? = nil) -> Calendar {
    CardsReminders(all: cards, before: before, today: Values.today)
      .calendar(origin: "https://farthing.example", host: "farthing.example", stamp: TestSite.now)
  }

  func lines(_ cards: [Card], before: Int? = nil) -> [String] {
    String(decoding: calendar(cards, before: before).bytes, as: UTF8.self)
      .replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  func values(_ name: String, in lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.utf8.count + 1)) }
  }

  let last = Values.card(0xA1, Values.details(dueDay: 31))

  @Test func `reminds at nine three days before each of 12 due dates, and on the day`() {
    let starts = values("DTSTART", in: lines([last]))
    #expect(starts.count == 24)
    #expect(
      starts.prefix(8) == [
        "20261127T090000", "20261130T090000", "20261228T090000", "20261231T090000",
        "20270128T090000", "20270131T090000", "20270225T090000", "20270228T090000",
      ])
    #expect(starts.last == "20271031T090000")
    #expect(
      values("SUMMARY", in: lines([last])).prefix(2) == [
        "Card payment due on 30 November 2026: Blue", "Card payment due today: Blue",
      ])
  }

  @Test func `reminds only on the day or so many days before, where that was asked`() {
    let onTheDay = values("DTSTART", in: lines([last], before: 0))
    #expect(onTheDay.count == 12)
    #expect(onTheDay.prefix(2) == ["20261130T090000", "20261231T090000"])
    let early = values("DTSTART", in: lines([last], before: 3))
    #expect(early.count == 12)
    #expect(early.prefix(2) == ["20261127T090000", "20261228T090000"])
  }

  @Test func `reminds not before today, and once of what is due today`() {
    let tomorrow = Values.card(1, Values.details(dueDay: 22))
    #expect(
      values("DTSTART", in: lines([tomorrow])).prefix(3) == [
        "20261121T090000", "20261122T090000", "20261219T090000",
      ])
    #expect(values("DTSTART", in: lines([tomorrow], before: 7)).first == "20261121T090000")
    let today = Values.card(1, Values.details(dueDay: 21))
    #expect(
      values("DTSTART", in: lines([today])).prefix(2) == ["20261121T090000", "20261218T090000"])
  }

  @Test func `has the same name for the same reminder in every file`() {
    let names = values("UID", in: lines([last]))
    #expect(
      names.prefix(2) == [
        "000000a1-2026-11-early@farthing.example", "000000a1-2026-11@farthing.example",
      ])
    #expect(Set(names).count == 24)
    let single = values("UID", in: lines([last], before: 0))
    #expect(single.first == "000000a1-2026-11@farthing.example")
    #expect(values("UID", in: lines([last], before: 3)) == single)
    let paid = Values.card(0xA1, last.details, paidFor: "2026-11-30")
    #expect(values("UID", in: lines([paid])).first == names[2])
  }

  @Test func `holds the cards with a reminder, or all when none has one`() {
    let on = Values.card(2, Values.details("Gold", hasReminder: true))
    #expect(values("UID", in: lines([last, on])).count == 24)
    let off = Values.card(3, Values.details("Green"))
    #expect(values("UID", in: lines([last, off])).count == 48)
  }

  /// 1% of 7,654.32 is 76.54.
  @Test(
    arguments: [
      (
        Values.details(minimum: 25_00),
        "Pay at least the minimum: it was £25.00 on your last statement."
      ),
      (
        Values.details("Blue", 7654_32),
        "Pay at least the minimum: about £76.54\\, estimated on 21 November 2026. "
          + "Your statement has the exact one."
      ),
      (Values.details("Blue", 0), "Pay at least the minimum on your statement."),
    ])
  func `has the minimum in its text, and a link back`(details: CardDetails, text: String) {
    let lines = lines([Values.card(1, details)])
    let texts = values("DESCRIPTION", in: lines).filter { !$0.hasPrefix("Card payment due") }
    #expect(texts.count == 24)
    #expect(Set(texts) == ["\(text) Your cards: https://farthing.example/cards"])
    #expect(Set(values("URL", in: lines)) == ["https://farthing.example/cards"])
  }

  @Test func `tells no balance, and no amount on a locked screen`() {
    let card = Values.card(1, Values.details("Blue", 7_654_32, of: 8_765_43))
    let lines = lines([card])
    let text = lines.joined().replacing("\\", with: "")
    for figure in ["7654", "7,654", "8765", "8,765"] { #expect(!text.contains(figure)) }
    #expect(values("SUMMARY", in: lines).allSatisfy { !$0.contains("£") })
  }

  @Test func `holds the 50 cards that are due first, for 12 months`() {
    let cards = (0..<190).map { number in
      Values.card(UInt32(number), Values.details("Card \(number)", dueDay: 28 - number % 28))
    }
    let calendar = calendar(cards)
    // Today is the 21st. Seven cards are due on each day from then on, and those that are due today
    // have one reminder of it.
    #expect(calendar.events.count == 50 * 12 * 2 - 7)
    let firstDates = Set(calendar.events.map { $0.uid.prefix(8) }).compactMap { id in
      cards.first { $0.id.text == id }?.nextDue(on: Values.today)
    }
    #expect(firstDates.count == 50)
    #expect(firstDates.max() == CalendarDate(iso: "2026-11-28"))
  }

  @Test func `answers requests`() throws {
    let visitor = Visitor()
    try visitor.post("/cards", Values.fields())
    let file = try visitor.get("/cards/calendar.ics")
    #expect(file.headers["Content-Type"] == "text/calendar; charset=utf-8")
    #expect(file.text.contains("DTSTART:20261202T090000"))
    #expect(file.text.contains("DTSTART:20261205T090000"))
    let early = try visitor.get("/cards/calendar.ics?before=7")
    #expect(early.text.contains("DTSTART:20261128T090000"))
    #expect(!early.text.contains("DTSTART:20261205T090000"))
    #expect(try visitor.get("/cards/calendar.ics?before=8").status == 422)
    #expect(try visitor.get("/cards/calendar.ics?before=-1").status == 422)
    #expect(!(try Visitor().get("/cards/calendar.ics").text.contains("VEVENT")))
  }
}
