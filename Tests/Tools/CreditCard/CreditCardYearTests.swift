import Calendars
import CreditCardFormulas
import Finance
import Testing

@Suite struct CreditCardYearTests {
  /// £100 without interest at £30 a month: 30, 30, 30, 10.
  private func plan() throws -> CreditCardPlan {
    try #require(
      try CreditCardRepayment(
        of: .pounds(100), monthlyRate: .nominal(.zero), paying: .pounds(30)
      ).plan)
  }

  @Test func `a year ends with its December`() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 10))
    let years = try plan().years(from: start)
    #expect(years.map(\.year) == [2026, 2027])
    #expect(years.map(\.months) == [0..<2, 2..<4])
    #expect(years.map(\.paid) == [.pounds(60), .pounds(40)])
    #expect(years.map(\.closing) == [.pounds(40), .zero(.gbp)])
    #expect(years.allSatisfy { $0.interest.isZero })
  }

  @Test func `payments from January on are years of twelve`() throws {
    let start = try #require(CalendarMonth(year: 2026, month: 12))
    let years = try plan().years(from: start)
    #expect(years.map(\.year) == [2027])
    #expect(years.map(\.months) == [0..<4])
  }

  @Test func `the balances begin with what is owed and end with nothing`() throws {
    #expect(try plan().balances.map(\.plain) == ["100.00", "70.00", "40.00", "10.00", "0.00"])
  }

  /// £2,292 at 17.91% bears £31.68 in its first month: £30 leaves 2,292 + 31.68 − 30 = £2,293.68.
  @Test func `a payment below the interest lets the balance grow`() throws {
    let comparison = try CreditCardComparison(
      CreditCardTerms(
        balance: .pounds(2_292), monthlyRate: .effective(Percentage(tenThousandths: 17_9100)),
        minimum: MinimumPaymentRule(
          percent: Percentage(1), addsInterest: true, floor: .pounds(5), percentAlone: nil,
          of: .opening),
        payment: .pounds(30), months: nil))
    #expect(
      comparison.balancesOfPayment(months: 1).map(\.plain) == ["2292.00", "2293.68"])
    #expect(comparison.balancesOfPayment(months: 64).count == 65)
    #expect(comparison.minimumKeptUp?.plan?.months.count == 64)
    #expect(comparison.minimumKeptUp?.plan?.interest.plain == "1160.86")
  }
}
