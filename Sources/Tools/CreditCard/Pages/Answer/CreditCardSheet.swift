import BalanceTransferPages
import CreditCardFormulas
import PlanPages

/// The answer of the credit card calculator: figures, chart, control, details.
struct CreditCardSheet {
  let calculation: Calculation<CreditCardResult>

  private var form: CreditCardForm { calculation.form }
  private var comparison: CreditCardComparison { calculation.result.comparison }
  private var today: CalendarDate { calculation.site.today }
  private var link: AnswerLink { calculation.link }
  private var sentences: CreditCardSentences { CreditCardSentences(result: calculation.result) }

  var sheet: AnswerSheet {
    let help = HelpBox(currency: form.currency, tone: tone)
    let inside: HTML? =
      holdsHelp ? "\(calculation.site.layout.helpBox(help, on: CreditCardPage.address))\n" : nil
    return AnswerSheet(
      sentences.inShort, about: form.inShort, at: link.page, help: holdsHelp ? nil : help,
      asking: RateQuestion(form.apr, in: CreditCardForm.apr.name, link),
      notes: [sentences.warning].compactMap(\.self), saying: sentences.answer,
      whole: sentences.whole,
      """
      \(CreditCardFigures(comparison: comparison).html)
      \(inside)\
      \(CreditCardChart(comparison: comparison, today: today).html)\
      \(control.html)

      """,
      next: next, parts: letters?.html(link),
      details: """
        \(letters?.fold(link))\
        \(goals)
        \(CreditCardYearTable(comparison: comparison, start: CalendarMonth(of: today)).html)
        \(CreditCardExplanation(result: calculation.result, link: link).html)

        """,
      every: csv == nil ? nil : ("See every month", link.below("schedule")),
      files: [(AnswerTools.report, link.file(".pdf"))]
        + (csv.map { [(AnswerTools.table, $0)] } ?? []))
  }

  private var letters: CreditCardLetters? { CreditCardLetters(comparison, today: today) }

  /// The file of the months of paying the same, else of paying the minimum; nil where both never end.
  private var csv: Address? {
    if comparison.fixed.isCleared { return link.csv(of: "fixed") }
    return comparison.minimum.isCleared ? link.csv(of: "minimum") : nil
  }

  /// The tone of the help box, stronger where the figures show a debt problem.
  private var tone: HelpBox.Tone {
    let isLong = (comparison.fixed.cleared?.months.count ?? .max) > 120
    return isLong || comparison.isBelowMinimum ? .strong : .calm
  }

  /// True when help stands inside the answer: the payment never clears the card, or is below the
  /// minimum.
  private var holdsHelp: Bool {
    !comparison.fixed.isCleared || comparison.isBelowMinimum
  }
}

// MARK: - The control

extension CreditCardSheet {
  /// The payment each month, and the payments that end it sooner.
  private var control: AnswerControl {
    let steps = PaymentSteps(comparison.payment, atLeast: comparison.firstMinimum)
    return AnswerControl(
      of: comparison.payment, CreditCardForm.payment, less: steps.less, more: steps.more,
      carrying: link.carried(without: [CreditCardForm.payment.name] + CreditCardForm.goalNames),
      wrong: calculation.wrongControl,
      chips: comparison.offers.map(chip))
  }

  private func chip(_ offer: PaymentOffer) -> AnswerControl.Chip {
    guard let goal = comparison.goals.first(where: { $0.payment == offer.payment }) else {
      return AnswerControl.Chip(
        more: offer.payment, than: comparison.payment, to: link.paying(offer.payment))
    }
    return AnswerControl.Chip(
      id: "\(goal.months)", Term(months: goal.months).words, goal.payment.short,
      to: link.paying(goal.payment))
  }
}

// MARK: - The way on

