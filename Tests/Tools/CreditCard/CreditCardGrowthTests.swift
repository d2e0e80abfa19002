@Suite struct CreditCardGrowthTests {
  /// £2,292 at 17.91% bears £31.68 in its first month: £30 leaves 2,292 + 31.68 − 30 = £2,293.68.
  @Test func `a payment below the interest lets the balance grow`() throws {
    let comparison = try CreditCardComparison(
      CreditCardTerms(
        balance: .pounds(2_292), monthlyRate: .effective(Percentage(tenThousandths: 17_9100)),
        minimum: MinimumPaymentRule(
          percent: Percentage(1), addsInterest: true, floor: .pounds(5), percentAlone: nil,
          of: .opening),
        payment: .pounds(30), months: nil))
    #expect(comparison.firstInterest.plain == "31.68")
    let growth = try #require(comparison.growth)
    #expect(growth.prefix(2).map(\.plain) == ["2292.00", "2293.68"])
    #expect(growth.count == 65)
    #expect(comparison.minimumKeptUp?.cleared?.months.count == 64)
    #expect(comparison.minimumKeptUp?.cleared?.interest.plain == "1160.86")
  }
}
