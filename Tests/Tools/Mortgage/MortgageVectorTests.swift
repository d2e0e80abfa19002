/// Worked figures, those that banks, brokers and calculators published among them, as programs ask for
/// them.
@Suite struct MortgageVectorTests {
  private static let home = "amount=200000&rate=4.5&years=25"
  private static let fixed = "\(home)&fix-months=24&next-rate=7.49"
  private static let deals =
    "amount=180000&years=20&rate-1=4.29&fix-months-1=24&fee-1=999&rate-2=4.49&fix-months-2=24"
  private static let leaving =
    "amount=200000&years=22&rate-1=4.5&fee-1=999&current-rate=5.5&erc=1.5&costs=500"

  /// A mortgage starts on 1 January 2027.
  private static let figures = Row.table(
    """
    id    | query                                                                                    | figure                    | value
    m-01a | amount=50000&rate=4.5&years=20&fix-months=24&erc=5&lump-sum=8000&lump-sum-payment=1      | /erc/free                 | 5000.00
    m-01b | amount=50000&rate=4.5&years=20&fix-months=24&erc=5&lump-sum=8000&lump-sum-payment=1      | /schedule/0/charge        | 150.00
    m-02  | amount=200000&rate=4.5&years=25&fix-months=24&erc=1                                      | /erc/breakEvenMonths      | 3
    m-03a | amount=200000&rate=4.5&years=25&fix-months=24&erc=3                                      | /erc/breakEvenMonths      | 8
    m-03b | amount=200000&rate=4.5&years=25&fix-months=24&erc=3                                      | /erc/cheapest             | 1
    m-05a | amount=200000&rate=4.5&years=25&extra=100                                                | /payment                  | 1111.66
    m-05b | amount=200000&rate=4.5&years=25&extra=100                                                | /shorten/saved/interest   | 21142.01
    m-05c | amount=200000&rate=4.5&years=25&extra=100                                                | /shorten/saved/payments   | 42
    m-06a | amount=200000&rate=4.5&years=25&extra=200                                                | /shorten/saved/interest   | 36281.11
    m-06b | amount=200000&rate=4.5&years=25&extra=200                                                | /shorten/saved/payments   | 73
    m-08a | amount=250000&rate=5&years=25&extra=100                                                  | /payment                  | 1461.48
    m-08b | amount=250000&rate=5&years=25&extra=100                                                  | /shorten/saved/payments   | 35
    m-08c | amount=250000&rate=5&years=25&extra=100                                                  | /shorten/saved/interest   | 25381.65
    m-10e | amount=200000&rate=4.5&years=25&fix-months=24&next-rate=7.49                             | /plain/lastPayment        | 1451.27
    m-16a | amount=200000&rate=4.5&years=25&savings=20000                                            | /shorten/payments         | 268
    m-16b | amount=200000&rate=4.5&years=25&savings=20000                                            | /shorten/totalInterest    | 97531.87
    m-18a | amount=200000&rate=4.5&years=25&interest=daily                                           | /payment                  | 1111.66
    m-18b | amount=200000&rate=4.5&years=25&interest=daily                                           | /schedule/0/interest      | 764.38
    m-18c | amount=200000&rate=4.5&years=25&interest=daily                                           | /schedule/1/interest      | 689.21
    m-18d | amount=200000&rate=4.5&years=25&interest=daily                                           | /schedule/2/interest      | 761.44
    m-18e | amount=200000&rate=4.5&years=25&interest=daily                                           | /plain/totalInterest      | 133649.63
    m-18f | amount=200000&rate=4.5&years=25&interest=daily                                           | /plain/lastPayment        | 1263.29
    m-20  | amount=200000&rate=5&years=30                                                            | /payment                  | 1073.64
    m-21a | amount=255000&rate=2.74&years=35&fix-months=36&next-rate=4.2                             | /payment                  | 944.74
    m-21b | amount=255000&rate=2.74&years=35&fix-months=36&next-rate=4.2                             | /fix/payment              | 1144.01
    m-22a | amount=104500&rate=3.64&years=25&fix-months=36&next-rate=4.2                             | /payment                  | 531.03
    m-22b | amount=104500&rate=3.64&years=25&fix-months=36&next-rate=4.2                             | /fix/payment              | 559.89
    m-23a | amount=180000&fee=600&fee-added=yes&rate=1.94&years=35&fix-months=36&next-rate=4.2       | /payment                  | 592.71
    m-23b | amount=180000&fee=600&fee-added=yes&rate=1.94&years=35&fix-months=36&next-rate=4.2       | /fix/payment              | 803.04
    m-24a | amount=250000&rate=6.59&years=35&fix-months=24&next-rate=11                              | /payment                  | 1525.87
    m-24b | amount=250000&rate=6.59&years=35&fix-months=24&next-rate=11                              | /fix/payment              | 2318.30
    m-24c | amount=250000&rate=6.59&years=35&fix-months=24&next-rate=11                              | /plain/totalInterest      | 704672.88
    m-30  | amount=100000&rate=4.5&years=20&fix-months=24&erc=3                                      | /erc/free                 | 10000.00
    """)

  private static func json(_ path: String) throws -> JSONValue {
    try TestSite.get(path).json
  }

