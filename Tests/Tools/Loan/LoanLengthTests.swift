/// The payments are those of the annuity formula P·r ÷ (1 − (1 + r)^−n), as in Kellison, The Theory
/// of Interest, 3.2; the interest was added up beside the project with Python's `decimal`, from that
/// payment, rounded to the penny every time.
@Suite struct LoanLengthTests {
  struct Case: CustomTestStringConvertible {
    let query: String
    /// The term in months, the payment and the interest of each length.
    let lengths: [(Int, String, String)]

    var testDescription: String { query }
  }

  private static let home = "amount=300000&rate=4.5&years=25"

  static let cases: [Case] = [
    Case(
      query: home,
      lengths: [
        (240, "1897.95", "155507.36"), (300, "1667.50", "200248.80"),
        (360, "1520.06", "247218.25"),
      ]),
    Case(
      query: "\(home)&extra=100",
      lengths: [
        (240, "1997.95", "141973.94"), (300, "1767.50", "177862.35"),
        (360, "1620.06", "213132.42"),
      ]),
    Case(
      query: "\(home)&kind=interest-only",
      lengths: [
        (240, "1125.00", "270000.00"), (300, "1125.00", "337500.00"),
        (360, "1125.00", "405000.00"),
      ]),
    Case(
      query: "\(home)&frequency=weekly",
      lengths: [
        (240, "437.60", "155102.75"), (300, "384.51", "199856.88"), (360, "350.54", "246854.00"),
      ]),
    Case(
      query: "amount=12000&rate=7.9&years=5",
      lengths: [
        (48, "292.39", "2034.85"), (60, "242.74", "2564.60"), (72, "209.81", "3106.61"),
      ]),
    Case(
      query: "amount=10000&rate=0&years=2",
      lengths: [(12, "833.33", "0.00"), (24, "416.67", "0.00"), (36, "277.78", "0.00")]),
  ]

  private func lengths(_ query: String) throws -> [LoanLength] {
    let pairs = query.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=")
      return (String(parts[0]), String(parts[1]))
    }
    let today = try #require(CalendarDate(iso: "2026-11-21"))
    return LoanLength.list(
      for: try LoanComparison(LoanForm(Submission(pairs), today: today).terms))
  }

  @Test(arguments: cases)
  func `a loan is set beside a shorter and a longer one`(loan: Case) throws {
    let lengths = try lengths(loan.query)
    #expect(lengths.map(\.term.months) == loan.lengths.map(\.0))
    #expect(lengths.map(\.payment.plain) == loan.lengths.map(\.1))
    #expect(lengths.map(\.interest.plain) == loan.lengths.map(\.2))
  }

  @Test(arguments: [
    ("months=6", [6, 12]), ("months=12", [12, 24]), ("months=18", [12, 18, 24]),
    ("years=9", [96, 108, 120]), ("months=119", [108, 119, 120]), ("years=10", [60, 120, 180]),
    ("years=12", [120, 144, 180]), ("months=301", [300, 301, 360]), ("years=50", [540, 600]),
    ("years=3&interest-only=36", [36]),
  ])
  func `the other lengths are round`(term: String, months: [Int]) throws {
    #expect(try lengths("amount=1000&rate=5&\(term)").map(\.term.months) == months)
  }

  /// With payment 241 the one-off extra comes after the last of 20 years, with 240 it does not.
  @Test(arguments: [("240", [240, 300, 360]), ("241", [300, 360]), ("300", [300, 360])])
  func `a length that ends before the one-off extra is left out`(
    payment: String, months: [Int]
  ) throws {
    let query = "\(Self.home)&lump-sum=5000&lump-sum-payment=\(payment)"
    #expect(try lengths(query).map(\.term.months) == months)
  }
}
