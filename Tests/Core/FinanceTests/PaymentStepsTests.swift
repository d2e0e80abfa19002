@Suite struct PaymentStepsTests {
  @Test(
    arguments: [
      ("55", "10", "50", "60"), ("54.60", "10", "50", "55"), ("124", "84", "120", "130"),
      ("9", "5", "8", "10"), ("55", "54.60", "54.60", "60"), ("600", "10", "550", "650"),
      ("1000", "10", "900", "1100"), ("40", "54.60", nil, "54.60"), ("54.60", "54.60", nil, "55"),
    ] as [(String, String, String?, String)])
  func `move to the next round payment, never below the minimum`(
    payment: String, minimum: String, less: String?, more: String
  ) throws {
    let steps = PaymentSteps(
      try TypedAmount.read(payment, as: .gbp).money,
      atLeast: try TypedAmount.read(minimum, as: .gbp).money)
    #expect(try steps.less == less.map { try TypedAmount.read($0, as: .gbp).money })
    #expect(try steps.more == TypedAmount.read(more, as: .gbp).money)
  }

  @Test func `no step leads to more than a field takes`() {
    let steps = PaymentSteps(.most(.gbp), atLeast: .pounds(10))
    #expect(steps.more == nil)
    #expect(steps.less == .pounds(95_000_000))
  }
}
