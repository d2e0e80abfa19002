import Foundation
import MortgageFormulas

@testable import MortgagePages

/// Random mortgages, beside a plain program that was written from the rules alone.
@Suite struct MortgageRandomTests {
  private typealias Random = SeededGenerator

  private static func money(_ pennies: Int) -> String {
    "\(pennies / 100).\(String(pennies % 100 + 100).dropFirst())"
  }

  private static func percent(_ tenThousandths: Int) -> String {
    "\(tenThousandths / 10_000).\(String(tenThousandths % 10_000 + 10_000).dropFirst())"
  }

  private static func pick<Value>(_ values: [Value], _ random: inout Random) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private static func amount(_ most: Int, _ random: inout Random) -> Int {
    Int.random(in: 1...pick([most, most, most / 100 + 1], &random), using: &random)
  }

  private static func rate(_ random: inout Random) -> Int {
    pick(
      [
        0, 4_5000, Int.random(in: 1...20_0000, using: &random),
        Int.random(in: 1...9_0000, using: &random) / 100 * 100,
      ], &random)
  }

  /// A mortgage, and the fields that describe it.
  private static func mortgage(_ random: inout Random) -> (
    PlainMortgage, [(name: String, text: String)]
  ) {
    var plain = PlainMortgage()
    var fields: [(name: String, text: String)] = []
    func send(_ name: String, _ text: String) { fields.append((name, text)) }
    func often(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &random) < share }
    plain.months = pick([300, 240, 120, 25, 1, Int.random(in: 1...420, using: &random)], &random)
    send("months", "\(plain.months)")
    let loan = amount(50_000_000, &random)
    var price = loan
    if often(20) {
      let deposit = amount(5_000_000, &random)
      price += deposit
      send("deposit", money(deposit))
    }
    send("amount", money(price))
    plain.principal = loan
    if often(25) {
      let fee = amount(200_000, &random)
      send("fee", money(fee))
      if often(50) {
        send("fee-added", "yes")
        plain.principal += fee
      }
    }
    plain.rate = rate(&random)
    send("rate", percent(plain.rate))
    plain.start = .init(
      year: Int.random(in: 2024...2028, using: &random),
      month: Int.random(in: 1...12, using: &random),
      day: pick([1, 15, 28], &random))
    send(
      "start",
      String(format: "%04d-%02d-%02d", plain.start.year, plain.start.month, plain.start.day))
    if often(30) {
      plain.isDaily = true
      send("interest", "daily")
    }
    let hasCharge = often(50)
    if hasCharge || often(60) {
      let fix = pick([24, 60, Int.random(in: 1...180, using: &random)], &random)
      plain.fix = fix
      send("fix-months", "\(fix)")
      if often(80) {
        let next = rate(&random)
        plain.next = next
        send("next-rate", percent(next))
      }
    }
    if often(20) {
      plain.savings = amount(5_000_000, &random)
      send("savings", money(plain.savings))
    }
    if often(40) {
      plain.each = amount(100_000, &random)
      send("extra", money(plain.each))
    }
    if often(25) {
      (plain.yearly, plain.yearlyMonth) = (
        amount(1_000_000, &random), Int.random(in: 1...12, using: &random)
      )
      send("extra-yearly", money(plain.yearly))
      send("extra-yearly-month", "\(plain.yearlyMonth)")
    }
    if often(40) {
      let payment = Int.random(in: 1...plain.months, using: &random)
      (plain.lump, plain.lumpPayment) = (amount(5_000_000, &random), payment)
      send("lump-sum", money(plain.lump))
      send("lump-sum-payment", "\(payment)")
    }
    guard hasCharge else { return (plain, fields) }
    let percents = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      pick([1_0000, 5_0000, 0, Int.random(in: 0...8_0000, using: &random)], &random)
    }
    plain.erc = percents
    send("erc", percents.map(percent).joined(separator: pick([",", " ", "%, "], &random)))
    if often(40) {
      plain.allowance = pick(
        [0, 5_0000, 100_0000, Int.random(in: 0...30_0000, using: &random)], &random)
      send("allowance-percent", percent(plain.allowance))
    }
    plain.base = pick(["january", "deal", "now"], &random)
    plain.year = pick(["calendar", "deal"], &random)
    send("allowance-base", plain.base)
    send("allowance-year", plain.year)
    if often(30) {
      let balance = amount(60_000_000, &random)
      plain.balance = balance
      send("allowance-balance", money(balance))
    }
    if often(30) {
      plain.overpaid = amount(2_000_000, &random)
      send("overpaid", money(plain.overpaid))
    }
    if often(40) {
      plain.dealMonths = Int.random(in: 0...60, using: &random)
      send("deal-months", "\(plain.dealMonths)")
    }
    return (plain, fields)
  }

  private func row(_ payment: MortgagePayment) -> PlainMortgage.Row {
    .init(
      day: .init(year: payment.date.year, month: payment.date.month, day: payment.date.day),
      opening: Int(payment.month.opening.minorUnits),
      interest: Int(payment.month.interest.minorUnits),
      scheduled: Int(payment.scheduled.minorUnits), extra: Int(payment.extra.minorUnits),
      charge: Int(payment.charge.minorUnits), closing: Int(payment.month.closing.minorUnits))
  }

  /// True when a schedule is the plain program's, row by row.
  private func agrees(_ ours: MortgageSchedule, _ theirs: PlainMortgage.Run) -> Bool {
    let allowance = ours.allowance.map { [$0.base, $0.free, $0.left].map { Int($0.minorUnits) } }
    return ours.payments.map(row) == theirs.rows
      && ours.asked.first.minorUnits == theirs.asked
      && ours.asked.afterFix.map { Int($0.minorUnits) } == theirs.afterFix
      && allowance == theirs.allowance.map { [$0.base, $0.free, $0.left] }
  }

  @Test(arguments: 0..<8)
  func `five hundred mortgages of eight kinds agree with a plain program, to the penny`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: 5_050 + seed)
    for _ in 0..<500 {
      let (plain, fields) = Self.mortgage(&random)
      let result = try MortgageResult(try MortgageForm(Submission(fields)))
      let comparison = result.comparison
      let asked = plain.run(.plain)
      #expect(agrees(comparison.plain, asked), "\(fields)")
      #expect(agrees(comparison.shorten, plain.run(.shorten, plain: asked)), "\(fields)")
      #expect(agrees(comparison.lower, plain.run(.lower)), "\(fields)")
      expectStress(comparison, plain, asked, "\(fields)")
      if let erc = plain.erc { try expectMoments(comparison, plain, erc, "\(fields)") }
    }
  }

  private func expectStress(
    _ comparison: MortgageComparison, _ plain: PlainMortgage, _ asked: PlainMortgage.Run,
    _ fields: String
  ) {
    let changes = plain.held < plain.months && plain.next.map { $0 != plain.rate } == true
    let owed = asked.rows.count >= plain.held ? asked.rows[plain.held - 1].closing : 0
    for stress in comparison.stress {
      let more = stress.points * 1_0000
      #expect(
        Int(stress.payment.minorUnits)
          == PlainMortgage.annuity(plain.principal, plain.rate + more, plain.months), "\(fields)")
      let next =
        changes && owed > 0
        ? PlainMortgage.annuity(owed, plain.rate(plain.held + 1) + more, plain.months - plain.held)
        : nil
      #expect(stress.nextPayment.map { Int($0.minorUnits) } == next, "\(fields)")
      #expect((stress.nextRate != nil) == changes)
    }
  }

  private func expectMoments(
    _ comparison: MortgageComparison, _ plain: PlainMortgage, _ erc: [Int], _ fields: String
  ) throws {
    let ours = try #require(comparison.moments)
    let theirs = plain.moments(erc)
    #expect(ours.moments.map(\.payment) == theirs.map(\.payment), "\(fields)")
    #expect(
      ours.moments.map { Int($0.percent.tenThousandths) } == theirs.map(\.percent), "\(fields)")
    for (our, their) in zip(ours.moments, theirs) {
      let pennies = NSDecimalNumber(decimal: their.cost * 100).doubleValue
      #expect(abs(Double(our.cost.minorUnits) - pennies) <= 0.500_001, "\(fields)")
    }
    let least = theirs.min { $0.cost < $1.cost }
    #expect(ours.cheapest.payment == least?.payment, "\(fields)")
    #expect(ours.breakEvenMonths == plain.breakEven(erc), "\(fields)")
  }

  // MARK: - Deals

  @Test func `five hundred comparisons of deals agree with a plain program`() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<500 {
      let months = Int.random(in: 12...360, using: &random)
      let loan = Self.amount(40_000_000, &random)
      var fields = [(name: "amount", text: Self.money(loan)), (name: "months", text: "\(months)")]
      var deals: [(plain: PlainMortgage, first: Int)] = []
      let count = Int.random(in: 2...4, using: &random)
      for number in 1...count {
        var plain = PlainMortgage()
        (plain.months, plain.rate) = (months, Self.rate(&random))
        let (fix, next) = (Int.random(in: 1...120, using: &random), Self.rate(&random))
        (plain.fix, plain.next) = (fix, next)
        let (fee, cashback) = (Self.amount(200_000, &random), Self.amount(50_000, &random))
        let isAdded = Bool.random(using: &random)
        plain.principal = isAdded ? loan + fee : loan
        deals.append((plain, (isAdded ? 0 : fee) - cashback))
        fields += [
          ("rate-\(number)", Self.percent(plain.rate)), ("fix-months-\(number)", "\(fix)"),
          ("next-rate-\(number)", Self.percent(next)), ("fee-\(number)", Self.money(fee)),
          ("fee-added-\(number)", isAdded ? "yes" : "no"),
          ("cashback-\(number)", Self.money(cashback)),
        ]
      }
      let over = Int.random(in: 1...months, using: &random)
      fields.append(("over", "\(over)"))
      var stay = PlainMortgage()
      (stay.principal, stay.months, stay.rate) = (loan, months, Self.rate(&random))
      let (charge, costs) = (
        Int.random(in: 0...5_0000, using: &random), Self.amount(100_000, &random)
      )
      fields += [
        ("current-rate", Self.percent(stay.rate)), ("erc", Self.percent(charge)),
        ("costs", Self.money(costs)),
      ]
      let ours = try DealsResult(try DealsForm(Submission(fields))).deals
      expectSame(
        ours, deals, stay, over,
        leaving: costs + PlainMortgage.half(Int128(loan) * Int128(charge), 1_000_000), "\(fields)")
    }
  }

  private func expectSame(
    _ ours: MortgageDeals, _ deals: [(plain: PlainMortgage, first: Int)], _ stay: PlainMortgage,
    _ over: Int, leaving: Int, _ fields: String
  ) {
    func spent(_ plain: PlainMortgage) -> (asked: Int, each: [Int]) {
      let run = plain.run(.plain)
      var (sum, all) = (0, [plain.principal])
      for month in 0..<over {
        let row = month < run.rows.count ? run.rows[month] : nil
        sum += row?.scheduled ?? 0
        all.append(sum + (row?.closing ?? 0))
      }
      return (run.asked, all)
    }
    let (staying, costed) = (spent(stay), deals.map { (spent($0.plain), $0.first) })
    let totals = costed.map { $0.0.each[over] + $0.1 }
    #expect(ours.deals.map { Int($0.cost.total.minorUnits) } == totals, "\(fields)")
    let least = totals.min() ?? 0
    #expect(ours.best.number == (totals.firstIndex(of: least) ?? 0) + 1, "\(fields)")
    #expect(ours.deals.map { Int($0.more.minorUnits) } == totals.map { $0 - least }, "\(fields)")
    #expect(ours.leave.map { Int($0.stay.total.minorUnits) } == staying.each[over], "\(fields)")
    for (our, (cost, first)) in zip(ours.leave?.deals ?? [], costed) {
      let upFront = leaving + first
      #expect(Int(our.upFront.minorUnits) == upFront, "\(fields)")
      #expect(
        our.months == (0...over).first { upFront + cost.each[$0] <= staying.each[$0] }, "\(fields)")
      let fall = staying.asked - cost.asked
      let payments = upFront <= 0 ? 0 : fall > 0 ? (upFront + fall - 1) / fall : nil
      #expect(our.byPayments == payments, "\(fields)")
      #expect(
        Int(our.saved.minorUnits) == staying.each[over] - (cost.each[over] + first + leaving),
        "\(fields)")
    }
  }
}
