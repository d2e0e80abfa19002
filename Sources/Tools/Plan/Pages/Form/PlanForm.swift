package import PlanFormulas

/// The form of the debt plan: the debts, the payments, and the order.
package struct PlanForm: CalculatorForm {
  package let values: FormValues
  /// The debts, as they are called and counted on the page.
  package let entries: [PlanEntry]
  /// The plan as its answers describe it.
  package let terms: PlanTerms

  package init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
    do throws(MoneyOverflow) {
      var entries: [PlanEntry] = []
      for debt in values[Self.debts] {
        entries.append(try PlanEntry(debt, otherwise: values[Self.basis]))
      }
      let debts = entries.map(\.debt)
      terms = PlanTerms(
        debts: debts,
        budget: try Self.sum(
          values[Self.budget], extra: values[Self.extra], for: debts, in: reading.currency),
        oneOffs: values[Self.oneOffs].compactMap(\.oneOff),
        order: values[Self.order],
        own: values[Self.own].map { PlanTerms.places(of: $0, in: entries.map(\.number)) })
      self.entries = entries
    } catch {
      throw InvalidForm(errors: [Self.tooLarge])
    }
  }

  package static func reading(_ submission: Submission, today: CalendarDate) -> FormReading {
    FormReading(
      PlanPackedFields.unpacked(submission), in: usualCurrency, asking: currency, today: today)
  }

  /// True where it was typed what is paid a month.
  package var hasBudget: Bool { values[Self.budget] != nil || values[Self.extra] != nil }

  package static let questions: [any Question] =
    [debts, budget, oneOffs, extra, order, own, basis, currency]

  package static var parameters: [FormParameter] {
    questions.parameters + [PlanPackedFields.parameter]
  }

  package static let answerQuestions: [any Question] = [budget]

  package static let control: any Question = budget

  /// The names of fields; a query with one of them is a submitted form.
  package static let names = questions.names

  package static let debts = Repeated(
    "debts", of: (1...PlanDebtFields.most).map(PlanDebtFields.init))

  package static let budget = Field(
    "budget", question: "What could you pay each month, for all debts together?",
    hint: "Not sure? Leave this blank and we’ll use this month’s minimums",
    subject: "Payment each month", described: "All that is paid a month; it wins over extra",
    reader: Reader<Money>.money.optional)

  package static let extra = Field(
    "extra", question: "Or: how much more than the minimums can you pay?",
    subject: "Amount on top of the minimums",
    described: "In place of the budget: the first minimums plus this",
    reader: Reader<Money>.moneyOrZero.optional)

  package static let oneOffs = Repeated("lumps", of: (1...5).map(PlanOneOffFields.init))

  package static let order = Field(
    "order", question: "Which debt first?", subject: "Which debt first",
    reader: .choice(otherwise: PlanOrder.best))

  /// Numbers of debts in the order of the visitor; those left out follow as listed.
  package static let own = own(isNeeded: false).adapted { own(isNeeded: $0[order] == .own) }

  private static func own(isNeeded: Bool) -> Field<[Int]?> {
    Field(
      "own", question: "Your order", hint: "Type the debt numbers, first one first, like 2, 1, 3",
      missing: "Type the debt numbers, first one first, like 2, 1, 3", subject: "Your order",
      described: "Numbers of debts in order, parted by commas; those left out follow as listed",
      reader: Reader<[Int]>.text(
        "must be debt numbers, first one first, like 2, 1, 3",
        .matching("[1-9](,[1-9]){0,8}", upTo: 17, example: "1"), describing: numbers
      ).optional(unless: isNeeded)
    ).checked { numbers, reading in
      let there = debts.entries(in: reading.submission).map(\.number)
      return numbers.flatMap { mistake(in: $0, of: there) }
    }
  }

  private static func numbers(in text: String) -> [Int]? {
    let parts = text.split { $0 == "," || $0.isWhitespace }
    let numbers = parts.compactMap { part in part.utf8.count < 4 ? Int(part) : nil }
    return numbers.count == parts.count && !numbers.isEmpty ? numbers : nil
  }

  private static func mistake(in numbers: [Int], of there: [Int]) -> String? {
    if let unknown = numbers.first(where: { !there.contains($0) }) {
      return "Your order has debt \(unknown) in it, which isn’t in the plan"
    }
    let repeated = numbers.enumerated().first { numbers.prefix($0.offset).contains($0.element) }
    return repeated.map { "Your order has debt \($0.element) in it twice" }
  }

  package static let basis = Field(
    "basis", question: "How is interest charged?", subject: "How interest is charged",
    reader: .choice(otherwise: InterestBasis.effective))

  package static let currency = Field.currency(otherwise: usualCurrency)

  package static let tooLarge = FieldError(
    field: debts.entries[0].balance.name,
    message: "Balance of debt 1 must be smaller: the answer is too large to work out")
}

extension PlanForm {
  /// The sum that is paid each month: a typed one, else the first minimums with what is paid on top of
  /// them; without any wish, those rounded up to whole units.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package static func sum(
    _ typed: Money?, extra: Money?, for debts: [PlanDebt], in currency: Currency
  ) throws(MoneyOverflow) -> Money {
    if let typed { return typed }
    let minimums = try PlanComparison.firstMinimums(of: debts).sum(in: currency)
    guard let extra else { return try minimums.roundedUpToWholeUnits }
    return try minimums.adding(extra)
  }
}
