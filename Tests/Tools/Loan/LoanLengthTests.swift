/// The payments are those of the annuity formula P·r ÷ (1 − (1 + r)^−n), as in Kellison, The Theory
/// of Interest, 3.2; the interest was added up beside the project with Python's `decimal`, from that
/// payment, rounded to the penny every time.
@Suite struct LoanLengthTests {
  private static let home = "amount=300000&rate=4.5&years=25"

  static let cases = Row.table(
    """
    query                                              | months      | payments                | interest
    amount=300000&rate=4.5&years=25                    | 240 300 360 | 1897.95 1667.50 1520.06 | 155507.36 200248.80 247218.25
    amount=300000&rate=4.5&years=25&extra=100          | 240 300 360 | 1997.95 1767.50 1620.06 | 141973.94 177862.35 213132.42
    amount=300000&rate=4.5&years=25&kind=interest-only | 240 300 360 | 1125.00 1125.00 1125.00 | 270000.00 337500.00 405000.00
    amount=300000&rate=4.5&years=25&frequency=weekly   | 240 300 360 | 437.60 384.51 350.54    | 155102.75 199856.88 246854.00
    amount=12000&rate=7.9&years=5                      | 48 60 72    | 292.39 242.74 209.81    | 2034.85 2564.60 3106.61
    amount=10000&rate=0&years=2                        | 12 24 36    | 833.33 416.67 277.78    | 0.00 0.00 0.00
    """)

  private func lengths(_ query: String) throws -> [LoanLength] {
    let fields = try FormDecoding.submission(from: query.utf8)
    let form = try LoanForm(fields, today: #require(TestSite.today))
    return LoanLength.list(for: try LoanComparison(form.terms))
  }

  @Test(arguments: cases)
  func `a loan is set beside a shorter and a longer one`(loan: Row) throws {
    let lengths = try lengths(loan["query"])
    #expect(lengths.map { "\($0.term.months)" } == loan.words("months"))
    #expect(lengths.map(\.payment.plain) == loan.words("payments"))
    #expect(lengths.map(\.interest.plain) == loan.words("interest"))
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
