package import PlanFormulas

/// The two questions about a one-off payment.
package struct PlanOneOffFields: RepeatedEntry {
  /// The number of the one-off, from 1.
  package let number: Int
  /// The amount; nil for none.
  package let amount: Field<Money?>
  /// The month in which it is paid; nil without an amount.
  package let month: Field<Int?>

  init(_ number: Int) {
    self.number = number
    let amount = Field(
      "lump-\(number)", question: "One-off payment", hint: "A bonus, a refund, something you sell",
      subject: "One-off payment \(number)", reader: Reader<Money>.money.optional)
    self.amount = amount
    let months = Reader<Int>.months(1...LongestRepayment.months)
      .instructing("Enter a number of months for one-off payment \(number), like 18")
    month = Self.month(number, months.optional).adapted { reading in
      guard let result = reading[amount] else { return Self.month(number, months.optional) }
      return Self.month(
        number,
        result == nil ? months.optional.ignored { _ in nil } : months.optional(unless: true))
    }
  }

  package var questions: [any Question] { [amount, month] }

  package func isThere(in submission: Submission) -> Bool { true }

  /// The question for the month; without an amount, it counts for nothing, whatever it is.
  private static func month(_ number: Int, _ reader: Reader<Int?>) -> Field<Int?> {
    Field(
      "lump-month-\(number)", question: "When?",
      missing: "Choose when you’ll make one-off payment \(number)",
      subject: "Month of one-off payment \(number)",
      described: "The month of one-off payment \(number), 1 for next month",
      reader: reader)
  }
}

extension EntryValues<PlanOneOffFields> {
  /// The one-off for the formulas; nil where there is none.
  package var oneOff: PlanOneOff? {
    guard let amount = self.amount, let month = self.month else { return nil }
    return PlanOneOff(amount: amount, month: month)
  }
}
