import BalanceTransferFormulas
import BalanceTransferPages

@Suite struct BalanceTransferFormTests: FormSuite {
  typealias Tested = BalanceTransferForm
  static let good = ["balance": "3000", "apr": "24.9", "promo-months": "20"]

  static let mistakes: [Mistake] = [
    .init("balance", "", "Enter how much you owe on the card"),
    .init("balance", "0", "Balance must be £0.01 or more"),
    .init("balance", "100000000", "Balance must be £99,999,999.99 or less"),
    .init("apr", "", "Enter the interest rate (APR) of the card you have"),
    .init("apr", "1000", "Interest rate must be 999.99% or less"),
    .init("payment", "0", "Payment each month must be £0.01 or more"),
    .init("fee", "100.01", "Transfer fee must be 100% or less"),
    .init("fee", "some", "Enter the transfer fee as a percentage, like 3.49"),
    .init("fee", "£90", "Enter the transfer fee as a percentage, like 3.49"),
    .init("fee", "-1", "Transfer fee must not be below zero"),
    .init("fee-least", "-1", "Minimum fee must not be below zero"),
    .init("promo-months", "", "Enter how many months the offer lasts"),
    .init("promo-months", "0", "Months of the offer must be between 1 and 120"),
    .init("promo-months", "121", "Months of the offer must be between 1 and 120"),
    .init("promo-months", "a year", "Enter a number of months, like 18"),
    .init("promo-apr", "1000", "Rate during the offer must be 999.99% or less"),
    .init("apr-after", "-1", "Rate after the offer must not be below zero"),
    .init("limit", "0", "Credit limit must be £0.01 or more"),
    .init("basis", "daily", "How interest is charged must be one of the choices in the list"),
    .init("currency", "XXX", "Currency must be a code of three letters, like GBP or USD"),
  ]

  @Test(arguments: mistakes)
  func `says what is wrong with a field`(mistake: Mistake) {
    #expect(errors(mistake.changes) == mistake.errors)
  }

  @Test(arguments: [
    ["balance": "0.01"], ["balance": "99,999,999.99"], ["apr": "0"], ["apr": "999.99%"],
    ["fee": "0"], ["fee": "100"], ["fee-least": "0"], ["promo-months": "1"],
    ["promo-months": "120"], ["promo-months": "18 months"], ["fee-least": "£5"],
    ["promo-apr": "999.99"], ["limit": "0.01"], ["currency": "jpy"],
  ])
  func `takes what is at a limit`(changes: [String: String]) throws {
    _ = try Self.form(changes)
  }

  @Test func `fills in the defaults`() throws {
    let terms = try Self.form([:]).terms
    #expect(terms.payment == nil)
    #expect(terms.fee.percent == .zero)
    #expect(terms.fee.least.isZero)
    #expect(terms.offerRate.apr == .zero)
    #expect(terms.rateAfter == terms.rate)
    #expect(terms.limit == nil)
  }

  @Test func `all rates follow one basis`() throws {
    let terms = try Self.form(["basis": "nominal", "promo-apr": "6", "apr-after": "12"]).terms
    let basis = try #require(Percentage(plain: "24.9"))
    #expect(terms.rate.monthly == .nominal(basis))
    #expect(terms.offerRate.monthly == .nominal(Percentage(6)))
    #expect(terms.rateAfter.monthly == .nominal(Percentage(12)))
  }
}
