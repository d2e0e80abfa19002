extension Money {
  static func dollars(_ text: String) throws -> Money {
    try #require(Money(plain: text, .usd))
  }
}

extension StudentLoanTerms {
  static func of(
    _ principal: Int64, apr: String, isCompounded: Bool = false, proportion: Int32
  ) throws -> StudentLoanTerms {
    let apr = try #require(Percentage(plain: apr))
    return StudentLoanTerms(
      principal: try .units(principal, .usd),
      monthlyRate: isCompounded ? try .compoundedDaily(apr) : .nominal(apr),
      proportion: Percentage(proportion))
  }
}
