/// Stretches of months taken at once, against the same months taken one by one.
@Suite struct StudentLoanCourseTests {
  struct Loan {
    let principal: Int64
    let apr: Int64
    let proportion: Int32
    let aboveMinimum: Int64

    func check() throws {
      let terms = StudentLoanTerms(
        principal: .whole(Int32(principal), .usd),
        monthlyRate: .nominal(Percentage(tenThousandths: apr * 100)),
        proportion: Percentage(proportion))
      let payment = try terms.absoluteMinimum + Money(minorUnits: aboveMinimum, .usd)
      let repayment = try #require(
        try StudentLoanRepayment(of: terms, paying: payment, listing: 50))
      let slow = StudentLoanReference(
        principal: Int128(principal) * 100, apr: Int128(apr), proportion: Int128(proportion),
        payment: Int128(payment.minorUnits))
      let words: Comment = "\(self)"
      #expect(repayment.count == slow.count, words)
      #expect(Int128(repayment.balanceBeforeFinal.minorUnits) == slow.balanceBeforeFinal, words)
      #expect(Int128(repayment.outstandingInterest.minorUnits) == slow.outstanding, words)
      #expect(Int128(repayment.finalPayment.minorUnits) == slow.finalPayment, words)
      #expect(Int128(repayment.total.minorUnits) == slow.total, words)
      #expect(slow.principalPaid == Int128(principal) * 100, words)
      try checkLines(of: repayment)
    }

    /// Every listed line adds up and leads to the next, and the last lines lead to the end.
    func checkLines(of repayment: StudentLoanRepayment) throws {
      for lines in [repayment.months, repayment.lastMonths] {
        for (line, next) in zip(lines, lines.dropFirst()) {
          #expect(line.paid.closing == next.paid.opening && line.number + 1 == next.number)
        }
        for line in lines {
          #expect(line.paid.principal + line.paid.interest == line.paid.payment)
        }
      }
      let last = try #require(repayment.lastMonths.last)
      #expect(last.number == repayment.count)
      #expect(last.paid.payment == repayment.finalPayment)
      #expect(last.paid.closing.isZero && last.outstanding.isZero)
      #expect(
        repayment.lastMonths.count == min(repayment.count, StudentLoanRepayment.lastMonthsKept))
    }
  }

  /// Proportions of nothing, all, and next to both; rates and balances of every size.
  @Test func `agrees with the slow recurrence on thousands of loans`() throws {
    var random = SeededGenerator(seed: 5)
    for round in 0..<4_000 {
      let most: Int64 = [20, 200, 1_000, 5_000][round % 4]
      let ends: [Int32] = [0, 1, 99, 100, .random(in: 0...100, using: &random)]
      let rates: [Int64] = [
        .random(in: 0...9_999, using: &random), .random(in: 0...30, using: &random),
        .random(in: 100...1_000, using: &random),
      ]
      let principal = Int64.random(in: 1...most, using: &random)
      try Loan(
        principal: principal, apr: rates[round / 4 % 3], proportion: ends[round % 5],
        aboveMinimum: round % 7 == 0 ? 0 : .random(in: 0...(principal * 5), using: &random)
      ).check()
    }
  }

  /// 30 × 7 %/12 is 0.175, and half of it 0.0875; 6 % on 100 dollars is 0.50 to the half cent.
  @Test(arguments: [600, 700, 300, 1_200, 100, 1, 9_999], [1, 2, 30, 60, 101, 1_000])
  func `rounds half a cent up`(apr: Int64, principal: Int64) throws {
    for proportion: Int32 in [0, 1, 25, 50, 99, 100] {
      for above: Int64 in [0, 1, 13] {
        try Loan(
          principal: principal, apr: apr, proportion: proportion, aboveMinimum: above
        ).check()
      }
    }
  }

  /// Leaps of thousands of months, a few cents above the least payment of a large loan.
  @Test(arguments: [(5_000, 1, 10), (9_000, 3, 100), (4_000, 20, 1), (2_000, 0, 100)])
  func `agrees on long courses`(principal: Int64, apr: Int64, proportion: Int32) throws {
    for above: Int64 in [0, 1, 50] {
      try Loan(principal: principal, apr: apr, proportion: proportion, aboveMinimum: above).check()
    }
  }

  /// Interest of nothing leaves a plain division: 99,999,999 dollars by a cent each month.
  @Test func `counts the longest course exactly`() throws {
    let terms = try StudentLoanTerms.of(99_999_999, apr: "0", proportion: 100)
    let repayment = try #require(
      try StudentLoanRepayment(of: terms, paying: terms.absoluteMinimum, listing: 1_200))
    #expect(repayment.count == 9_999_999_900)
    #expect(repayment.finalPayment.plain == "0.01")
    #expect(repayment.total.plain == "99999999.00")
    #expect(repayment.months.count == 1_200)
    #expect(repayment.lastMonths.map(\.number) == Array(9_999_999_897...9_999_999_900))
  }

  /// Where no interest is paid, the balance falls by a cent a month, and the interest adds up.
  ///
  /// At 12 % a month's interest is a hundredth, and Σ half-up(b ÷ 100) for b from 1 to 100k is
  /// 50k² + k.
  @Test(arguments: [1, 7, 30_000, 99_999_999] as [Int128])
  func `sums the interest of the longest course exactly`(principal: Int128) throws {
    let terms = try StudentLoanTerms.of(Int64(principal), apr: "12", proportion: 0)
    let repayment = try #require(try StudentLoanRepayment(of: terms, paying: .dollars("0.01")))
    let sum = 50 * principal * principal + principal
    #expect(repayment.count == Int(principal) * 100)
    #expect(Int128(repayment.outstandingInterest.minorUnits) == sum)
    #expect(Int128(repayment.finalPayment.minorUnits) == sum + 1)
  }
}
