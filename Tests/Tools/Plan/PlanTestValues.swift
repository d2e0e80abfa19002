import PlanPages

extension PlanTerms {
  /// The plan of a query, with this budget unless the query has one.
  init(query: String, budget: String) throws {
    let fields = try FormDecoding.submission(from: "\(query)&budget=\(budget)".utf8)
    self = try PlanForm(fields, today: #require(TestSite.today)).terms
  }
}

extension PlanOutcome {
  /// An outcome of a table of figures, with all that is bought.
  static func cleared(_ months: Int, _ interest: String, paid: String) throws -> PlanOutcome {
    .cleared(months: months, interest: try .typed(interest), paid: try .typed(paid))
  }
}
