import Components
import Finance
import PlanFormulas
import Repayments

/// The answer in sentences that a person can repeat.
struct PlanSentences {
  private let result: PlanResult
  private let dates: PlanDates

  init(_ result: PlanResult, _ dates: PlanDates) {
    self.result = result
    self.dates = dates
  }

  private var comparison: PlanComparison { result.comparison }
  private var months: Int? { result.run.outcome.months }

  /// The debts in a few words: "4 debts, £10,100 in all".
  var asked: String { "\(result.countInWords), \(result.owed.short) in all" }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    guard let months else {
      return result.hasNoSum
        ? "Choose what to pay: debt plan"
        : "\(result.budget.short) a month never pays it off: debt plan"
    }
    return months == 0
      ? "Nothing owed: debt plan" : "All paid off \(dates.when(months)): debt plan"
  }

  /// The month when all is paid off, and what is saved.
  var outcome: Sentence { saving.map { end + $0 } ?? end }

  /// The whole answer, with the warnings first.
  var whole: Sentence { notes.reversed().reduce(outcome) { $1 + $0 } }

  private var end: Sentence {
    guard let months else {
      guard !result.hasNoSum else { return "With nothing paid in, nothing gets paid off." }
      return Sentence(
        .amount(result.budget),
        .words(" a month never pays off \(uncleared): \(result.reasonForNever)."))
    }
    guard months > 0 else { return "None of your cards owes anything." }
    guard !comparison.isBelowMinimums else {
      return Sentence(
        "Pay the minimums while they’re more than ", .amount(result.budget), ", then ",
        .amount(result.budget), .words(" a month. \(isOne ? "It’s" : "They’re all") paid off "),
        .words(dates.when(months)), ".")
    }
    let paid: [Sentence.Part] =
      [
        result.budget.isZero ? nil : .amount(result.budget),
        result.budget.isZero ? nil : " a month",
      ]
      .compactMap(\.self)
    let once = oneOffs(upTo: months)
    let all = paid.isEmpty || once.isEmpty ? paid + once : paid + [", and "] + once + [","]
    return Sentence(
      ["Pay "] + all + [
        .words(" and \(isOne ? "it’s" : "they’re all") paid off "), .words(dates.when(months)), ".",
      ])
  }

  /// The one-offs that count until the end: "£500 once", "£900 in 3 one-off payments".
  private func oneOffs(upTo months: Int) -> [Sentence.Part] {
    let amounts = comparison.terms.oneOffs.filter { $0.month <= months }.map(\.amount)
    guard !amounts.isEmpty else { return [] }
    let sum = amounts.sum(in: result.currency)
    return [
      .amount(sum), amounts.count == 1 ? " once" : .words(" in \(amounts.count) one-off payments"),
    ]
  }

  private var isOne: Bool { result.entries.count == 1 }

  /// The debts that are never cleared: "Store card and Debt 2".
  private var uncleared: String {
    let open = result.debts.filter { $0.cleared == nil }.map(\.entry.label)
    return open.count > 2 ? "\(open.count) of your debts" : open.inWords
  }

  private var saving: Sentence? {
    guard !comparison.isBelowMinimums, let saving = comparison.saving, saving.interest.isPositive
    else { return nil }
    return Sentence(
      "You save ", .amount(saving.interest, .good), " against paying only the minimums.")
  }

  // MARK: - Warnings

  /// The notes that stand before the figures: a sum that is still to be chosen, months that are
  /// short, one-offs that are not needed.
  var notes: [Sentence] { [noSum, belowMinimums, short, unused].compactMap(\.self) }

  /// The question for a sum, with the interest that it has to exceed.
  private var noSum: Sentence? {
    guard let interest = result.interestToExceed else { return nil }
    let ask: Sentence =
      result.entries.count == 1
      ? "This debt asks for no minimum, so choose below what you could pay each month."
      : "None of these debts asks for a minimum, so choose below what you could pay each month."
    guard interest.isPositive else { return ask }
    return ask
      + Sentence(
        "The first month’s interest is ", .amount(interest), ": it has to be more than that.")
  }

  private var belowMinimums: Sentence? {
    guard comparison.isBelowMinimums else { return nil }
    return Sentence(
      "Your debts will ask for ", .amount(comparison.firstMinimum),
      """
       this month. If you can’t manage that, call a debt adviser first. It’s free, and they’ve \
      heard it before. Paying less on your own can bring a fee. It can also mark your credit \
      file, so we’ve still planned for the minimums.
      """)
  }

  /// Later months in which the minimums are more than the payment.
  private var short: Sentence? {
    guard !comparison.isBelowMinimums, let first = result.run.short.first,
      let most = result.run.short.map(\.by).max()
    else { return nil }
    let count = result.run.short.count
    let last = result.run.together.months.count
    guard result.run.outcome != .never || count != last - first.month + 1 else {
      return Sentence(
        "The minimums come to more than ", .amount(result.budget),
        .words(" from \(dates.words(first.month)) on."))
    }
    guard count > 1 else {
      return Sentence(
        "The minimums come to more than ", .amount(result.budget),
        .words(" \(dates.when(first.month)). You’d need "), .amount(first.by), " more then.")
    }
    return Sentence(
      "The minimums come to more than ", .amount(result.budget),
      .words(
        " in \(count.grouped) months, the first \(dates.when(first.month)). You’d need up to "),
      .amount(most), " more.")
  }

  private var unused: Sentence? {
    guard let unused = result.run.unusedOneOffs, unused.isPositive else { return nil }
    return Sentence(.amount(unused), " of your one-off payments isn’t needed.")
  }
}
