import PlanFormulas

/// The answer in sentences that a person can repeat.
struct PlanSentences {
  let result: PlanResult
  let dates: PlanDates
  var canChoose = true

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
        payments(upTo: .max) + [.words(" never pays off \(uncleared): \(result.reasonForNever).")])
    }
    guard months > 0 else { return "Nothing is owed on the cards and debts kept in this browser." }
    guard !comparison.isBelowMinimums else {
      return Sentence(
        minimumsFirst(until: months) + [
          .words(" \(isOne ? "It’s" : "They’re all") paid off "), .words(dates.when(months)), ".",
        ])
    }
    let isOnePayment = months == 1 && comparison.terms.oneOffs.isEmpty
    let payments: [Sentence.Part] =
      result.run.outcome.paid.flatMap { isOnePayment ? [.amount($0)] : nil }
      ?? payments(upTo: months)
    return Sentence(
      ["Pay "] + payments + [
        .words(" and \(isOne ? "it’s" : "they’re all") paid off "), .words(dates.when(months)), ".",
      ])
  }

  /// What is paid where the minimums are more than the sum at first, or to the end.
  private func minimumsFirst(until end: Int) -> [Sentence.Part] {
    let staysShort = result.run.short.last.map { $0.month >= end - 1 } ?? false
    return staysShort
      ? [
        .words(
          "Pay the \(isOne ? "minimum" : "minimums"), which \(isOne ? "stays" : "stay") above "),
        .amount(result.budget), ".",
      ]
      : [
        "Pay the minimums while they’re more than ", .amount(result.budget), ", then ",
        .amount(result.budget), " a month.",
      ]
  }

  /// What is paid: "£50 a month", "£500 once", "£50 a month, and £900 in 3 one-off payments,".
  private func payments(upTo months: Int) -> [Sentence.Part] {
    let amounts = comparison.terms.oneOffs.filter { $0.month <= months }.map(\.amount)
    let monthly: [Sentence.Part] = [.amount(result.budget), " a month"]
    guard !amounts.isEmpty else { return monthly }
    let once: [Sentence.Part] = [
      .amount(amounts.sum(in: result.currency)),
      amounts.count == 1 ? " once" : .words(" in \(amounts.count) one-off payments"),
    ]
    return result.budget.isZero ? once : monthly + [", and "] + once + [","]
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
    let asks = isOne ? "This debt asks for no minimum" : "None of these debts asks for a minimum"
    let ask = Sentence(
      .words(asks),
      canChoose
        ? ", so choose below what you could pay each month." : ", and no payment was chosen.")
    guard interest.isPositive else { return ask }
    return ask
      + Sentence(
        "The first month’s interest is ", .amount(interest),
        .words(": \(canChoose ? "it" : "a payment") has to be more than that."))
  }

  private var belowMinimums: Sentence? {
    guard comparison.isBelowMinimums else { return nil }
    return Sentence(
      .words("\(isOne ? result.entries[0].label : "Your debts") will ask for "),
      .amount(comparison.firstMinimum),
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
