import Finance
package import Forms
import PlanFormulas

/// The kinds of debt, which differ in how their monthly payment is asked for.
package enum PlanDebtKind: String, Sendable, CaseIterable {
  /// A card, whose minimum falls with its balance.
  case card
  /// A loan with the same instalment every month.
  case loan
}

/// The questions about one debt of a plan.
package struct PlanDebtFields: RepeatedEntry {
  /// The most debts in a plan.
  static let most = 9

  /// The number of the debt, from 1, which ends the names of its fields.
  let number: Int
  let name: Field<String?>
  let balance: Field<Money>
  let terms: PlanTermsFields
  let kind: Field<PlanDebtKind>
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
      reader: Reader<String>.text(upTo: 40, example: "Car loan").optional)
    balance = Field(
      "balance-\(number)", question: "You owe",
      missing: "Enter how much you owe on \(debt)", subject: "Balance of \(debt)",
      described: "The amount owed on \(debt)", reader: .money)
    let kind = Field(
      "kind-\(number)", question: "It’s a loan, or anything else with fixed payments",
      subject: "Kind of \(debt)",
      described: "The kind of \(debt)", reader: .choice(otherwise: PlanDebtKind.card))
    self.kind = kind
    rule = Field(
      "rule-\(number)", question: "How does this card work out its minimum?",
      hint: "Not sure? Leave it.",
      subject: "Minimum of \(debt)", described: "The rule for the minimum of \(debt), a card",
      reader: Reader<MinimumPreset>.choice(
        of: Self.rules.map { ($0.rawValue, $0) }
      ).optional)
    minimum = Self.minimum(number, isNeeded: false).adapted {
      Self.minimum(number, isNeeded: $0[kind] == .loan)
    }
    spend = terms.spend.adapted { $0[kind] == .loan ? terms.ignoredSpend : terms.spend }
    basis = Field(
      "basis-\(number)", question: "How is its interest charged?",
      subject: "How interest is charged on \(debt)",
      described: "How interest is charged on \(debt), where that differs from the others",
      reader: Reader<InterestBasis>.choice.optional)
    dueDay = Field(
      "due-day-\(number)", question: "Day of the month when it’s due",
      subject: "Due day of \(debt)", described: "The day on which \(debt) is due, for the calendar",
      reader: Reader<Int>.whole(1...31).optional)
  }

  /// The rules that a card’s minimum may follow; another rule is a fixed minimum.
  static let rules = MinimumPreset.allCases.filter { $0 != .custom }

  private static func minimum(_ number: Int, isNeeded: Bool) -> Field<Money?> {
    Field(
      "minimum-\(number)", question: "Monthly payment",
      hint: "For a loan, or a card that asks for the same every month.",
      missing: "Enter the monthly payment of debt \(number), a loan",
      subject: "Monthly payment of debt \(number)",
      described: "The fixed monthly payment of debt \(number); required for a loan",
      reader: Reader<Money>.moneyOrZero.optional(unless: isNeeded))
  }
}

extension PlanDebtFields {
  /// All questions, in page order.
  package var questions: [any Question] {
    asked + [basis, dueDay]
  }

  /// The questions of the form; the others are carried along.
  var asked: [any Question] {
    [name, balance, terms.apr] + details
  }

  /// The questions that most visitors leave alone.
  var details: [any Question] {
    [kind, rule, minimum, terms.promotionMonths, terms.promotionAPR, spend]
  }

  /// True when the debt is part of the plan: one of its four main fields is filled in.
  package func isThere(in submission: Submission) -> Bool {
    number == 1
      || [name.name, balance.name, terms.apr.name, minimum.name].contains(
        where: submission.isFilled)
  }
}

extension Submission {
  /// True when a text with more than spaces was sent under a name.
  func isFilled(_ name: String) -> Bool {
    self[name]?.contains { !$0.isWhitespace } ?? false
  }
}
