/// Payments that clear a card in time, worked out by an independent program in exact fractions.
@Suite struct CreditCardTargetTests {
  struct Case: CustomTestStringConvertible {
    let balance: String
    let apr: String
    var isNominal = false
    let months: Int
    let payment: String
    let actual: Int
    let interest: String
    let last: String

    var testDescription: String { "\(balance) at \(apr) % in \(months) months" }
  }

  static let cases: [Case] = [
    Case(
      balance: "3000", apr: "24", months: 12, payment: "280.36",
      actual: 12, interest: "364.28", last: "280.32"),
    Case(
      balance: "3000", apr: "24", months: 36, payment: "114.12",
      actual: 36, interest: "1108.01", last: "113.81"),
    Case(
      balance: "2292", apr: "17.91", months: 36, payment: "81.25",
      actual: 36, interest: "632.88", last: "81.13"),
    Case(
      balance: "2292", apr: "17.91", months: 63, payment: "54.73",
      actual: 63, interest: "1155.97", last: "54.71"),
    Case(
      balance: "2292", apr: "17.91", isNominal: true, months: 36, payment: "82.76",
      actual: 36, interest: "687.25", last: "82.65"),
    Case(
      balance: "1000", apr: "0", months: 12, payment: "83.34",
      actual: 12, interest: "0.00", last: "83.26"),
    Case(
      balance: "1000", apr: "0", months: 7, payment: "142.86",
      actual: 7, interest: "0.00", last: "142.84"),
    Case(
      balance: "1000", apr: "39.9", months: 1, payment: "1028.37",
      actual: 1, interest: "28.37", last: "1028.37"),
    Case(
      balance: "1784.53", apr: "14.99", isNominal: true, months: 36, payment: "61.86",
      actual: 36, interest: "442.10", last: "61.53"),
    Case(
      balance: "0.01", apr: "24.9", months: 12, payment: "0.01",
      actual: 1, interest: "0.00", last: "0.01"),
    Case(
      balance: "5000", apr: "34.9", months: 60, payment: "162.73",
      actual: 60, interest: "4763.65", last: "162.58"),
    Case(
      balance: "15000", apr: "8", isNominal: true, months: 60, payment: "304.15",
      actual: 60, interest: "3248.69", last: "303.84"),
  ]

  @Test(arguments: cases)
  func `is the smallest payment that clears in time`(card: Case) throws {
    let rate = try MonthlyRate.of(card.apr, isNominal: card.isNominal)
    let balance = try Money.typed(card.balance)
    let target = try CreditCardTarget(clearing: balance, monthlyRate: rate, inMonths: card.months)
    #expect(target.payment.plain == card.payment)
    #expect(target.repayment.months.count == card.actual)
    #expect(target.repayment.interest.plain == card.interest)
    #expect(target.repayment.lastPayment.plain == card.last)
  }

  @Test func `one penny less takes longer`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1_000 {
      let balance = Money(minorUnits: .random(in: 1...2_000_000, using: &random), .gbp)
      let apr = Percentage(tenThousandths: .random(in: 0...600_000, using: &random))
      let rate = try MonthlyRate.effective(apr)
      let months = Int.random(in: 1...120, using: &random)
      let target = try CreditCardTarget(clearing: balance, monthlyRate: rate, inMonths: months)
      #expect(target.repayment.months.count <= months)
      let less = target.payment - Money(minorUnits: 1, .gbp)
      let longer = try Repayment(of: balance, monthlyRate: rate, paying: less)
      #expect((longer.cleared?.months.count ?? .max) > months)
    }
  }
}
