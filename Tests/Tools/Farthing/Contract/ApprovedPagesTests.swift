/// Of each kind of state of the calculators one page is approved, whole or as what differs from another.
@Suite struct ApprovedPagesTests {
  private static let bills = """
    rent=175&rent-period=week&food=75&food-period=week&debt-name-1=Blue&debt-balance-1=900\
    &debt-balance-2=600
    """
  private static let debts = """
    name-1=Amex&balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&rule-2=one-percent-25\
    &promo-months-2=12&balance-3=2500&apr-3=19.9&rule-3=two-percent&kind-4=loan&balance-4=4000\
    &apr-4=7.9&basis-4=nominal&minimum-4=125&budget=320
    """
  private static let transfer =
    "balance=3000&apr=24.9&payment=120&fee=2.9&fee-least=5&promo-months=20"

  /// Of long tables of payments, those of two tools are left out.
  @Test(
    arguments: Row.table(
      """
      file                                  | rows | page                                                                                                    | from
      BalanceTransfer/blank.html            | all  | /balance-transfer                                                                                       |
      BalanceTransfer/answered.html         | all  | /balance-transfer?\(transfer)                                                                           |
      BalanceTransfer/wrong.diff            | all  | /balance-transfer?balance=lots&apr=1000&promo-months=0&limit=x                                          | /balance-transfer
      BalanceTransfer/never.diff            | all  | /balance-transfer?balance=1000&apr=24.9&payment=18&promo-months=1&apr-after=60                          | /balance-transfer?\(transfer)
      Budget/blank.html                     | all  | /budget                                                                                                 |
      Budget/spare.html                     | all  | /budget?pay=1800&\(bills)                                                                               |
      Budget/wrong.diff                     | all  | /budget?pay=lots&rent=5&rent-period=day&debt-name-1=Blue&debt-balance-3=12.50%2B3                       | /budget
      Budget/tight.diff                     | all  | /budget?pay=1130&\(bills)                                                                               | /budget?pay=1800&\(bills)
      Budget/short.diff                     | all  | /budget?pay=1000&\(bills)                                                                               | /budget?pay=1800&\(bills)
      CreditCard/blank.html                 | none | /credit-card                                                                                            |
      CreditCard/answered.html              | none | /credit-card?balance=2292&apr=17.91                                                                     |
      CreditCard/wrong.diff                 | none | /credit-card?balance=lots&apr=1000&months=0                                                             | /credit-card
      CreditCard/never.diff                 | none | /credit-card?balance=1000&apr=24.9&payment=18.69                                                        | /credit-card?balance=2292&apr=17.91
      CreditCard/below-minimum.diff         | none | /credit-card?balance=2292&apr=17.91&payment=40                                                          | /credit-card?balance=2292&apr=17.91
      Loan/blank.html                       | all  | /loan                                                                                                   |
      Loan/answered.html                    | all  | /loan?amount=1000&rate=12&months=3                                                                      |
      Loan/report.html                      | all  | /loan/schedule?amount=1200&down-payment=200&rate=12&months=14&lender=%C5%B4                             |
      Loan/wrong.diff                       | all  | /loan?amount=lots&down-payment=-1&years=51&start-year=2027&lump-sum=5                                   | /loan
      Loan/extra.diff                       | all  | /loan?amount=15000&rate=8&years=5&extra=20&start=2027-01-31&lender=%3Cb%3E                              | /loan?amount=1000&rate=12&months=3
      Mortgage/blank.html                   | all  | /mortgage                                                                                               |
      Mortgage/answered.html                | all  | /mortgage?amount=200000&rate=4.5&years=25&start=2027-01-01&fix-months=24&next-rate=7.49&deposit=20000&lump-sum=30000&lump-sum-payment=6&erc=3 |
      Mortgage/schedule.html                | all  | /mortgage/schedule?amount=1000&rate=4.5&months=14&fix-months=6&next-rate=7&extra=10&erc=3&allowance-percent=0&start=2027-01-01 |
      Mortgage/deals.html                   | all  | /mortgage/deals?amount=180000&years=20&rate-1=4.29&fix-months-1=24&fee-1=999&rate-2=4.49&fix-months-2=24&current-rate=5.5&erc=1.5&costs=500 |
      Plan/blank.html                       | all  | /plan                                                                                                   |
      Plan/answered.html                    | all  | /plan?\(debts)                                                                                          |
      Plan/never.html                       | all  | /plan?balance-1=900&apr-1=39.9&balance-2=3500&apr-2=24.9&minimum-1=20&minimum-2=10&budget=40            |
      Plan/wrong.diff                       | all  | /plan?balance-1=lots&apr-1=&name-2=x&promo-apr-2=3&kind-2=loan&lump-1=5&order=own&due-day-1=40          | /plan
      StudentLoan/blank.html                | none | /student-loan                                                                                           |
      StudentLoan/half-of-the-interest.html | none | /student-loan?principal=30000&apr=5&proportion=50                                                       |
      StudentLoan/schedule.html             | none | /student-loan/schedule?principal=1000&apr=6&payment=50&proportion=50                                    |
      StudentLoan/mathematics.html          | none | /student-loan/mathematics?principal=30000&apr=5&proportion=50&previous=280                              |
      StudentLoan/wrong.diff                | none | /student-loan?principal=lots&apr=100&previous=x                                                         | /student-loan
      StudentLoan/ten-years.diff            | none | /student-loan?principal=30000&apr=5                                                                     | /student-loan?principal=30000&apr=5&proportion=50
      StudentLoanUK/blank.html              | all  | /student-loan/uk                                                                                        |
      StudentLoanUK/answered.html           | all  | /student-loan/uk?income=36000&plan=2&tax-year=2026-27&due=2021&balance=45000&rate=6.2&plan=postgraduate |
      """))
  func `looks as approved`(row: Row) throws {
    func page(_ column: String) throws -> String {
      let text = try TestSite.get(row[column]).text
      return row["rows"] == "all" ? text : text.withoutRows
    }
    if (row["from"] as String).isEmpty {
      expectApprovedMain(of: try page("page"), as: row["file"])
    } else {
      expectApprovedDifference(of: try page("page"), from: try page("from"), as: row["file"])
    }
  }
}
