@Suite struct ExtraStepsTests {
  @Test(arguments: [
    ("1995.91", "50.00"), ("304.15", "10.00"), ("2613.32", "100.00"), ("885.49", "20.00"),
    ("0.00", "1.00"), ("39.99", "1.00"), ("40.00", "2.00"), ("99.99", "2.00"), ("100.00", "5.00"),
    ("900006.41", "20000.00"),
  ])
  func `a step is a round part of the payment`(payment: String, step: String) throws {
    #expect(try ExtraSteps(for: try .cents(payment)).step == .cents(step))
  }

  @Test(
    arguments: [
      ("0.00", nil, "50.00"), ("50.00", "0.00", "100.00"), ("60.00", "50.00", "100.00"),
      ("99999999.99", "99999950.00", nil),
    ] as [(String, String?, String?)])
  func `leads to the next round extra`(extra: String, below: String?, above: String?) throws {
    let steps = ExtraSteps(for: try .cents("1995.91"))
    #expect(try steps.below(.cents(extra)) == below.map { try .cents($0) })
    #expect(try steps.above(.cents(extra)) == above.map { try .cents($0) })
  }

  @Test(arguments: [
    ("0.00", ["50.00", "100.00", "200.00"]), ("60.00", ["100.00", "150.00", "250.00"]),
    ("99999900.00", ["99999950.00"]),
  ])
  func `offers one, two and four steps more`(extra: String, larger: [String]) throws {
    let steps = ExtraSteps(for: try .cents("1995.91"))
    #expect(steps.choices(above: try .cents(extra)).map(\.plain) == larger)
  }

  /// Worked out beside the project, payment by payment in fractions: $200,000 at 5 % over 30 years
  /// with $1,000 each year takes 308 payments and $155,645.96 of interest.
  @Test func `an extra is not credited with what another one saves`() throws {
    let form = try LoanForm(
      Submission([("amount", "200000"), ("rate", "5"), ("years", "30"), ("extra-yearly", "1000")]),
      today: try #require(CalendarDate(iso: "2026-12-01")))
    let goals = try LoanGoal.lists(for: LoanComparison(form.terms)).goals
    #expect(goals.map(\.extra.plain) == ["50.00", "100.00", "200.00"])
    #expect(goals.map(\.saved.payments) == [24, 44, 78])
    #expect(goals.map(\.saved.interest.plain) == ["14259.04", "25971.25", "44167.22"])
  }
}
