@Suite struct DateStyleTests {
  @Test(arguments: [
    (Currency.usd, "Feb 5, 2026", "Feb 5, 2026", "February 5", "Feb 5"),
    (.gbp, "5 February 2026", "5 Feb 2026", "5 February", "5 Feb"),
    (.eur, "5 February 2026", "5 Feb 2026", "5 February", "5 Feb"),
  ])
  func `dates are written as in the country of the currency`(
    currency: Currency, words: String, short: String, day: String, shortDay: String
  ) throws {
    let date = try #require(CalendarDate(year: 2026, month: 2, day: 5))
    #expect(date.words(in: currency) == words)
    #expect(date.shortWords(in: currency) == short)
    #expect(date.dayAndMonth(in: currency) == day)
    #expect(date.dayAndShortMonth(in: currency) == shortDay)
  }
}
