@Suite struct FileMemberTests {
  private enum Band: String, CaseIterable {
    case low
    case high
  }

  private struct Saving: Equatable {
    let months: Int
    let by: String?
    let isSure: Bool
    let date: CalendarDate
    let time: UTCTime
    let currency: Currency
    let band: Band
    let amount: Money
    let parts: [Int]
  }

  private static let months = FileMember("months", .count) { (saving: Saving) in saving.months }
  private static let by = FileMember("by", .nullable(.text)) { (saving: Saving) in saving.by }
  private static let isSure = FileMember("sure", .truth) { (saving: Saving) in saving.isSure }
  private static let date = FileMember("date", .date) { (saving: Saving) in saving.date }
  private static let time = FileMember("time", .time) { (saving: Saving) in saving.time }
  private static let currency = FileMember("currency", .currency) {
    (saving: Saving) in saving.currency
  }
  private static let band = FileMember("band", .code) { (saving: Saving) in saving.band }
  private static let amount = FileMember("amount", .money) { (saving: Saving) in saving.amount }
  private static let parts = FileMember("parts", .list(.count)) { (saving: Saving) in saving.parts }

  private static let shape = Shape<Saving> {
    months
    by
    isSure
    date
    time
    currency
    band
    amount
    parts
  }

  private static let text = """
    {"months":63,"by":null,"sure":true,"date":"2026-12-05","time":"2026-11-20T10:00:00Z",\
    "currency":"BHD","band":"high","amount":"-1.500","parts":[1,2]}
    """

  private func read(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }

  private func saving(_ file: JSONValue) throws -> Saving {
    let currency = try #require(file[Self.currency])
    return Saving(
      months: try #require(file[Self.months]), by: file[Self.by],
      isSure: file[Self.isSure] == true, date: try #require(file[Self.date]),
      time: try #require(file[Self.time]), currency: currency, band: try #require(file[Self.band]),
      amount: try #require(file[Self.amount].flatMap { Money(plain: $0, currency) }),
      parts: try #require(file[Self.parts]).compactMap { $0.number.flatMap { Int($0) } })
  }

  @Test func `reads what it writes`() throws {
    let saving = try saving(try read(Self.text))
    let date = try #require(CalendarDate(year: 2026, month: 12, day: 5))
    #expect(saving.months == 63 && saving.by == nil && saving.isSure && saving.parts == [1, 2])
    #expect(saving.date == date && saving.band == .high && saving.currency == .bhd)
    #expect(saving.amount == Money(minorUnits: -1_500, .bhd))
    #expect(String(decoding: Self.shape.bytes(of: saving), as: UTF8.self) == Self.text)
  }

  @Test(arguments: [
    "{}", "[]", "null", #""months""#,
    #"{"months":null,"by":null,"sure":null,"date":null,"band":null,"parts":null}"#,
    #"{"months":"63","by":1,"sure":"true","date":"2026-02-29","band":"middle","parts":{}}"#,
    #"{"months":6.5,"by":[],"sure":1,"date":20261205,"band":1,"parts":"1"}"#,
  ])
  func `reads nothing of what is missing or of another kind`(text: String) throws {
    let file = try read(text)
    #expect(file[Self.months] == nil && file[Self.by] == nil && file[Self.isSure] == nil)
    #expect(file[Self.date] == nil && file[Self.band] == nil && file[Self.parts] == nil)
  }

  @Test func `shows where a member of another kind stands`() throws {
    let file = try read("{\n\"months\": \"63\"}")
    #expect(file.value(of: Self.months)?.position == JSONPosition(line: 2, column: 11))
    #expect(file.value(of: Self.by) == nil)
  }
}