  @Test(arguments: figures)
  func `works out a worked figure to the penny`(row: Row) throws {
    let answer = try Self.json("/mortgage.json?\(row["query"])&start=2027-01-01")
    let figure = answer[at: row["figure"]]
    #expect(figure?.string ?? figure?.number == row["value"])
  }

  /// The example of a fix, a lump sum and a charge, as it was promised to programs.
  @Test(arguments: [
    (
      "",
      #"{"currency":"GBP","loan":"200000.00","principal":"200000.00","loanToValue":null,"months":300,"payment":"1111.66","effect":"term","fix":{"months":24,"date":"2029-01-01","owed":"190935.36","rate":"7.49","payment":"1452.55"},"plain":{"payments":300,"payoffDate":"2052-01-01","totalInterest":"227582.36","#
    ),
    (
      "",
      #""shorten":{"payments":209,"payoffDate":"2044-06-01","totalInterest":"124550.89","totalExtra":"30000.00","charges":"300.00","totalPaid":"324850.89","lastPayment":"601.85","owedAtFixEnd":"158844.48","paymentAfterFix":"1452.55","paymentAfterYear":"1111.66","saved":{"payments":91,"interest":"103031.47","net":"102731.47"}},"lower":{"payments":300,"#
    ),
    ("", #""totalInterest":"193748.31","#),
    (
      "",
      #""owedAtFixEnd":"161977.80","paymentAfterFix":"1232.25","paymentAfterYear":"943.07","saved":{"payments":0,"interest":"33834.05","net":"33534.05"}},"erc":{"percents":["3"],"now":"3","base":"200000.00","free":"20000.00","left":"20000.00","breakEvenMonths":8,"moments":[{"payment":1,"date":"2027-02-01","percent":"3","cost":"30.00"},{"payment":12,"date":"2028-01-01","percent":"0","cost":"42.03"},{"payment":25,"date":"2029-02-01","percent":"0","cost":"93.99"}],"cheapest":1},"stress":[{"points":1,"rate":"5.5","payment":"1228.17","nextRate":"8.49","nextPayment":"1576.03"},"#
    ),
    (
      "",
      #"{"number":6,"date":"2027-07-01","rate":"4.5","opening":"198178.08","scheduled":"1111.66","extra":"30000.00","charge":"300.00","total":"31111.66","principal":"30368.49","interest":"743.17","closing":"167809.59","cumulativeInterest":"4479.55"}"#
    ),
    ("&effect=payment", #","opening":"167809.59","scheduled":"943.07","#),
    ("&deposit=50000", #""loan":"150000.00","principal":"150000.00","loanToValue":"75","#),
  ])
  func `answers programs as they are told`(more: String, part: String) throws {
    let asked = "\(Self.fixed)&lump-sum=30000&lump-sum-payment=6&erc=3&start=2027-01-01\(more)"
    let text = try TestSite.get("/mortgage.json?\(asked)").text
    #expect(text.contains(part))
  }

  @Test func `answers programs about deals as they are told`() throws {
    #expect(
      try TestSite.get("/mortgage/deals.json?\(Self.deals)").text
        == #"{"currency":"GBP","loan":"180000.00","months":240,"over":24,"deals":[{"number":1,"name":null,"rate":"4.29","payment":"1118.47","nextPayment":null,"paid":"26843.28","fee":"999.00","feeAdded":false,"cashback":"0.00","owed":"168119.55","total":"195961.83","more":"290.73"},{"number":2,"name":null,"rate":"4.49","payment":"1137.80","nextPayment":null,"paid":"27307.20","fee":"0.00","feeAdded":false,"cashback":"0.00","owed":"168363.90","total":"195671.10","more":"0.00"}],"best":2,"leave":null}"#
    )
    #expect(
      try TestSite.get("/mortgage/deals.json?\(Self.leaving)").text.contains(
        #""leave":{"erc":"3000.00","costs":"500.00","stay":{"payment":"1307.70","nextPayment":null,"paid":"345231.94","owed":"0.00","total":"345231.94"},"deals":[{"number":1,"upFront":"4499.00","months":28,"byPayments":40,"saved":"25312.63"}]}"#
      ))
  }

  /// Without a fix, a fee, interest by the day and savings, the figures are those of a loan.
  @Test(arguments: [
    "", "&extra=150", "&extra-yearly=1000&extra-yearly-month=3&lump-sum=500&lump-sum-payment=7",
  ])
  func `a mortgage without a fix is a loan`(extras: String) throws {
    let asked = "amount=180000&rate=4.25&years=27&months=5\(extras)&start=2027-01-31"
    let (loan, ours) = (
      try Self.json("/loan.json?\(asked)"), try Self.json("/mortgage.json?\(asked)")
    )
    #expect(loan["payment"]?.string == ours["payment"]?.string)
    for member in ["totalInterest", "totalExtra", "lastPayment", "payoffDate"] {
      #expect(loan[member]?.string == ours["shorten"]?[member]?.string, "\(member)")
    }
    #expect(loan["saved"]?["interest"]?.string == ours["shorten"]?["saved"]?["interest"]?.string)
    #expect(ours["fix"]?.isNull == true && ours["erc"]?.isNull == true)
    #expect(ours["shorten"]?["paymentAfterFix"]?.isNull == true)
    #expect(ours["stress"]?.array?.first?["nextRate"]?.isNull == true)
  }
}
