extension Repayment {
  /// How long a debt takes to pay off and what that costs, for a card of a report.
  package var printedFacts: [PDFReport.Fact] {
    [
      .init("Paid off in", term.words), .init("Interest", interest.formatted),
      .init("You pay in all", paid.formatted), .init("First payment", firstPayment.formatted),
      .init("Last payment", lastPayment.formatted),
    ]
  }
}
