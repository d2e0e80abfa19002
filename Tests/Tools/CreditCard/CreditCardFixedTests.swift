/// Cards that pay a fixed amount, with figures worked out by an independent program in exact
/// fractions; the published ones are named.
@Suite struct CreditCardFixedTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let balance: String
    let apr: String
    var isNominal = false
    let payment: String
    let months: Int
    let interest: String
    let paid: String
    let first: String
    let last: String

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "Lloyds/BoS: 4y10m, 1866",
      balance: "3000", apr: "24", payment: "84", months: 58,
      interest: "1866.04", paid: "4866.04", first: "84.00", last: "78.04"),
    Case(
      name: "Lloyds/BoS: 2y9m, 981",
      balance: "3000", apr: "24", payment: "124", months: 33,
      interest: "981.38", paid: "3981.38", first: "124.00", last: "13.38"),
    Case(
      name: "Moneyfacts Aug-2025: 1y8m, 84",
      balance: "300", apr: "35.7", payment: "20", months: 20,
      interest: "84.15", paid: "384.15", first: "20.00", last: "4.15"),
    Case(
      name: "Moneyfacts Aug-2025: 7m, 30",
      balance: "300", apr: "35.7", payment: "50", months: 7,
      interest: "30.23", paid: "330.23", first: "50.00", last: "30.23"),
    Case(
      name: "Money Charity 2019: total interest 1446 (says 5y3m: one month more)",
      balance: "2655", apr: "19.87", payment: "66.95", months: 62,
      interest: "1445.67", paid: "4100.67", first: "66.95", last: "16.72"),
    Case(
      name: "the original app: 5y3m  (first minimum 54.60 rounded up to 55)",
      balance: "2292", apr: "17.91", payment: "55", months: 63,
      interest: "1146.11", paid: "3438.11", first: "55.00", last: "28.11"),
    Case(
      name: "unrounded first minimum",
      balance: "2292", apr: "17.91", payment: "54.60", months: 64,
      interest: "1160.86", paid: "3452.86", first: "54.60", last: "13.06"),
    Case(
      name: "Platt 2018 code: first minimum 57.13 -> 57",
      balance: "2292", apr: "17.91", isNominal: true, payment: "57", months: 62,
      interest: "1234.89", paid: "3526.89", first: "57.00", last: "49.89"),
    Case(
      name: "MoneySuperMarket-type press example: 5y1m, 2612",
      balance: "4476", apr: "21.9", payment: "119", months: 60,
      interest: "2613.68", paid: "7089.68", first: "119.00", last: "68.68"),
    Case(
      name: "one penny more than the interest: slow but finite (or capped)",
      balance: "1000", apr: "24.9", payment: "18.71", months: 418,
      interest: "6810.65", paid: "7810.65", first: "18.71", last: "8.58"),
    Case(
      name: "0%",
      balance: "1000", apr: "0", payment: "100", months: 10,
      interest: "0.00", paid: "1000.00", first: "100.00", last: "100.00"),
    Case(
      name: "clears in month 1, pays 1018.70",
      balance: "1000", apr: "24.9", payment: "2000", months: 1,
      interest: "18.70", paid: "1018.70", first: "1018.70", last: "1018.70"),
    Case(
      name: "US nominal rate check",
      balance: "10000", apr: "18", isNominal: true, payment: "200", months: 94,
      interest: "8622.34", paid: "18622.34", first: "200.00", last: "22.34"),
    Case(
      name: "a published bug report: 25 months, 2266",
      balance: "10000", apr: "20", isNominal: true, payment: "500", months: 25,
      interest: "2266.06", paid: "12266.06", first: "500.00", last: "266.06"),
    Case(
      name: "a published test's constant: 24 months, 1579.48",
      balance: "10000", apr: "15", isNominal: true, payment: "500", months: 24,
      interest: "1579.48", paid: "11579.48", first: "500.00", last: "79.48"),
  ]

  @Test(arguments: cases)
  func `clears as worked out`(card: Case) throws {
    let repayment = try Repayment(
      of: .typed(card.balance), monthlyRate: .of(card.apr, isNominal: card.isNominal),
      paying: .typed(card.payment))
    let plan = try #require(repayment.cleared)
    #expect(plan.months.count == card.months)
    #expect(plan.interest.plain == card.interest)
    #expect(plan.paid.plain == card.paid)
    #expect(plan.firstPayment.plain == card.first)
    #expect(plan.lastPayment.plain == card.last)
  }

  @Test(arguments: ["18.69", "18.70"])
  func `never clears where the payment is not above the interest`(payment: String) throws {
    let repayment = try Repayment(
      of: .pounds(1_000), monthlyRate: .of("24.9"), paying: .typed(payment))
    #expect(!repayment.isCleared)
    #expect(repayment.months.isEmpty)
  }
}
