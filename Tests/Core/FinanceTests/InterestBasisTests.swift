@Suite struct InterestBasisTests {
  /// 24% divided by 12, and the twelfth root of 1.24 by an independent program.
  @Test(arguments: [
    (InterestBasis.nominal, "0.020000000000000"), (.effective, "0.018087582483511"),
  ])
  func `turns a yearly rate into a monthly one`(basis: InterestBasis, rate: String) throws {
    #expect(try basis.monthlyRate(Percentage(24)).decimal(places: 15) == rate)
  }
}
