import PlanPages
import StudentLoanFormulas

/// The answer of the student loan calculator: figures, chart, control, details.
struct StudentLoanSheet {
  let calculation: Calculation<StudentLoanFullResult>

  private var comparison: StudentLoanComparison { calculation.result.result.comparison }
  private var repayment: StudentLoanRepayment { comparison.repayment }
  private var link: AnswerLink { calculation.link }
  private var sentences: StudentLoanSentences { StudentLoanSentences(comparison: comparison) }

  /// The payments to offer, each told as more than the ten-year payment; none unless that is the answer.
  private var goals: [StudentLoanGoal] {
    repayment.payment == comparison.inTenYears.payment ? calculation.result.goals : []
  }

  var sheet: AnswerSheet {
    let (form, apr) = (calculation.form, calculation.form.apr)
    return AnswerSheet(
      inShort, about: form.inShort, at: link.page,
      help: HelpBox(currency: calculation.state.currency, tone: tone),
      asking: RateQuestion(apr, leadingTo: answer), saying: sentences.answer,
      isSeen: isSpecial, whole: sentences.whole,
      """
      \(each: sentences.warnings, \.note)\
      \(StudentLoanFigures(comparison: comparison, goals: goals).html)
      \(StudentLoanChart(comparison: comparison, baseline: calculation.result.picture.baseline).html)\
      \(control.html)

      """,
      next: next,
      details: """
        \(years)
        \(picture)
        \(working)

        """,
      every: ("See every month", link.below("schedule")), files: link.files)
  }

  /// The answer in a few words, for the title of the window.
  private var inShort: String {
    let loan = calculation.form.inShort
    return repayment.count == 1
      ? "\(loan): \(repayment.finalPayment.short) in one payment"
      : "\(loan): \(repayment.payment.short) a month for \(repayment.term.inShort)"
  }

  /// The tone of the help box, stronger when a loan takes longer than ten years by choice.
  private var tone: HelpBox.Tone {
    let isLong = repayment.count > StudentLoanTerms.tenYears
    return isLong && repayment.payment < comparison.tenYearMinimum ? .strong : .calm
  }

  /// True when a single payment does not clear the loan exactly, which the figures do not say.
  private var isSpecial: Bool { repayment.difference != nil }
}

extension StudentLoanForm {
  /// The loan in a few words.
  var inShort: String { "\(terms.principal.short) at \(apr.formatted)" }
}

// MARK: - The way on

extension StudentLoanSheet {
  /// In dollars, the American plans by income; all debts together, where a plan works out the same:
  /// it has no debt of whose interest only a part is paid.
  private var next: WhatNext {
    let (terms, isAmerican) = (repayment.terms, calculation.state.currency == .usd)
    let plan = PlanTool.address(
      beginningWith: terms.principal, apr: terms.monthlyRate.yearly, basis: .nominal,
      kind: .loan, instalment: repayment.payment)
    return WhatNext(
      isAmerican
        ? .init(
          "The payment of a federal loan can depend on what you earn.",
          .init("Income-driven plans on StudentAid.gov", Self.incomeDriven)) : nil,
      terms.proportion == .hundred
        ? .init(.init("More than one debt? See them all in one plan", plan)) : nil)
  }

  private static let incomeDriven = OutsideAddress("https://studentaid.gov/idr/")
}

extension StudentLoanSheet {
  /// The answer at another rate, without the payment where it would be too small.
  private func answer(at apr: String) -> Address {
    let name = StudentLoanForm.apr.name
    let isRight =
      (try? StudentLoanForm(calculation.state.typed.replacing(name, with: apr))) != nil
    return link.changing((name, apr), without: isRight ? [] : [StudentLoanForm.payment.name])
  }
}

// MARK: - The control

extension StudentLoanSheet {
  private var control: AnswerControl {
    let steps = PaymentSteps(repayment.payment, atLeast: comparison.absoluteMinimum)
    return AnswerControl(
      of: repayment.payment, StudentLoanForm.payment, less: steps.less,
      more: isEnough ? nil : steps.more, carrying: stepOfPayment, isShown: false,
      effect: sentences.effect, wrong: calculation.wrongControl, chips: chips)
  }

  /// True when paying more changes nothing, since the loan is cleared at once.
  private var isEnough: Bool {
    repayment.count == 1 && repayment.payment >= repayment.finalPayment
  }

