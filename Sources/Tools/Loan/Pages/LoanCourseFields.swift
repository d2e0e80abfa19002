package import LoanFormulas

/// The two questions about a later rate of a loan.
package struct LoanRateFields: RepeatedEntry {
  /// The number of the rate, from 2.
  package let number: Int
  package let rate: Field<Percentage>
  /// The number of the payment from which the rate counts.
  package let from: Field<Int>

  init(_ number: Int) {
    self.number = number
    let ordinal = Self.ordinals[number - 2]
    rate = Field(
      "rate-\(number)", question: "The \(ordinal) rate (optional)",
      missing: "Enter the \(ordinal) rate",
      subject: "The \(ordinal) rate", described: "The \(ordinal) yearly rate",
      reader: .percentage(upTo: .mostAPR))
    from = Self.from(number, upTo: PaymentFrequency.weekly.mostPayments).adapted { reading in
      let payments = reading[LoanForm.duration]?.payments ?? 0
      return Self.from(
        number,
        upTo: payments > 0 ? payments : reading.valueOrUsual(LoanForm.frequency).mostPayments
      ).checked { from, reading in
        Self.objection(to: from, of: number, in: &reading)
      }
    }
  }

  package var questions: [any Question] { [rate, from] }

  package func isThere(in submission: Submission) -> Bool {
    questions.names.contains { submission.typed($0) != nil }
  }

  private static let ordinals = ["second", "third", "fourth", "fifth", "sixth"]

  private static func from(_ number: Int, upTo payments: Int) -> Field<Int> {
    let ordinal = ordinals[number - 2]
    return Field(
      "from-\(number)", question: "The \(ordinal) rate begins with payment number",
      missing: "Enter the number of the payment with which the \(ordinal) rate begins",
      subject: "First payment of the \(ordinal) rate",
      described: "The number of the payment from which the \(ordinal) rate counts",
      reader: Reader<Int>.whole(2...max(payments, 2)).showing("\(number * 6 - 5)"))
  }

  /// The message about a payment that comes too late, or not after those of the rates before.
  private static func objection(
    to from: Int, of number: Int, in reading: inout FormReading
  ) -> String? {
    if reading[LoanForm.duration]?.payments == 1 {
      return "A loan with a single payment has no later rate"
    }
    for earlier in LoanForm.laterRates.entries(in: reading.submission).reversed()
    where earlier.number < number {
      guard let other = reading[earlier.from], other >= from else { continue }
      return """
        The \(ordinals[number - 2]) rate must begin after the \(ordinals[earlier.number - 2]) rate, \
        which begins with payment \(other)
        """
    }
    return nil
  }
}

/// The question how long a loan lasts: the term, or the time that a payment takes in its place.
package struct LoanDurationQuestion: Question {
  package let name = "duration"

  package var parameters: [FormParameter] { LoanForm.term.parameters }

  /// Reads the term if no payment was typed; else the payment, with what its time depends on.
  ///
  /// - Throws: The mistakes in the term; none where the time follows from an answer that is wrong.
  package func value(in reading: inout FormReading) throws(InvalidForm) -> LoanDuration {
    guard reading.submission.typed(LoanForm.payment.name) != nil else {
      let term = try reading.value(of: LoanForm.term)
      return LoanDuration(over: term, paid: reading.valueOrUsual(LoanForm.frequency))
    }
    _ = try reading.values(of: [LoanForm.term.years, LoanForm.term.months])
    guard let payment = reading[LoanForm.payment] ?? nil, let amount = reading[LoanForm.amount],
      let downPayment = reading[LoanForm.downPayment], let rate = reading[LoanForm.rate],
      let interestOnly = reading[LoanForm.interestOnly], let balloon = reading[LoanForm.balloon]
    else { throw InvalidForm(errors: []) }
    do throws(MoneyOverflow) {
      return try LoanDuration(
        paying: payment, off: amount - downPayment, at: rate,
        reading.valueOrUsual(LoanForm.frequency),
        LoanCourse(interestOnly: interestOnly, balloon: balloon))
    } catch {
      throw InvalidForm(errors: [LoanForm.tooLarge])
    }
  }
}

extension LoanForm {
  /// The questions about what else may be agreed; they are folded on the page.
  package static let courseQuestions: [any Question] = [payment, laterRates, interestOnly, balloon]

  package static let duration = LoanDurationQuestion()

  package static let payment = Field(
    "payment", question: "What you pay each time, in place of years and months",
    subject: "What you pay each time",
    reader: Reader<Money>.money.optional
  ).checked { payment, reading in
    guard payment != nil else { return nil }
    if reading.valueOrUsual(kind) == .interestOnly {
      return "Enter how long an interest-only loan is for, and leave what you pay blank"
    }
    let term = (reading[LoanForm.term.years] ?? nil)?.months ?? 0
    guard term + ((reading[LoanForm.term.months] ?? nil) ?? 0) > 0 else { return nil }
    return "Enter how long the loan is for or what you pay each time, and leave the other blank"
  }

  package static let laterRates = Repeated("rates", of: (2...6).map(LoanRateFields.init))

  package static let interestOnly = interestOnly(upTo: PaymentFrequency.weekly.mostPayments)
    .adapted { reading in
      let most = reading.valueOrUsual(frequency).mostPayments
      guard reading.submission.typed(payment.name) == nil, let term = reading[LoanForm.term] else {
        return interestOnly(upTo: most)
      }
      return interestOnly(upTo: reading.valueOrUsual(frequency).payments(in: term))
    }

  private static func interestOnly(upTo payments: Int) -> Field<Int> {
    Field(
      "interest-only", question: "How many of the first payments are interest alone?",
      subject: "Payments of interest alone",
      reader: Reader<Int>.whole(0...payments, otherwise: 0))
  }

  package static let balloon = Field(
    "balloon", question: "Lump sum left for the last payment, or balloon",
    subject: "Lump sum at the end", reader: .moneyOrZero.otherwise { .zero($0) }
  ).checked { balloon, reading in
    guard !balloon.isZero, let amount = reading[amount], let down = reading[downPayment],
      down < amount, balloon > amount - down
    else { return nil }
    return "Lump sum at the end must be \((amount - down).short) or less, which is the loan"
  }
}

extension PaymentFrequency {
  /// The number of payments of the longest loan.
  var mostPayments: Int { payments(in: Term(months: LoanTerms.mostMonths)) }
}
