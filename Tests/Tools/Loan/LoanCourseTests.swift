/// Rates that change, payments of interest alone, lump sums at the end and payments in place of a term.
///
/// The figures were worked out apart by a plain program in exact fractions (Python's `fractions`),
/// payment by payment; those that others published name their source.
@Suite struct LoanCourseTests {
  static let figures = Row.table(
    """
    name                                                     | query                                                                                                                | figure                   | value
    a later rate: the fix of a mortgage                      | amount=200000&rate=4.5&years=25&rate-2=7.49&from-2=25                                                                | /rates/0/payment         | 1111.66
    the payment after it                                     | amount=200000&rate=4.5&years=25&rate-2=7.49&from-2=25                                                                | /rates/1/payment         | 1452.55
    its interest                                             | amount=200000&rate=4.5&years=25&rate-2=7.49&from-2=25                                                                | /totalInterest           | 227582.36
    its last payment                                         | amount=200000&rate=4.5&years=25&rate-2=7.49&from-2=25                                                                | /lastPayment             | 1451.27
    Newbury Building Society, representative example, first  | amount=255000&rate=2.74&years=35&rate-2=4.2&from-2=37                                                                | /payment                 | 944.74
    Newbury Building Society, representative example, then   | amount=255000&rate=2.74&years=35&rate-2=4.2&from-2=37                                                                | /rates/1/payment         | 1144.01
    Newbury Building Society, another                        | amount=104500&rate=3.64&years=25&rate-2=4.2&from-2=37                                                                | /rates/1/payment         | 559.89
    Newbury Building Society, with its fee                   | amount=180600&rate=1.94&years=35&rate-2=4.2&from-2=37                                                                | /rates/1/payment         | 803.04
    Conister Bank: 2,318.25, unrounded                       | amount=250000&rate=6.59&years=35&rate-2=11&from-2=25                                                                 | /rates/1/payment         | 2318.30
    five later rates                                         | amount=10000&rate=6&years=5&rate-2=7&from-2=13&rate-3=8&from-3=25&rate-4=5&from-4=37&rate-5=0&from-5=49&rate-6=12&from-6=60 | /rates/2/payment  | 200.06
    the fifth of them, for one payment                       | amount=10000&rate=6&years=5&rate-2=7&from-2=13&rate-3=8&from-3=25&rate-4=5&from-4=37&rate-5=0&from-5=49&rate-6=12&from-6=60 | /rates/5/payment  | 190.82
    their interest                                           | amount=10000&rate=6&years=5&rate-2=7&from-2=13&rate-3=8&from-3=25&rate-4=5&from-4=37&rate-5=0&from-5=49&rate-6=12&from-6=60 | /totalInterest    | 1683.56
    interest alone for a year                                | amount=10000&rate=6&years=5&interest-only=12                                                                         | /payment                 | 50.00
    then a loan of 48 months: 234.85 in printed tables       | amount=10000&rate=6&years=5&interest-only=12                                                                         | /schedule/12/scheduled   | 234.85
    its interest                                             | amount=10000&rate=6&years=5&interest-only=12                                                                         | /totalInterest           | 1872.82
    MoneyHelper, interest alone to the end: 1,666.67         | amount=400000&rate=5&years=25&interest-only=300                                                                      | /payment                 | 1666.67
    interest alone to the end                                | amount=10000&rate=6&years=5&interest-only=60                                                                         | /lastPayment             | 10050.00
    interest alone while the rate changes                    | amount=200000&rate=4.5&years=25&interest-only=24&rate-2=6&from-2=13&rate-3=5&from-3=37                               | /schedule/12/scheduled   | 1000.00
    the first instalment after it                            | amount=200000&rate=4.5&years=25&interest-only=24&rate-2=6&from-2=13&rate-3=5&from-3=37                               | /instalments/2/payment   | 1337.69
    the second                                               | amount=200000&rate=4.5&years=25&interest-only=24&rate-2=6&from-2=13&rate-3=5&from-3=37                               | /rates/2/payment         | 1224.51
    their interest                                           | amount=200000&rate=4.5&years=25&interest-only=24&rate-2=6&from-2=13&rate-3=5&from-3=37                               | /totalInterest           | 160325.09
    a lump sum at the end                                    | amount=20000&rate=6.9&years=4&balloon=8000                                                                           | /payment                 | 332.80
    with the last payment                                    | amount=20000&rate=6.9&years=4&balloon=8000                                                                           | /lastPayment             | 8332.72
    its interest                                             | amount=20000&rate=6.9&years=4&balloon=8000                                                                           | /totalInterest           | 3974.32
    CFPB amortize: 885.49 leave 163,453.85 after five years  | amount=180000&rate=4.25&years=5&balloon=163453.85                                                                    | /payment                 | 885.49
    a lump sum without interest                              | amount=20000&rate=0&years=4&balloon=8000                                                                             | /payment                 | 250.00
    the whole loan as a lump sum                             | amount=20000&rate=6&years=4&balloon=20000                                                                            | /payment                 | 100.00
    a lump sum and a later rate                              | amount=20000&rate=6.9&years=4&balloon=8000&rate-2=9&from-2=25                                                        | /rates/1/payment         | 352.94
    a lump sum that extras eat into                          | amount=20000&rate=6.9&years=4&balloon=8000&extra=100                                                                 | /lastPayment             | 2923.07
    numpy-financial nper(0.07/12, -150, 8000): 64.07         | amount=8000&rate=7&payment=150                                                                                       | /scheduledPayments       | 65
    a payment in place of a term                             | amount=10000&rate=7.9&payment=250                                                                                    | /scheduledPayments       | 47
    its last payment                                         | amount=10000&rate=7.9&payment=250                                                                                    | /lastPayment             | 144.16
    its interest                                             | amount=10000&rate=7.9&payment=250                                                                                    | /totalInterest           | 1644.16
    a payment above the loan                                 | amount=10000&rate=7.9&payment=100000                                                                                 | /lastPayment             | 10065.83
    a payment that leaves a lump sum                         | amount=20000&rate=6.9&payment=350&balloon=8000                                                                       | /scheduledPayments       | 45
    its last payment                                         | amount=20000&rate=6.9&payment=350&balloon=8000                                                                       | /lastPayment             | 8320.01
    a payment after half a year of interest                  | amount=10000&rate=7.9&payment=250&interest-only=6                                                                    | /scheduledPayments       | 53
    a payment until the rate changes                         | amount=10000&rate=7.9&payment=250&rate-2=9.9&from-2=13                                                               | /rates/1/payment         | 254.46
    a payment a week                                         | amount=10000&rate=5.2&payment=50&frequency=weekly                                                                    | /scheduledPayments       | 224
    everything at once, each week                            | amount=10000&rate=5.2&years=2&frequency=weekly&interest-only=4&balloon=1000&rate-2=7.8&from-2=53                     | /rates/1/payment         | 97.37
    its interest                                             | amount=10000&rate=5.2&years=2&frequency=weekly&interest-only=4&balloon=1000&rate-2=7.8&from-2=53                     | /totalInterest           | 692.83
    extras, with the rate and the payment worked out anew    | amount=200000&rate=4.5&years=25&rate-2=7.49&from-2=25&extra=200                                                      | /rates/1/payment         | 1414.41
    the payments it takes                                    | amount=200000&rate=4.5&years=25&rate-2=7.49&from-2=25&extra=200                                                      | /actualPayments          | 228
    """)

