import StudentLoanUKFormulas

/// The answer in sentences that a person can repeat: first what becomes of the loan.
struct StudentLoanUKSentences {
  let result: StudentLoanUKResult

  private var loan: StudentLoanUK { result.loan }
  private var each: String { loan.paid == .monthly ? "a month" : "a week" }

  /// The question in a few words: "£36,000 a year on Plan 2".
  var asked: String {
    let names = RepaymentPlan.allCases.filter(result.form.plans.contains).map {
      $0 == .postgraduate ? "a postgraduate loan" : "Plan \($0.rawValue)"
    }
    return "\(result.form.yearly.short) a year on \(names.joined(separator: " and "))"
  }

  /// The answer in a few words, for the title of the window.
  var inShort: String { "\(loan.takenEachTime.short) \(each) from pay: student loan" }

  var answer: Sentence {
    (writtenOff.map { [$0] } ?? [outcome, taken, year].compactMap(\.self)).joined
  }

  /// The answer with what paying extra does and what it assumes.
  var whole: Sentence { ([answer] + [extra, assumption].compactMap(\.self)).joined }

  /// The sentence about a loan that was written off; nil for any other.
  private var writtenOff: Sentence? {
    guard let passed = result.writeOffs, passed.allSatisfy(\.hasPassed),
      let last = passed.last?.month
    else { return nil }
    return Sentence(
      .words(
        "By these rules your loan was written off in \(last.words), and nothing is due from your pay any "
          + "more. If something is still taken, ask the Student Loans Company. The figures below are "
          + "those of a loan that goes on."))
  }

  /// What is taken from each pay.
  private var taken: Sentence {
    guard loan.takenEachTime.isPositive else {
      let isAbove = loan.deductions.contains { loan.incomeEachTime > $0.thresholdEachTime }
      return isAbove
        ? "Nothing is taken from your pay: too little of it is above the threshold for a whole pound."
        : "Nothing is taken from your pay: it’s not above the threshold."
    }
    return Sentence(
      .amount(loan.takenEachTime), .words(" \(each) is taken from your pay, "),
      .amount(loan.takenYear), " a year.")
  }

  /// What a year does to the balance.
  private var year: Sentence? {
    result.year.map { year in
      guard year.closing.isPositive else {
        return Sentence(
          "You’d pay it off within the year, so less than ", .amount(loan.takenYear),
          " is taken.")
      }
      return year.falls
        ? Sentence(
          "A year’s interest is ", .amount(year.interest), ", so what you owe falls to ",
          .amount(year.closing, .good), ".")
        : Sentence(
          "A year’s interest is ", .amount(year.interest, .cost), ", so what you owe ",
          .words(year.closing > year.opening ? "grows to " : "stays at "),
          .amount(year.closing), ".")
    }
  }

  /// Whether the loan is paid off before it is written off, or when it is written off.
  private var outcome: Sentence? {
    guard let end = result.end else { return nil }
    guard let course = result.course() else {
      return Sentence(.words("What’s left of your loan is written off in \(end.words)."))
    }
    guard course.left.isPositive else {
      let before = Sentence.Part.words(", before it would be written off in \(end.words).")
      return course.years == 1
        ? Sentence("If nothing changed, you’d pay it off within a year", before)
        : Sentence(
          "If nothing changed, you’d pay it off in about ",
          .term(Term(months: 12 * course.years), .good), before)
    }
    return Sentence(
      .words("If nothing changed, you wouldn’t pay it off: about "),
      .amount(course.left.roundedToWholeUnits), .words(" would be written off in \(end.words)."))
  }

  /// What paying 1,000 extra now would save, or that it would be for nothing.
  var extra: Sentence? {
    let thousand = Money.pounds(1_000)
    guard let without = result.course(), let with = result.course(paying: thousand) else {
      return nil
    }
    let paying: [Sentence.Part] = ["Paying ", .amount(thousand), " extra now "]
    let saved = without.paid - (with.paid + thousand)
    guard without.left.isPositive || saved.roundedToWholeUnits.isPositive else {
      return Sentence(paying + ["would save you less than ", .amount(.pounds(1)), " in all."])
    }
    guard saved.isPositive else {
      return Sentence(
        paying + [
          "would save you nothing. You’d pay ", .amount(saved.absolute.roundedToWholeUnits, .cost),
          " more in all: the rest is written off anyway.",
        ])
    }
    return Sentence(
      paying + ["would save you about ", .amount(saved.roundedToWholeUnits, .good), " in all."])
  }

  /// What a look ahead cannot know; nil where there is none.
  var assumption: Sentence? {
    result.course().map { _ in
      "Pay, thresholds and interest change every year, and so will this."
    }
  }
}

extension [Sentence] {
  fileprivate var joined: Sentence { dropFirst().reduce(first ?? "", +) }
}
