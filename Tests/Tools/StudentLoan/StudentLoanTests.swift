/// Requests in, answers out.
@Suite struct StudentLoanTests {
  @Test func `gives programs the example of the contract`() throws {
    let text = try TestSite.get("/student-loan.json?principal=30000&apr=5&proportion=50").text
    #expect(
      text.hasPrefix(
        """
        {"currency":"USD","monthlyRate":"0.004166666666666667","absoluteMinimum":"62.51",\
        "tenYearMinimum":"282.81","payment":"282.81","count":121,"years":10,"months":1,\
        "finalPayment":"3937.19","outstandingInterest":"3937.17","balanceBeforeFinal":"0.02",\
        "total":"37874.39","special":null,"savings":{"absolute":"248057.79","tenYear":"309.10"},\
        "change":null,"increment":"1000.00","baselines":{\
        "absolute":{"payment":"125.01","count":2288,"total":"285932.18"},\
        "tenYear":{"payment":"318.20","count":120,"total":"38183.49"}},"goals":[
        """))
    #expect(
      text.contains(
        """
        "schedule":[{"month":1,"balance":"30000.00",\
        "interestOwed":"125.00","interestPaid":"62.50","principalPaid":"220.31",\
        "payment":"282.81","closing":"29779.69","outstanding":"62.50"},
        """))
    #expect(
      text.hasSuffix(
        """
        {"month":121,"balance":"0.02","interestOwed":"0.00","interestPaid":"3937.17",\
        "principalPaid":"0.02","payment":"3937.19","closing":"0.00","outstanding":"0.00"}]}
        """))
  }

  /// By the same recurrence in whole cents and exact fractions, worked out apart.
  @Test func `answers to the cent for a loan with cents`() throws {
    let response = try TestSite.get("/student-loan.json?principal=28000.55&apr=5.5").text
    #expect(
      response.contains(
        #""payment":"303.88","count":120,"years":10,"months":0,"finalPayment":"303.81""#))
    #expect(response.contains(#""total":"36465.53""#))
    #expect(response.contains(#""increment":"1000.00","#))
    #expect(response.contains(#""schedule":[{"month":1,"balance":"28000.55""#))
  }

  /// The ten-year payment is $318.20; what a little more saves was worked out apart, month by month
  /// in whole cents and exact fractions.
  @Test func `tells programs what a little more than the ten-year payment saves`() throws {
    let response = try TestSite.get("/student-loan.json?principal=30000&apr=5").text
    #expect(
      response.contains(
        """
        "goals":[{"extra":"25.00","payment":"343.20","count":109,"saved":"801.17"},\
        {"extra":"50.00","payment":"368.20","count":100,"saved":"1457.11"},\
        {"extra":"100.00","payment":"418.20","count":86,"saved":"2467.91"}]
        """))
  }

  @Test(arguments: ["", "&baseline=absolute", "&baseline=ten-year"])
  func `programs are told both savings, whatever the page compares with`(
    baseline: String
  ) throws {
    let text = try TestSite.get("/student-loan.json?principal=30000&apr=5&payment=350\(baseline)")
      .text
    #expect(text.contains(#""savings":{"absolute":"248740.82","tenYear":"992.13"}"#))
  }

  @Test(arguments: [
    ("1000", "6", "100", "2000", #""special":{"kind":"refunded","amount":"995.00"}"#),
    ("1000", "6", "0", "1000", #""special":{"kind":"payExtra","amount":"5.00"}"#),
    ("1000", "6", "100", "1005", #""special":null"#),
  ])
  func `says what becomes of one payment`(
    principal: String, apr: String, proportion: String, payment: String, special: String
  ) throws {
    let text = try TestSite.get(
      "/student-loan.json?principal=\(principal)&apr=\(apr)&proportion=\(proportion)&payment=\(payment)"
    ).text
    #expect(text.contains(special))
  }

  /// As much as 350 a month saves against the ten-year payment of 318.20.
  @Test(arguments: [
    ("350", "318.20", "up", "992.13"), ("318.20", "350", "down", "992.13"),
    ("350", "350", "same", "0.00"),
  ])
  func `says how savings changed since the payment before`(
    payment: String, previous: String, direction: String, amount: String
  ) throws {
    let text = try TestSite.get(
      "/student-loan.json?principal=30000&apr=5&payment=\(payment)&previous=\(previous)"
    ).text
    #expect(text.contains(#""change":{"direction":"\#(direction)","amount":"\#(amount)"}"#))
  }

  @Test func `a payment before that would never have cleared it changes nothing`() throws {
    let text = try TestSite.get("/student-loan.json?principal=30000&apr=5&previous=1").text
    #expect(text.contains(#""change":null"#))
  }

  @Test func `pays the absolute minimum where the ten-year one is less`() throws {
    let text = try TestSite.get("/student-loan.json?principal=600&apr=99.99").text
    #expect(text.contains(#""absoluteMinimum":"50.01","tenYearMinimum":"50.00","payment":"50.01""#))
    #expect(text.contains(#""savings":{"absolute":"0.00","tenYear":"0.00"}"#))
  }

  @Test func `lists 1,200 months and counts all of them`() throws {
    let text = try TestSite.get("/student-loan.json?principal=30000&apr=0&payment=0.01").text
    #expect(text.contains(#""count":3000000,"years":250000,"months":0,"finalPayment":"0.01""#))
    #expect(text.matches(of: /"month":/).count == 1_200)
    #expect(text.hasSuffix(#"],"scheduleTruncated":true}"#))
    let csv = try TestSite.get("/student-loan.csv?principal=30000&apr=0&payment=0.01").text
    #expect(csv.split(separator: "\r\n").count == 1_201)
    let whole = try TestSite.get("/student-loan.json?principal=1200&apr=0&payment=1").text
    #expect(whole.contains(#""count":1200,"#) && !whole.contains("scheduleTruncated"))
  }

  @Test func `gives a table to save`() throws {
    let response = try TestSite.get(
      "/student-loan.csv?principal=1000&apr=6&proportion=50&payment=1002.49")
    #expect(response.headers["Content-Type"] == "text/csv; charset=utf-8")
    #expect(
      response.headers["Content-Disposition"] == """
        attachment; filename="student-loan-1000-at-6-percent-1002-49-a-month.csv"
        """)
    #expect(
      response.text == """
        Month,Balance,Interest owed,Interest paid,Principal paid,Payment,Closing balance,\
        Outstanding interest\r
        1,1000.00,5.00,2.50,999.99,1002.49,0.01,2.50\r
        2,0.01,0.00,2.50,0.01,2.51,0.00,0.00\r

        """)
  }

  @Test func `an answer too large to hold is a mistake of the loan`() throws {
    let response = try TestSite.get(
      "/student-loan.json?principal=99999999&apr=99.99&proportion=0&payment=0.001&currency=BHD")
    #expect(response.status == 422)
    #expect(
      response.text.contains(
        #"{"field":"principal","message":"Loan must be smaller: the answer is too large to work out"}"#
      ))
  }

  @Test func `works in currencies of no and of three decimals`() throws {
    let yen = try TestSite.get("/student-loan.json?principal=3000000&apr=5&currency=JPY").text
    #expect(yen.contains(#""absoluteMinimum":"12501""#))
    let dinar = try TestSite.get("/student-loan.json?principal=3000&apr=5&currency=BHD").text
    #expect(dinar.contains(#""absoluteMinimum":"12.501""#))
  }
}
