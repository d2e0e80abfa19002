import StudentLoanUKFormulas

/// The answer of the British student loan: sentences, figures, deductions and write-off.
struct StudentLoanUKSheet {
  let calculation: Calculation<StudentLoanUKResult>

  private var result: StudentLoanUKResult { calculation.result }
  private var loan: StudentLoanUK { result.loan }

  var sheet: AnswerSheet {
    let sentences = StudentLoanUKSentences(result: result)
    return AnswerSheet(
      sentences.inShort, about: sentences.asked, at: calculation.link.page,
      help: HelpBox(currency: .gbp), notes: [past].compactMap(\.self), saying: sentences.answer,
      isSeen: true, whole: sentences.whole,
      """
      \(Self.figures(result))
      \([sentences.extra, sentences.assumption].compactMap { $0?.note }.joined())\
      \(deductions)
      \(facts.map { "\($0)\n" as HTML })
      """,
      next: next,
      details: details(
        "How we worked it out", id: "working",
        """
        <p>On each pay day \(RepaymentPlan.one.percent)% of what you earn above the threshold is taken, \
        for a postgraduate loan \(RepaymentPlan.postgraduate.percent)%, in whole pounds. The threshold of a pay day is that of the year ÷ \(loan.paid.timesAYear), in whole \
        pounds too. With several of Plans 1, 2, 4 and 5, the lowest of their thresholds counts. A postgraduate \
        loan has its own.</p>
        <p>Thresholds of the tax year \(result.form.taxYear.words) are from GOV.UK and the Student Loans \
        Company.</p>
        """),
      files: [])
  }

  private var past: Sentence? {
    result.isPast
      ? Sentence(.words("These are the thresholds of \(result.form.taxYear.words), which is over."))
      : nil
  }

  private var next: WhatNext {
    WhatNext(
      .init(
        "Your online student loan account has your plan, what you owe and its rate."),
      .init(
        .init(
          "Repaying your student loan, on GOV.UK",
          OutsideAddress("https://www.gov.uk/repaying-your-student-loan"))))
  }

  // MARK: - Figures

  /// What is taken, and what becomes of the balance or how much it is in a year.
  static func figures(_ result: StudentLoanUKResult) -> HTML {
    let loan = result.loan
    let each = loan.paid == .monthly ? "each month" : "each week"
    let taken = AnswerFigures.Figure(
      .plain, "Taken \(each)", .amount(loan.takenEachTime),
      more: "of \(loan.incomeEachTime.short) before tax")
    let second = result.year.map { year in
      AnswerFigures.Figure(
        year.falls ? .better : .costly, "Interest in a year", .amount(year.interest),
        more: "\(year.closing.isPositive ? "" : "at most ")\(year.taken.short) is taken")
    }
    return AnswerFigures([
      taken,
      second
        ?? AnswerFigures.Figure(
          .plain, "Taken in a year", .amount(loan.takenYear),
          more: "in the tax year \(result.form.taxYear.name)"),
    ]).html
  }

  private var deductions: HTML {
    Table(
      "deductions", caption: "What is taken in \(result.form.taxYear.words)",
      columns: ["Plan", "Threshold a year", "Each pay day above", "Taken"], decisive: 4,
      look: "ways",
      rows: """
        \(each: loan.deductions, { deduction in
          """
          <tr><th scope="row">\(deduction.names) <span>\(deduction.plan.percent)%</span>\
          <td>\(deduction.threshold.short)<td>\(deduction.thresholdEachTime.short)\
          <td>\(deduction.taken.short)

          """
        })\
        <tr><th scope="row">In all <span>\(loan.takenYear.short) a year</span><td><td>\
        <td>\(loan.takenEachTime.short)

        """
    ).html
  }

  private var facts: HTML? {
    let ends = result.writeOffs?.map { end -> (name: String, value: HTML) in
      let month = end.month.map(\.words)
      let age = end.atAge.map { "at \($0)" }
      let when = [month, age].compactMap(\.self).joined(separator: ", or ")
      return (
        "\(end.plan.words) \(end.hasPassed ? "was" : "is") written off",
        "\(when)\(end.atAge != nil && month != nil ? ", whichever is first" : "")"
      )
    }
    let year = result.year.map { year -> [(name: String, value: HTML)] in
      [
        ("Owed now", "<bdi>\(year.opening.formatted)</bdi>"),
        ("Interest in a year", "<bdi>\(year.interest.formatted)</bdi>"),
        (
          "Taken in a year",
          "\(year.closing.isPositive ? nil : "at most ")<bdi>\(year.taken.formatted)</bdi>"
        ),
        ("Owed after a year", "<bdi>\(year.closing.formatted)</bdi>"),
      ]
    }
    let all = (ends ?? []) + (year ?? [])
    return all.isEmpty ? nil : summaryList(all)
  }
}

extension StudentLoanUK.Deduction {
  /// The names of its plans: "Plan 1 and Plan 2".
  fileprivate var names: String {
    let names = plans.map { $0 == .postgraduate ? "Postgraduate" : "Plan \($0.rawValue)" }
    return names.joined(separator: " and ")
  }
}
