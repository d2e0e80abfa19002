extension CreditCardForm {
  /// The form on the day of the test site.
  init(_ submission: Submission) throws {
    try self.init(submission, today: #require(TestSite.today))
  }
}
