@Suite struct UTCTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_795_155_300, "2026-11-20T06:15:00Z"),
    (951_782_399, "2000-02-28T23:59:59Z"), (951_868_800, "2000-03-01T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"), (-86_400, "1969-12-31T00:00:00Z"),
    (.max, "1970-01-01T00:00:00Z"), (.min, "1970-01-01T00:00:00Z"),
  ])
  func `is written in UTC`(seconds: Int, text: String) {
    #expect(UTCTime(seconds).extended == text)
  }

  @Test func `is read as it is written`() {
    #expect(UTCTime(extended: "2026-11-20T06:15:00Z") == UTCTime(1_795_155_300))
    #expect(UTCTime(extended: "2026-11-20T23:59:59Z")?.extended == "2026-11-20T23:59:59Z")
  }

  @Test(arguments: [
    "", "2026-11-20", "2026-11-20T06:15:00", "2026-11-20 06:15:00Z", "2026-11-20T24:00:00Z",
    "2026-11-20T06:60:00Z", "2026-11-20T06:15:60Z", "2026-11-31T06:15:00Z",
    "2026-11-20T06:15:00+", "2026-11-20T6:15:000Z", "2026-11-20T-6:15:00Z", "2026-11-20T06:15:0éZ",
  ])
  func `is nothing else`(text: String) {
    #expect(UTCTime(extended: text) == nil)
  }
}
