/// Cards that pay only their minimum, with figures worked out by an independent program in exact
/// fractions; the published ones are named.
@Suite struct CreditCardMinimumTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let balance: String
    let apr: String
    var isNominal = false
    let rule: MinimumPaymentRule
    let months: Int
    let interest: String
    let paid: String
    let first: String
    let last: String

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "Lloyds, Halifax and Bank of Scotland, minimum payments page: 28y3m, 5,214",
      balance: "3000", apr: "24",
      rule: .interest(plus: "1", floor: 5), months: 339, interest: "5214.22",
      paid: "8214.22", first: "84.26", last: "3.18"),
    Case(
      name: "The Times, October 2022: 18y10m, 1,459", balance: "1000", apr: "21.88",
      rule: .interest(plus: "1", floor: 5), months: 226, interest: "1459.50",
      paid: "2459.50", first: "26.63", last: "4.01"),
    Case(
      name: "The Money Charity, May 2019, which counts one month more", balance: "2655",
      apr: "19.87",
      rule: .interest(plus: "1", floor: 5), months: 320, interest: "3846.44",
      paid: "6501.44", first: "66.95", last: "1.89"),
    Case(
      name: "the original app, which printed 303 months", balance: "2292", apr: "17.91",
      rule: .interest(plus: "1", floor: 5), months: 302, interest: "2984.62",
      paid: "5276.62", first: "54.60", last: "0.54"),
    Case(
      name: "the original app's own convention", balance: "2292", apr: "17.91", isNominal: true,
      rule: .interest(plus: "1", floor: 5), months: 305, interest: "3228.99",
      paid: "5520.99", first: "57.13", last: "0.06"),
    Case(
      name: "a UK press example, plain rule", balance: "4476", apr: "21.9",
      rule: .interest(plus: "1", floor: 5), months: 375, interest: "7244.67",
      paid: "11720.67", first: "119.24", last: "4.71"),
    Case(
      name: "NatWest: first month 43 interest, minimum 73", balance: "3000", apr: "18.9",
      rule: .interest(plus: "1", floor: 5), months: 330, interest: "4170.16",
      paid: "7170.16", first: "73.59", last: "3.83"),
    Case(
      name: "Lloyds, new customers: 2.5 % + interest", balance: "1000", apr: "29.9",
      rule: .interest(plus: "2.5", floor: 5), months: 118, interest: "826.54",
      paid: "1826.54", first: "47.04", last: "2.66"),
    Case(
      name: "floor of 25", balance: "1000", apr: "29.9",
      rule: .interest(plus: "1", floor: 25), months: 79, interest: "1039.17",
      paid: "2039.17", first: "32.04", last: "2.30"),
    Case(
      name: "Nationwide Gold: 3 % of the balance", balance: "1000", apr: "29.9",
      rule: .share("3", floor: 5), months: 286, interest: "2444.43",
      paid: "3444.43", first: "30.00", last: "0.07"),
    Case(
      name: "greatest of three", balance: "1000", apr: "34.9",
      rule: .interest(plus: "1", floor: 25, alone: "2.5"), months: 85, interest: "1288.94",
      paid: "2288.94", first: "35.26", last: "18.24"),
    Case(
      name: "Danske Bank: greatest of 3 % of the statement balance, interest + 1 %, 5",
      balance: "4000", apr: "22.9",
      rule: .interest(plus: "1", floor: 5, ofStatement: "3"), months: 290, interest: "5121.69",
      paid: "9121.69", first: "122.08", last: "2.45"),
    Case(
      name: "5 % of the statement balance", balance: "2000", apr: "24.9",
      rule: MinimumPaymentRule(
        percent: .zero, addsInterest: false, floor: .pounds(5), percentAlone: Percentage(5),
        of: .statement), months: 117, interest: "1128.69",
      paid: "3128.69", first: "101.87", last: "3.42"),
    Case(
      name: "Danske Bank's rule, were it of the balance before interest", balance: "4000",
      apr: "22.9",
      rule: .interest(plus: "1", floor: 5, alone: "3"), months: 300, interest: "5329.04",
      paid: "9329.04", first: "120.00", last: "2.35"),
    Case(
      name: "a balance below the floor", balance: "4.50", apr: "24.9",
      rule: .interest(plus: "1", floor: 5), months: 1, interest: "0.08",
      paid: "4.58", first: "4.58", last: "4.58"),
    Case(
      name: "one penny", balance: "0.01", apr: "24.9",
      rule: .interest(plus: "1", floor: 5), months: 1, interest: "0.00",
      paid: "0.01", first: "0.01", last: "0.01"),
    Case(
      name: "no interest", balance: "1500", apr: "0",
      rule: .interest(plus: "1", floor: 5), months: 210, interest: "0.00",
      paid: "1500.00", first: "15.00", last: "1.55"),
    Case(
      name: "the largest values", balance: "99999.99", apr: "99.99",
      rule: .interest(plus: "1", floor: 5), months: 754, interest: "594254.66",
      paid: "694254.65", first: "6945.87", last: "3.02"),
    Case(
      name: "SavvyWoman's card", balance: "1000", apr: "18",
      rule: .interest(plus: "1", floor: 5), months: 219, interest: "1204.49",
      paid: "2204.49", first: "23.89", last: "3.76"),
  ]

  @Test(arguments: cases)
  func `clears as worked out`(card: Case) throws {
    let repayment = try Repayment(
      of: .typed(card.balance), monthlyRate: .of(card.apr, isNominal: card.isNominal),
      payingMinimum: card.rule)
    let plan = try #require(repayment.cleared)
    #expect(plan.months.count == card.months)
    #expect(plan.interest.plain == card.interest)
    #expect(plan.paid.plain == card.paid)
    #expect(plan.firstPayment.plain == card.first)
    #expect(plan.lastPayment.plain == card.last)
  }

  @Test func `never clears where the minimum is below the interest`() throws {
    let repayment = try Repayment(
      of: .pounds(5_000), monthlyRate: .of("39.9"), payingMinimum: .share("2", floor: 5))
    #expect(!repayment.isCleared)
    #expect(repayment.months.isEmpty)
  }
}
