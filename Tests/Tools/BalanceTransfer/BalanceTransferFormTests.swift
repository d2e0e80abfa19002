import BalanceTransferFormulas
import BalanceTransferPages

@Suite struct BalanceTransferFormTests {
  private static let good = ["balance": "3000", "apr": "24.9", "promo-months": "20"]

  private static func form(_ changes: [String: String]) throws -> BalanceTransferForm {
    let fields = good.merging(changes) { $1 }
    return try BalanceTransferForm(
      Submission(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }),
      today: #require(TestSite.today))
  }

  @Test func `reports every mistake at once, in page order`() {
    let invalid = thrown(InvalidForm.self) {
      try Self.form([
        "currency": "XXX", "basis": "daily", "limit": "x", "apr-after": "-1", "promo-apr": "1000",
        "fee-least": "-1", "promo-months": "0", "fee": "101", "payment": "0", "apr": "",
        "balance": "",
      ])
    }
    #expect(
      invalid?.errors.map(\.field) == [
        "balance", "apr", "payment", "promo-months", "fee", "fee-least", "promo-apr", "apr-after",
        "limit", "currency", "basis",
      ])
  }

  struct Mistake: CustomTestStringConvertible {
    let field: String
    let typed: String
    let message: String

    var testDescription: String { "\(field)=\(typed)" }
  }

  static let mistakes: [Mistake] = [
    .init(field: "balance", typed: "", message: "Enter how much you owe on the card"),
    .init(field: "balance", typed: "0", message: "Balance must be £0.01 or more"),
    .init(field: "balance", typed: "100000000", message: "Balance must be £99,999,999.99 or less"),
    .init(field: "apr", typed: "", message: "Enter the interest rate (APR) of the card you have"),
    .init(field: "apr", typed: "1000", message: "Interest rate must be 999.99% or less"),
    .init(field: "payment", typed: "0", message: "Payment each month must be £0.01 or more"),
    .init(field: "fee", typed: "100.01", message: "Transfer fee must be 100% or less"),
    .init(
      field: "fee", typed: "some", message: "Enter the transfer fee as a percentage, like 3.49"),
    .init(
      field: "fee", typed: "£90", message: "Enter the transfer fee as a percentage, like 3.49"),
    .init(field: "fee", typed: "-1", message: "Transfer fee must not be below zero"),
    .init(field: "fee-least", typed: "-1", message: "Minimum fee must not be below zero"),
    .init(
      field: "promo-months", typed: "", message: "Enter how many months the offer lasts"),
    .init(
      field: "promo-months", typed: "0", message: "Months of the offer must be between 1 and 120"),
    .init(
      field: "promo-months", typed: "121",
      message: "Months of the offer must be between 1 and 120"),
    .init(
      field: "promo-months", typed: "a year",
      message: "Enter a number of months, like 18"),
    .init(
      field: "promo-apr", typed: "1000", message: "Rate during the offer must be 999.99% or less"),
    .init(field: "apr-after", typed: "-1", message: "Rate after the offer must not be below zero"),
    .init(field: "limit", typed: "0", message: "Credit limit must be £0.01 or more"),
    .init(
      field: "basis", typed: "daily",
      message: "How interest is charged must be one of the choices in the list"),
    .init(
      field: "currency", typed: "XXX",
      message: "Currency must be a code of three letters, like GBP or USD"),
  ]

  @Test(arguments: mistakes)
  func `says what is wrong with a field`(mistake: Mistake) {
    let invalid = thrown(InvalidForm.self) {
      try Self.form([mistake.field: mistake.typed])
    }
    #expect(invalid?.errors == [FieldError(field: mistake.field, message: mistake.message)])
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
