import BudgetPages
import PlanFormulas

/// The questions about one debt of a plan.
package struct PlanDebtFields: RepeatedEntry {
  /// The most debts in a plan.
  package static let most = BudgetDebt.mostInPlan

  /// As much of a name as a plan has room for.
  package static func shortened(name: String) -> String {
    name.cut(to: BudgetDebt.longestNameInPlan)
  }

  /// The number of the debt, from 1, which ends the names of its fields.
  let number: Int
  let name: Field<String?>
  let balance: Field<Money>
  let terms: PlanTermsFields
  /// The yearly rate, zero if it is left out for a kind that has no interest.
  let apr: Field<Percentage>
  let kind: Field<DebtKind>
  let rule: Field<MinimumPreset?>
  let minimum: Field<Money?>
  let spend: Field<Money>
  let basis: Field<InterestBasis?>
  let dueDay: Field<Int?>

  init(_ number: Int) {
    let debt = "debt \(number)"
    let terms = PlanTermsFields(ending: "\(number)", of: debt)
    self.terms = terms
    self.number = number
    name = Field(
      "name-\(number)", question: "Name", hint: "Whatever you call it, like Amex or car loan",
      subject: "Name of \(debt)", described: "The name of \(debt)",
      reader: Reader<String>.text(upTo: BudgetDebt.longestNameInPlan, example: "Car loan").optional)
    balance = Field(
      "balance-\(number)", question: "You owe",
      missing: "Enter how much you owe on \(debt)", subject: "Balance of \(debt)",
      described: "The amount owed on \(debt)", reader: .money)
    let kind = Field(
      "kind-\(number)", question: "What is it?", subject: "Kind of \(debt)",
      described: "The kind of \(debt)", reader: .choice(otherwise: DebtKind.card))
    self.kind = kind
    let aprOrZero = PlanTermsFields(ending: "\(number)", of: debt, apr: .zero).apr
    let ear = PlanTermsFields(ending: "\(number)", of: debt, kind: .overdraft).apr
    apr = aprOrZero.adapted { reading in
      guard reading[kind]?.hasInterest != false else { return aprOrZero }
      return reading[kind] == .overdraft ? ear : terms.apr
    }
    rule = Self.rule(number, isIgnored: false).adapted { reading in
      let isUsed = reading[kind].map { $0 == .card } ?? true
      return Self.rule(number, isIgnored: !isUsed)
    }
    let name = self.name
    minimum = Self.minimum(number, of: nil).adapted { reading in
      Self.minimum(number, called: reading[name] ?? nil, of: reading[kind])
    }
    spend = terms.spend.adapted { reading in
      reading[kind]?.canBeSpent == false ? terms.ignoredSpend : terms.spend
    }
    basis = Field(
      "basis-\(number)", question: "How is its interest charged?",
      subject: "How interest is charged on \(debt)",
      described: "How interest is charged on \(debt), where that differs from the others",
      reader: Reader<InterestBasis>.choice.optional)
    dueDay = Field(
      "due-day-\(number)", question: "Day of the month when it’s due",
      subject: "Due day of \(debt)", described: "The day on which \(debt) is due, for the calendar",
      reader: Reader<Int>.dayOfMonth.optional)
  }

  /// The rules that a card’s minimum may follow; another rule is a fixed minimum.
  static let rules = MinimumPreset.allCases.filter { $0 != .custom }

  private static func rule(_ number: Int, isIgnored: Bool) -> Field<MinimumPreset?> {
    let rule = Reader<MinimumPreset>.choice(of: rules.map { ($0.rawValue, $0) }).optional
    return Field(
      "rule-\(number)", question: "How does this card work out its minimum?",
      hint: "Not sure? Leave it.",
      subject: "Minimum of debt \(number)",
      described: "The rule for the minimum of debt \(number), a card",
      reader: isIgnored ? rule.ignored { _ in nil } : rule)
  }

  private static func minimum(
    _ number: Int, called name: String? = nil, of kind: DebtKind?
  ) -> Field<Money?> {
    let words = PlanMinimumWords(kind)
    return Field(
      "minimum-\(number)", question: words.question, hint: words.hint,
      missing: words.missing(for: number, called: name),
      subject: "\(words.question) of debt \(number)",
      described:
        "The fixed monthly payment of debt \(number), for a priority debt what was agreed; "
        + "required for a loan and pay-later",
      reader: Reader<Money>.moneyOrZero.optional(unless: kind?.hasInstalment == true))
  }
}

extension PlanDebtFields {
  /// All questions, in page order.
  package var questions: [any Question] {
    asked + [basis, dueDay]
  }

  /// The questions of the form; the others are carried along.
  var asked: [any Question] {
    main + details
  }

  /// The questions about every debt.
  var main: [any Question] { [name, kind, balance, apr, minimum] }

  /// The questions that most visitors leave alone.
  var details: [any Question] {
    [rule, terms.promotionMonths, terms.promotionAPR, spend]
  }

  /// True when the debt is part of the plan: one of its main fields is filled in.
  package func isThere(in submission: Submission) -> Bool {
    number == 1
      || [name.name, balance.name, terms.apr.name, minimum.name].contains {
        submission.typed($0) != nil
      }
  }
}

/// The words of the question for a debt's monthly payment, by its kind.
private struct PlanMinimumWords {
  let question: String
  let hint: String?
  private let isLoan: Bool

  init(_ kind: DebtKind?) {
    switch kind {
    case .priority:
      (question, hint) = ("Agreed a month", "Leave this blank if nothing is agreed.")
    case .overdraft:
      (question, hint) = ("Monthly payment", "Leave this blank: an overdraft asks for none.")
    case .payLater:
      (question, hint) = ("Instalment a month", "What it takes each month: see its app or emails.")
    case .loan:
      (question, hint) = ("Monthly payment", nil)
    case .card, nil:
      (question, hint) = (
        "Monthly payment", "For a card, only if it asks for the same every month."
      )
    }
    isLoan = kind == .loan
  }

  /// The message where a payment that has to be known is missing, and where to find it.
  func missing(for number: Int, called name: String?) -> String {
    guard let name, !name.isEmpty else {
      return isLoan
        ? "Enter the monthly payment of debt \(number), a loan"
        : "Enter the monthly instalment of debt \(number)"
    }
    return isLoan
      ? "Enter what you pay on \(name) each month. Your agreement says it"
      : "Enter how much \(name) takes each month. Its app or its emails say it"
  }
}
