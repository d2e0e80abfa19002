import Components
import Finance
import PlanFormulas
import Repayments

/// The answer in sentences that a person can repeat.
struct PlanSentences {
  private let answer: PlanAnswer
  private let dates: PlanDates

  init(_ answer: PlanAnswer, _ dates: PlanDates) {
    self.answer = answer
    self.dates = dates
  }

  private var comparison: PlanComparison { answer.comparison }
  private var months: Int? { answer.run.outcome.months }

  /// The debts in a few words: "4 debts, £10,100 in all".
  var asked: String { "\(answer.countInWords), \(answer.owed.short) in all" }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    guard let months else {
      return answer.hasNoSum
        ? "Choose what to pay: debt plan"
        : "\(answer.budget.short) a month never clears it: debt plan"
    }
    return months == 0
      ? "Nothing owed: debt plan" : "All clear \(dates.when(months)): debt plan"
  }

  /// The month when all is clear, and what is saved.
  var outcome: Sentence { saving.map { clear + $0 } ?? clear }

  /// The whole answer, with the warnings first.
  var whole: Sentence { notes.reversed().reduce(outcome) { $1 + $0 } }

  private var clear: Sentence {
    guard let months else {
      guard !answer.hasNoSum else { return "With nothing paid in, nothing gets cleared." }
      return Sentence(
        .amount(answer.budget), " a month never clears ", .words(uncleared),
        ": the interest keeps up with the payments.")
    }
    guard months > 0 else { return "None of your cards owes anything." }
    guard !comparison.isBelowMinimums else {
      return Sentence(
        "Pay the minimums while they’re more than ", .amount(answer.budget), ", then ",
        .amount(answer.budget), .words(" a month, and \(gone) "), .words(dates.when(months)), ".")
    }
    return Sentence(
      "Pay ", .amount(answer.budget), .words(" a month and \(gone) "), .words(dates.when(months)),
      ".")
  }

  private var gone: String { answer.entries.count == 1 ? "it’s gone" : "they’re all gone" }

  /// The debts that are never cleared: "Store card and Debt 2".
  private var uncleared: String {
    let open = answer.debts.filter { $0.cleared == nil }.map(\.entry.label)
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
    guard let interest = answer.interestToExceed else { return nil }
    let ask: Sentence =
      answer.entries.count == 1
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
      heard it before. Paying less on your own can bring a fee and a mark on your credit file, so \
      we’ve still planned for the minimums.
      """)
  }

  /// Later months in which the minimums are more than the payment.
  private var short: Sentence? {
    guard !comparison.isBelowMinimums, let first = answer.run.short.first,
      let most = answer.run.short.map(\.by).max()
    else { return nil }
    let count = answer.run.short.count
    guard answer.run.outcome != .never else {
      return Sentence(
        "The minimums come to more than ", .amount(answer.budget),
        .words(" from \(dates.words(first.month)) on."))
    }
    guard count > 1 else {
      return Sentence(
        "The minimums come to more than ", .amount(answer.budget),
        .words(" \(dates.when(first.month)). You’d need "), .amount(first.by), " more then.")
    }
    return Sentence(
      "The minimums come to more than ", .amount(answer.budget),
      .words(
        " in \(count.grouped) months, the first \(dates.when(first.month)). You’d need up to "),
      .amount(most), " more.")
  }

  private var unused: Sentence? {
    guard let unused = answer.run.unusedLumps, unused.isPositive else { return nil }
    return Sentence(.amount(unused), " of your one-off payments isn’t needed.")
  }
}