  private var chips: [AnswerControl.Chip] {
    calculation.result.offers.enumerated().map { place, offer in
      AnswerControl.Chip(
        id: "\(place + 1)", Term(months: offer.months).inShort, offer.payment.short,
        to: address(paying: offer.payment))
    }
  }

  /// The loan, and the payment before the step, so that the answer can tell its effect.
  private var stepOfPayment: [(String, String)] {
    link.carried(without: [StudentLoanForm.payment.name])
      + [(StudentLoanForm.previous.name, repayment.payment.plain)]
  }

  private func address(paying payment: Money) -> Address {
    .here(query: stepOfPayment + [(StudentLoanForm.payment.name, payment.plain)])
  }
}

extension StudentLoanRepayment {
  /// The loan year by year, with the interest set aside where there is any.
  var yearTable: YearTable {
    let setAside = YearTable.Column("Interest set aside") {
      months[$0.months.upperBound - 1].outstanding
    }
    return YearTable(
      years,
      [.paid, .interest, .owed("Loan still owed")] + (outstandingInterest.isZero ? [] : [setAside]))
  }
}

// MARK: - The details

extension StudentLoanSheet {
  private var years: HTML? {
    repayment.yearTable.html(
      caption: "Paying \(repayment.payment.short) every month")
  }

  private var picture: HTML {
    details(
      "Where the money goes",
      AmountBars(
        [bar("Paying", repayment)] + (other.map { [$0] } ?? []),
        key: [
          (.solid, "The loan itself"), (.hatched, "Interest paid month by month"),
          (.dotted, "Interest with the last payment"),
        ]
      ).html)
  }

  /// The bar to compare with: the baseline, or a slightly higher payment when the loan is its own
  /// baseline.
  private var other: AmountBars.Bar? {
    guard comparison.isItsOwnBaseline else { return bar("Compared with", comparison.baseline) }
    return goals.dropFirst().first.map { bar("Paying", $0.repayment) }
  }

  private func bar(_ name: String, _ repayment: StudentLoanRepayment) -> AmountBars.Bar {
    let principal = repayment.terms.principal
    let atEnd = repayment.outstandingInterest
    let monthly = repayment.total - principal - atEnd
    return AmountBars.Bar(
      """
      <b>\(name) \(repayment.payment.short) a month:</b> \(principal.short) of loan, \(monthly.short) of interest month by \
      month\(atEnd.isZero ? "" : " and \(atEnd.short) of it at the end"), over \
      \(repayment.term.words)
      """,
      [
        (.solid, principal.coordinate), (.hatched, monthly.coordinate),
        (.dotted, atEnd.coordinate),
      ])
  }

  /// Two payments that mark the range, what is left out, and the way to the mathematics.
  private var working: HTML {
    details(
      "How we worked it out", id: "working",
      """
      <dl class="minimums">
      \(minimum("The ten-year payment", comparison.tenYearMinimum, sentences.tenYearMinimum))\
      \(minimum(
        "The lowest payment that ever pays it off", comparison.absoluteMinimum,
        sentences.absoluteMinimum))\
      </dl>
      <p>Your loan servicer may ask for more.</p>
      \(Self.assumptions)
      <p class="onward"><a\(href: link.below("mathematics"))>See the mathematics</a></p>
      """)
  }

  private func minimum(_ name: String, _ payment: Money, _ meaning: Sentence) -> HTML {
    let isPossible = payment >= comparison.absoluteMinimum && payment != repayment.payment
    let see: HTML? =
      isPossible
      ? " <a\(href: address(paying: payment)) target=\"_self\" data-swap>See paying \(payment.short)</a>"
      : nil
    return """
      <dt>\(name): \(payment.short) a month</dt>
      <dd>\(meaning.html)\(see)</dd>

      """
  }

  private static let assumptions: HTML = """
    <p>We assume your rate and payment never change, and that all months are the same length. \
    Servicers count days. So their interest is a bit less in a short month, and a bit more in a long \
    one. We also assume that you’ve begun to pay it back. All interest so far is in what you owe. \
    These are left out:</p>
    <ul>
    <li>fees for taking the loan</li>
    <li>several loans together, or loans joined into one</li>
    <li>penalties, and payments that are missed</li>
    </ul>
    <p>No interest is added to interest that is put off. It falls due with the last payment. It is a \
    guide, not advice.</p>
    <p class="on-screen">\(StudentLoanPage.notBritish)</p>
    """
}
