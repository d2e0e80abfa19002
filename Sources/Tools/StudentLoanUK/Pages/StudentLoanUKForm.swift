package import StudentLoanUKFormulas

/// The question by which plans a loan is repaid, each in a box of its own.
package struct RepaymentPlansQuestion: Question {
  package let name = "plan"

  static let question = "Which plan are you on?"

  /// One plan in one box, for forms on other sites.
  static let single = Field(
    "plan", question: "Your plan: 1, 2, 4, 5 or postgraduate", subject: "Plan",
    reader: Reader<RepaymentPlan>.choice)

  package var parameters: [FormParameter] {
    [
      FormParameter(
        name, "The plan, or one of several: sent again for each",
        .choice(RepaymentPlan.allCases.map(\.rawValue), example: RepaymentPlan.two.rawValue),
        isRequired: true)
    ]
  }

  package func value(in reading: inout FormReading) throws(InvalidForm) -> Set<RepaymentPlan> {
    let typed = Self.typed(in: reading.submission)
    guard !typed.isEmpty else { throw invalid("Choose the plan you’re on") }
    let plans = typed.compactMap { RepaymentPlan(rawValue: $0) }
    guard plans.count == typed.count else {
      throw invalid("Choose your plan from the list")
    }
    let chosen = Set(plans)
    guard let year = reading[StudentLoanUKForm.taxYear] else { return chosen }
    if let early = RepaymentPlan.allCases.first(where: {
      chosen.contains($0) && RepaymentThresholds.pounds($0, in: year) == nil
    }) {
      throw invalid(
        "Nobody had to repay \(early.words) in \(year.name) yet: choose a later tax year")
    }
    return chosen
  }

  /// The texts that were sent, without empty ones.
  static func typed(in submission: Submission) -> [String] {
    submission.all("plan").filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private func invalid(_ message: String) -> InvalidForm { InvalidForm(name, message) }
}

/// The period of an income, by its name in addresses.
package enum IncomePeriod: String, Sendable, CaseIterable {
  case year
  case month
  case week

  fileprivate var timesAYear: Int {
    switch self {
    case .year: 1
    case .month: 12
    case .week: 52
    }
  }
}

/// The form of the British student loan, which is in pounds.
package struct StudentLoanUKForm: CalculatorForm {
  package let values: FormValues
  /// The income of a year.
  package let yearly: Money
  package let plans: Set<RepaymentPlan>
  package let taxYear: TaxYear
  /// The day on which it was read.
  package let today: CalendarDate

  package init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
    (plans, taxYear, today) = (values[Self.plan], values[Self.taxYear], reading.today)
    do throws(MoneyOverflow) {
      yearly = try values[Self.income].times(values[Self.incomePeriod].timesAYear)
    } catch {
      throw InvalidForm(errors: [Self.tooLarge])
    }
  }

  var paid: StudentLoanUK.PayDay { values[Self.paid] }
  var due: Int? { values[Self.due] }
  var older: Bool { values[Self.older] }
  var balance: Money? { values[Self.balance] }
  var rate: Percentage? { values[Self.rate] }

  /// Begins to read the form in pounds, whatever else is asked for.
  package static func reading(_ submission: Submission, today: CalendarDate) -> FormReading {
    FormReading(submission, in: .gbp, today: today)
  }

  package static let questions: [any Question] = [income, incomePeriod, paid, plan, taxYear] + more

  /// The questions that may be left out; they stand apart on the page.
  static let more: [any Question] = [due, older, balance, rate]

  /// None: an answer has no box of its own.
  package static let answerQuestions: [any Question] = []
  package static let control: any Question = income

  package static let names = questions.names

  package static let ownCurrency: Currency? = .gbp

  package static let income = Field(
    "income", question: "What do you earn before tax?", missing: "Enter what you earn before tax",
    subject: "Income", reader: .moneyOrZero)

  package static let incomePeriod = Field(
    "income-period", question: "Is that for a year, a month or a week?",
    subject: "Period of the income", reader: .choice(otherwise: IncomePeriod.year))

  package static let paid = Field(
    "paid", question: "How often are you paid?", subject: "How often you’re paid",
    reader: .choice(otherwise: StudentLoanUK.PayDay.monthly))

  package static let plan = RepaymentPlansQuestion()

  package static let taxYear = Field(
    "tax-year", question: "For which tax year?", subject: "Tax year",
    described: "A tax year; without one, today’s, or the newest that is known", reader: years(nil)
  ).adapted { reading in
    let usual = RepaymentThresholds.year(of: reading.today)
    return Field(
      "tax-year", question: "For which tax year?", subject: "Tax year", reader: years(usual))
  }

  private static func years(_ usual: TaxYear?) -> Reader<TaxYear> {
    .choice(
      of: RepaymentThresholds.years.map { ($0.name, $0) },
      otherwise: usual ?? TaxYear(of: .earliest))
  }

  package static let due = Field(
    "due", question: "In which April did you first have to repay?",
    hint: "Usually the April after you left the course. Type the year, like 2021",
    subject: "Year of the first April",
    reader: Reader<Int>.whole(1998...2100, example: 2021).optional)

  package static let older = Field(
    "older", question: "Did you first get a loan before September 2006 (Plan 4: August 2007)?",
    subject: "Older loan", reader: .yesOrNo(otherwise: false))

  package static let balance = balance(isNeeded: false).adapted { reading in
    balance(isNeeded: reading.submission.typed(rateName) != nil)
  }

  private static func balance(isNeeded: Bool) -> Field<Money?> {
    Field(
      balanceName, question: "What do you owe?", hint: "All your student loans together",
      missing: "Enter what you owe, or leave the interest rate blank", subject: "What you owe",
      reader: Reader<Money>.money.optional(unless: isNeeded))
  }

  package static let rate = rate(isNeeded: false).adapted { reading in
    rate(isNeeded: reading.submission.typed(balanceName) != nil)
  }

  private static func rate(isNeeded: Bool) -> Field<Percentage?> {
    Field(
      rateName, question: "Interest rate of the loan", hint: "A year. Your online account has it",
      missing: "Enter the interest rate, or leave what you owe blank", subject: "Interest rate",
      reader: Reader<Percentage>.percentage(upTo: .mostOfLender)
        .optional(unless: isNeeded))
  }

  private static let balanceName = "balance"
  private static let rateName = "rate"

  /// Not asked: the loan is in pounds.
  package static let currency = Field.currency(otherwise: .gbp)

  package static let tooLarge = income.error(
    "Income must be smaller: the answer is too large to work out")
}

extension RepaymentPlan {
  /// The name of the plan: "Plan 2", "The postgraduate loan".
  var words: String { self == .postgraduate ? "The postgraduate loan" : "Plan \(rawValue)" }

  /// Who is on the plan, in a few words.
  var who: String {
    switch self {
    case .one: "Plan 1: England and Wales before Sept 2012, or Northern Ireland"
    case .two: "Plan 2: England from Sept 2012 to July 2023, or Wales since 2012"
    case .four: "Plan 4: Scotland"
    case .five: "Plan 5: England since August 2023"
    case .postgraduate: "Post-graduate loan: a master’s or doctoral loan in England or Wales"
    }
  }
}