extension CreditCardSheet {
  /// A fixed payment and why it differs, a 0% card, all debts together.
  private var next: WhatNext {
    let rule = form.values[CreditCardForm.rule]
    return WhatNext(
      fixedPayment,
      transfer.map { .init(.init("Would a 0% card cost less?", $0)) },
      .init(
        .init(
          "More than one debt? See them all in one plan",
          PlanTool.address(
            beginningWith: form.balance, apr: form.apr, basis: form.basis,
            rule: rule, instalment: rule == .custom ? comparison.firstMinimum : nil))))
  }

  /// The effect of a fixed payment, and in pounds the guide to it; nil where the payment is below
  /// the minimum or the only one.
  private var fixedPayment: WhatNext.Step? {
    guard let fixed = comparison.fixed.cleared, fixed.months.count > 1,
      !comparison.isBelowMinimum, comparison.minimum.cleared?.isLevel != true
    else { return nil }
    guard form.currency == .gbp else {
      return .init("A fixed payment stays the same when the minimum falls.")
    }
    return .init(
      "A fixed amount by Direct Debit keeps the payment the same when the minimum falls.",
      .init("How minimum payments work", Address("/guides/minimum-payments")))
  }

  /// The calculator that works out what moving this balance to another card saves; nil where there
  /// is little to save, and where advice comes first.
  private var transfer: Address? {
    guard let fixed = comparison.fixed.cleared, fixed.months.count > 1, fixed.interest.isPositive,
      !comparison.isBelowMinimum
    else { return nil }
    return BalanceTransferTool.address(
      moving: form.balance, apr: form.apr, basis: form.basis, payment: comparison.payment)
  }
}

// MARK: - A wanted time

extension CreditCardSheet {
  /// The questions for a wanted time, opened once one was answered.
  private var goals: HTML {
    details(
      "Pay it off by a date", isOpen: isGoalAsked,
      """
      \(goal("by", at: "by-goal", own.monthAheadInput(CreditCardForm.by)))
      \(isAskedInMonths ? nil : target)\(goal(
        "months", at: "months-goal",
        own.textInput(CreditCardForm.months, label: "Or in how many months?", width: .number)))
      \(isAskedInMonths ? target : nil)
      """)
  }

  /// The payment for the wanted time, below the question that was answered.
  private var target: HTML? {
    sentences.target.map { sentence in
      """
      <p class="note \(isTooSmall ? "small" : "own")" id="target">\(sentence.html)\(targetLink)</p>

      """
    }
  }

  private var isAskedInMonths: Bool { own.typed.typed(CreditCardForm.months.name) != nil }

  private var isGoalAsked: Bool {
    comparison.target != nil || own.hasMistake(in: CreditCardForm.goalQuestions)
  }

  /// The state of the fields of this answer.
  private var own: FormState { calculation.mistakes ?? calculation.state }

  private var isTooSmall: Bool { comparison.targetIsBelowMinimum }

  /// A form for one way of saying when the card is to be clear.
  ///
  /// A month and a number of months are never sent together. Its answer comes below it, so without
  /// scripts the page opens there.
  private func goal(_ name: StaticString, at place: StaticString, _ question: HTML) -> HTML {
    """
    <form class="goal" id="\(place.description)"\(action: .here().with(fragment: place)) \
    method="get" target="_self" novalidate data-swap>
    \(hiddenInputs(link.carried(without: CreditCardForm.goalNames) + [(Stepper.shown, comparison.payment.plain)]))\
    \(question)
    <button class="second" id="\(name.description)-show">See the payment</button>
    </form>
    """
  }

  private var targetLink: HTML? {
    guard !isTooSmall else { return nil }
    return comparison.target.map {
      " <a\(href: link.paying($0.payment)) target=\"_self\" data-swap>See paying \($0.payment.short)</a>"
    }
  }
}

extension AnswerLink {
  /// The same card with another payment, and no wanted time.
  func paying(_ payment: Money) -> Address {
    changing(
      (CreditCardForm.payment.name, payment.plain), without: CreditCardForm.goalNames)
  }

  /// The months of one way of paying, which no wanted time changes.
  func csv(of plan: StaticString) -> Address {
    file(
      ".csv", without: CreditCardForm.goalNames, adding: [("plan", plan.description)])
  }
}
