import Glibc

/// What has to be read again each year, counted from the day on which the tests run.
@Suite struct ReviewDatesTests {
  private static let mostDays = 366

  private var today: CalendarDate {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? .latest
  }

  /// The dates of review on a page.
  private func reviews(_ address: String) throws -> [CalendarDate] {
    let page = try TestSite.get(address).page
    let parts = page.parts("p") + page.parts("li")
    return try parts.filter { $0.words.contains("Last reviewed") }.compactMap {
      $0.parts("time").first
    }.map { time in
      let date = try #require(time["datetime"].flatMap { CalendarDate(iso: $0) })
      #expect(date.words == time.words)
      return date
    }
  }

  @Test func `every guide was reviewed in the last year`() throws {
    let list = try TestSite.get("/guides").text
    let guides = Set(list.matches(of: /href="(\/guides\/[^"]*)"/).map { String($0.output.1) })
    #expect(guides.count == 6)
    for guide in guides {
      let dates = try reviews(guide)
      #expect(dates.count == 1, "\(guide)")
      #expect(dates.allSatisfy { $0.days(until: today) <= Self.mostDays }, "\(guide)")
    }
  }

  @Test func `every standard help line was looked up in the last year`() throws {
    let dates = try reviews("/about")
    #expect(dates.count == HelpLines.standard.sourced.count)
    #expect(dates.allSatisfy { $0.days(until: today) <= Self.mostDays })
  }
}