  @Test(arguments: figures)
  func `is as worked out`(row: Row) throws {
    let answer = try TestSite.get("/loan.json?\(row["query"])").json
    let figure = answer[at: row["figure"]]
    #expect(figure?.string ?? figure?.number == row["value"])
  }

  @Test func `the example of the documentation`() throws {
    let duration = try LoanDuration(
      paying: .pounds(250), off: .pounds(10_000), at: Percentage(5), .monthly, .plain(.gbp))
    #expect(duration.payments == 44)
    #expect(duration.term.words == "3 years and 8 months")
  }

  @Test func `answers programs with rates, interest alone and lump sum`() throws {
    let text = try TestSite.get(
      "/loan.json?amount=200000&rate=4.5&years=25&rate-2=7.49&from-2=25"
    ).text
    #expect(
      text.contains(
        #""rates":[{"from":1,"rate":"4.5","payment":"1111.66"},{"from":25,"rate":"7.49","payment":"1452.55"}],"#
      ))
    #expect(text.contains(#""interestOnly":0,"balloon":"0.00","#))
  }

  /// With 100,000 more a month the loan is clear before the rate changes.
  @Test func `a rate that comes after the end has no payment`() throws {
    let text = try TestSite.get(
      "/loan.json?amount=200000&rate=4.5&years=25&rate-2=7.49&from-2=25&extra=100000"
    ).text
    #expect(text.contains(#"{"from":25,"rate":"7.49","payment":null}"#))
  }

  @Test(arguments: ["", "&balloon=0", "&interest-only=0", "&payment=&rate-2=&from-2="])
  func `a loan without them is told as before`(query: String) throws {
    let loan = "/loan.json?amount=200000&rate=4.5&years=25"
    let text = try TestSite.get(loan + query).text
    #expect(try text == TestSite.get(loan).text)
    for name in ["rates", "instalments", "interestOnly", "balloon", "outcome"] {
      #expect(!text.contains("\"\(name)\""))
    }
  }

  /// A twelfth of 7.9% of 10,000 is 65.83; 65.84 takes 1,403 months.
  @Test(arguments: [("65.83", "never pays it off"), ("65.84", "more than 50 years")])
  func `a payment that is no more than the first interest never pays the loan off`(
    payment: String, words: String
  ) throws {
    let query = "amount=10000&rate=7.9&payment=\(payment)"
    #expect(
      try TestSite.get("/loan.json?\(query)").text
        == """
        {"outcome":"never","currency":"GBP","principal":"10000.00","payment":"\(payment)",\
        "firstInterest":"65.83"}
        """)
    for path in ["/loan", "/loan/schedule"] {
      let page = try TestSite.get("\(path)?\(query)")
      #expect(page.status == 200)
      #expect(page.page.words.contains(words))
      #expect(page.page.words.contains("£65.83"))
    }
    #expect(try TestSite.get("/loan.pdf?\(query)").record.problem == nil)
    #expect(try TestSite.get("/loan.csv?\(query)").text.split(separator: "\r\n").count == 1)
  }

  /// 600 payments are the longest: 10,000 at 7.9% takes 67.15 a month for that, and 67.14 one more.
  @Test func `a payment takes fifty years at most`() throws {
    let loan = "/loan.json?amount=10000&rate=7.9&payment="
    #expect(try TestSite.get(loan + "67.15").text.contains(#""scheduledPayments":"#))
    #expect(try TestSite.get(loan + "67.14").text.contains(#""outcome":"never""#))
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SeededGenerator) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private static func loan(_ random: inout SeededGenerator) throws -> (PlainLoan, LoanTerms) {
    func often(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &random) < share }
    func rate() -> Int {
      let any = Int.random(in: 1...30_0000, using: &random)
      return Self.pick([0, any, any / 1_000 * 1_000, 6_0000], &random)
    }
    var plain = PlainLoan()
    plain.principal = .random(in: 1...pick([100, 50_000_00], &random), using: &random)
    plain.rate = rate()
    let frequency = try #require(PaymentFrequency.allCases.randomElement(using: &random))
    plain.paymentsAYear = frequency.paymentsAYear
    let term = Term(months: .random(in: 1...pick([3, 60, 420], &random), using: &random))
    plain.count = frequency.payments(in: term)
    if often(40) { plain.interestOnly = .random(in: 0...plain.count, using: &random) }
    if often(40) {
      plain.balloon = pick(
        [plain.principal, .random(in: 1...plain.principal, using: &random)], &random)
    }
    if often(30) {
      plain.paying = .random(
        in: 1...max(plain.principal / pick([10, 100], &random), 1), using: &random)
      plain.interestOnly = min(plain.interestOnly, 60)
    }
    if often(40) { plain.each = .random(in: 0...plain.principal / 50, using: &random) }
    let last = plain.payments
    if last > 1, often(70) {
      let firsts = Set((0..<5).map { _ in Int.random(in: 2...last, using: &random) }).sorted()
      plain.later = firsts.map { ($0, rate()) }
    }
    let course = LoanCourse(
      laterRates: plain.later.map {
        .init(from: $0.from, rate: Percentage(tenThousandths: Int64($0.rate)))
      }, interestOnly: plain.interestOnly, balloon: Money(minorUnits: Int64(plain.balloon), .gbp))
    let (principal, yearly) = (
      Money(minorUnits: Int64(plain.principal), .gbp),
      Percentage(tenThousandths: Int64(plain.rate))
    )
    let duration =
      try plain.paying.map {
        try LoanDuration(
          paying: Money(minorUnits: Int64($0), .gbp), off: principal, at: yearly, frequency, course)
      } ?? LoanDuration(over: term, paid: frequency)
    let terms = LoanTerms(
      principal: principal, rate: yearly, lasting: duration, kind: .repayment,
      frequency: frequency, start: try #require(CalendarDate(iso: "2027-01-31")),
      extras: LoanExtras(
        each: Money(minorUnits: Int64(plain.each), .gbp), yearly: .zero(.gbp), once: .zero(.gbp)),
      course: course)
    return (plain, terms)
  }

  private func row(_ payment: LoanPayment) -> PlainLoan.Row {
    PlainLoan.Row(
      opening: Int(payment.month.opening.minorUnits),
      interest: Int(payment.month.interest.minorUnits),
      scheduled: Int(payment.scheduled.minorUnits), extra: Int(payment.extra.minorUnits),
      closing: Int(payment.month.closing.minorUnits))
  }

  @Test(arguments: 0..<6)
  func `hundreds of loans agree with a plain program, to the penny`(seed: UInt64) throws {
    var random = SeededGenerator(seed: 8_080 + seed)
    var (repaid, never) = (0, 0)
    for _ in 0..<250 {
      let (plain, terms) = try Self.loan(&random)
      #expect(terms.scheduledPayments == plain.payments, "\(plain)")
      guard try LoanNever(terms) == nil else {
        never += 1
        continue
      }
      repaid += 1
      let schedule = try LoanSchedule(terms)
      #expect(LoanPayment.list(schedule).map(row) == plain.rows, "\(plain)")
      #expect(try terms.totals().totals == schedule.repayment.totals, "\(plain)")
      #expect(schedule.repayment.isCleared, "\(plain)")
    }
    #expect(repaid > 150 && never > 5)
  }
}
