package import Finance
package import Forms
package import PlanFormulas

/// The debts of a plan, each with fields of its own.
package struct PlanDebtsQuestion: Question {
  package let name = "debts"

  /// The fields of all debts that there can be.
  static let fields = (1...PlanDebtFields.most).map(PlanDebtFields.init)

  /// Only those of debt 1 are always required: other debts are there when they are filled in.
  package var parameters: [FormParameter] {
    Self.fields.flatMap { debt in
      debt.questions.parameters.map { parameter in
        FormParameter(
          parameter.name, parameter.words, parameter.format,
          isRequired: parameter.isRequired && debt.number == 1, usual: parameter.usual)
      }
    }
  }

  package func answer(in reading: inout FormReading) throws(InvalidForm) -> [PlanDebtAnswers] {
    let submission = reading.submission
    let there = Self.fields.filter { $0.isThere(in: submission) }
    let mistakes = there.flatMap { reading.mistakes(in: $0.questions) }
    guard mistakes.isEmpty else { throw InvalidForm(errors: mistakes) }
    var debts: [PlanDebtAnswers] = []
    for fields in there { debts.append(try PlanDebtAnswers(fields, &reading)) }
    return debts
  }

  /// The numbers of the debts in a submission, right or wrong.
  static func numbers(in submission: Submission) -> [Int] {
    fields.filter { $0.isThere(in: submission) }.map(\.number)
  }
}

/// The answers about one debt, all of them right.
package struct PlanDebtAnswers: Sendable {
  let number: Int
  let name: String?
  let balance: Money
  let apr: Percentage
  let kind: PlanDebtKind
  let rule: MinimumPreset?
  let minimum: Money?
  let promotionMonths: Int
  let promotionAPR: Percentage
  let spend: Money
  let basis: InterestBasis?
  let dueDay: Int?

  fileprivate init(_ fields: PlanDebtFields, _ reading: inout FormReading) throws(InvalidForm) {
    number = fields.number
    let name = try reading.answer(to: fields.name)
    self.name = name?.isEmpty == false ? name : nil
    balance = try reading.answer(to: fields.balance)
    apr = try reading.answer(to: fields.apr)
    kind = try reading.answer(to: fields.kind)
    rule = try reading.answer(to: fields.rule)
    minimum = try reading.answer(to: fields.minimum)
    promotionMonths = try reading.answer(to: fields.promotionMonths) ?? 0
    promotionAPR = try reading.answer(to: fields.promotionAPR) ?? .zero
    spend = try reading.answer(to: fields.spend)
    basis = try reading.answer(to: fields.basis)
    dueDay = try reading.answer(to: fields.dueDay)
  }
}

/// The one-off payments of a plan.
package struct PlanLumpsQuestion: Question {
  package let name = "lumps"

  /// The fields of all one-offs that there can be.
  package static let fields = (1...5).map(PlanLumpFields.init)

  package var parameters: [FormParameter] { Self.fields.flatMap { $0.questions.parameters } }

  package func answer(in reading: inout FormReading) throws(InvalidForm) -> [PlanLumpAnswers] {
    let mistakes = Self.fields.flatMap { reading.mistakes(in: $0.questions) }
    guard mistakes.isEmpty else { throw InvalidForm(errors: mistakes) }
    return Self.fields.compactMap { fields in
      guard let amount = reading[fields.amount] ?? nil,
        let month = reading[fields.month] ?? nil
      else { return nil }
      return PlanLumpAnswers(amount: amount, month: month)
    }
  }
}

/// A one-off payment with its month.
package struct PlanLumpAnswers: Sendable {
  let amount: Money
  let month: Int

  /// The one-off for the formulas.
  package var lump: PlanLump { PlanLump(amount: amount, month: month) }
}

/// The two questions about a one-off payment.
package struct PlanLumpFields: Sendable {
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
      subject: "One-off payment \(number)", answer: Reader<Money>.money.optional)
    self.amount = amount
    let months = Reader<Int>.whole(1...LongestRepayment.months)
    month = Self.month(number, months.optional).adapted { reading in
      guard let answer = reading[amount] else { return Self.month(number, months.optional) }
      return Self.month(
        number,
        answer == nil ? months.optional.ignored { _ in nil } : months.optional(unless: true))
    }
  }

  /// Both questions, in page order.
  package var questions: [any Question] { [amount, month] }

  /// The question for the month; without an amount, it counts for nothing, whatever it is.
  private static func month(_ number: Int, _ answer: Reader<Int?>) -> Field<Int?> {
    Field(
      "lump-month-\(number)", question: "In how many months?", hint: "1 is next month",
      missing: "Enter in how many months you make one-off payment \(number)",
      subject: "Month of one-off payment \(number)",
      described: "The month of one-off payment \(number), 1 for next month",
      answer: answer)
  }
}
