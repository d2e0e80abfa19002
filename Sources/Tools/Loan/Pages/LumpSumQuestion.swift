package import LoanFormulas

/// The question when a one-off extra is paid: by payment number, which takes precedence, or by
/// month.
package struct LumpSumQuestion: Question {
  package let name = "lump-sum-date"

  /// The number of the payment, from 1 to the number of payments of the loan.
  package let number: Field<Int?>

  private let dates: @Sendable (inout FormReading) -> PaymentDates?

  /// The question of a form that asks, or knows, how often and how long is paid.
  ///
  /// - Parameters:
  ///   - frequency: How often is paid.
  ///   - duration: How long is paid; nil when the answers it depends on are wrong.
  package init(
    _ frequency: @escaping @Sendable (inout FormReading) -> PaymentFrequency,
    lasting duration: @escaping @Sendable (inout FormReading) -> LoanDuration?
  ) {
    let dates = { @Sendable (reading: inout FormReading) -> PaymentDates? in
      guard let lasting = duration(&reading), lasting.payments > 0,
        let start = reading[LoanForm.start]
      else { return nil }
      return PaymentDates(frequency(&reading), count: lasting.payments, from: start)
    }
    self.dates = dates
    number = Self.number(upTo: PaymentFrequency.weekly.mostPayments, isNeeded: false)
      .adapted { reading in
        Self.number(
          upTo: dates(&reading)?.count ?? frequency(&reading).mostPayments,
          // An extra of nothing needs no day.
          isNeeded: reading[LoanForm.lumpSum]?.isZero == false)
      }
  }

  package static let month = MonthBoxes(
    LoanForm.lumpSum.name, question: "When do you pay it?", subject: "Date of the one-off payment")

  package var parameters: [FormParameter] {
    number.parameters + [
      FormParameter(
        Self.month.monthBox, "Or the month of the one-off payment, 1 to 12", .numberOfMonth),
      FormParameter(Self.month.yearBox, "Or its year", .year(in: LoanForm.years)),
    ]
  }

  /// The box for the number of the payment, where programs have sent one, and those for the month.
  package func html(_ state: FormState) -> HTML {
    """
    \(state.typed.typed(number.name).map { _ in state.textInput(number, width: .number) })
    \(state.monthInput(Self.month))
    """
  }

  /// Mistakes in a form as people see them, who are asked for a month and not for the number of a payment.
  package func asPeopleSee(_ errors: [FieldError], in reading: FormReading) -> [FieldError] {
    errors.map {
      $0.field == number.name && reading.submission.typed(number.name) == nil
        ? FieldError(field: Self.month.monthBox, message: $0.message) : $0
    }
  }

  private static func number(upTo most: Int, isNeeded: Bool) -> Field<Int?> {
    Field(
      "lump-sum-payment", question: "With which payment?",
      hint: "Counted from the first. We use it in place of a month and year",
      missing: "Enter when you make the one-off payment", subject: "Number of the payment",
      reader: Reader<Int>.whole(1...most).optional(unless: isNeeded))
  }

  package func value(in reading: inout FormReading) throws(InvalidForm) -> Int? {
    let isNumbered = reading.submission.typed(number.name) != nil
    guard !isNumbered, let day = try Self.month.date(in: &reading) else {
      return try reading.value(of: number)
    }
    return try dates(&reading).map { dates throws(InvalidForm) in
      try number(of: day, in: dates)
    }
  }

  private func number(of day: CalendarDate, in dates: PaymentDates) throws(InvalidForm) -> Int {
    guard let number = dates.firstPayment(inMonthOf: day) else {
      let (first, last) = (dates.date(ofPayment: 1), dates.date(ofPayment: dates.count))
      let rule = "must be between \(first.monthAndYear) and \(last.monthAndYear)"
      throw InvalidForm(errors: [Self.month.error(at: Self.month.yearBox, rule)])
    }
    return number
  }
}
