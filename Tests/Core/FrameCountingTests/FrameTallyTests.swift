@testable import Web

@Suite struct FrameTallyTests {
  static let day = CalendarDate(year: 2026, month: 11, day: 22) ?? .earliest

  private func subject(_ tool: String = "loan", _ date: CalendarDate = day) -> FrameTally.Subject {
    FrameTally.Subject(date: date, partner: "good-advice", tool: tool)
  }

  private func read(_ text: String) -> FrameTally? { FrameFile(Array(text.utf8))?.tally }

  @Test func `is written a line for each tool, and read again`() {
    var tally = FrameTally()
    tally.add(.init(shown: 1), of: subject())
    tally.add(.init(shown: 1, answered: 1), of: subject())
    tally.add(.init(shown: 120, answered: 61), of: subject("credit-card"))
    #expect(
      tally.text == """
        Farthing frame counts 1
        2026-11-22 good-advice credit-card 120 61
        2026-11-22 good-advice loan 2 1

        """)
    #expect(read(tally.text) == tally)
  }

  @Test(arguments: [
    "", "x", "Farthing frame counts 1", "Farthing frame counts 2\n",
    "Farthing frame counts 1\n2026-11-22 a loan 1\n",
    "Farthing frame counts 1\n2026-11-22 a loan 1 1",
    "Farthing frame counts 1\n2026-11-31 a loan 1 1\n",
    "Farthing frame counts 1\n2026-11-22 a loan -1 1\n",
    "Farthing frame counts 1\n2026-11-22 a loan 1 +1\n",
    "Farthing frame counts 1\n2026-11-22 a loan 1 1 1\n",
    "Farthing frame counts 1\n2026-11-22  loan 1 1\n",
    "Farthing frame counts 1\n2026-11-22 a loan 99999999999999999999 1\n",
    "Farthing frame counts 1\n2026-11-22 a loan 1000000000000001 1\n",
    "Farthing frame counts 1\n\n",
  ])
  func `anything else is no tally`(text: String) {
    #expect(read(text) == nil)
  }

  @Test func `a sum stays at the most that a file may hold`() throws {
    let line = "2026-11-22 good-advice loan 1000000000000000 1\n"
    let full = try #require(read("Farthing frame counts 1\n\(line)"))
    let sum = full.adding(full)
    #expect(sum.counts[subject()] == .init(shown: 1_000_000_000_000_000, answered: 2))
    #expect(read(sum.text) == sum)
  }

  @Test func `days before another are left out`() {
    var tally = FrameTally()
    tally.add(.init(shown: 1), of: subject())
    tally.add(.init(shown: 2), of: subject("loan", Self.day.addingDays(-1)))
    #expect(tally.since(Self.day).counts == [subject(): .init(shown: 1)])
  }
}
