import BalanceTransferFormulas
import PlanPages

/// The answer of the balance transfer calculator: figures, chart, control, offer, details.
struct BalanceTransferSheet {
  let calculation: Calculation<BalanceTransfer>

  private var transfer: BalanceTransfer { calculation.result }
  private var today: CalendarDate { calculation.site.today }
  private var link: AnswerLink { calculation.link }

  var sheet: AnswerSheet {
    let sentences = BalanceTransferSentences(transfer: transfer)
    let help = HelpBox(currency: calculation.state.currency, tone: tone)
    let inside: HTML? =
      holdsHelp
      ? "\(calculation.site.layout.helpBox(help, on: BalanceTransferPage.address))\n" : nil
    return AnswerSheet(
      sentences.inShort, about: transfer.terms.inShort, at: link.page,
      help: holdsHelp ? nil : help,
      asking: RateQuestion(transfer.terms.rate.apr, in: BalanceTransferForm.apr.name, link),
      notes: [sentences.warning].compactMap(\.self), saying: sentences.answer,
      whole: sentences.whole,
      """
      \(BalanceTransferFigures(transfer: transfer).html)
      \(inside)\
      \(BalanceTransferChart(transfer: transfer, today: today).html)\
      \(control.html)
      \(sentences.limit.map { "<p class=\"note\" id=\"limit-note\">\($0.html)</p>\n" as HTML })\
      \(BalanceTransferOffer(calculation: calculation).html)
      """,
      next: next,
      details: """
        \(Self.care)
        \(BalanceTransferYears(transfer: transfer, start: CalendarMonth(of: today)).html)
        \(BalanceTransferExplanation(form: calculation.form).html)

        """,
      files: [
        (AnswerTools.report, link.file(".pdf")),
        (AnswerTools.table, link.file(".csv", adding: [("plan", "move")])),
      ])
  }

  /// The tone of the help box, stronger where the figures show a debt problem.
  private var tone: HelpBox.Tone {
    holdsHelp || transfer.payment < transfer.firstMinimum ? .strong : .calm
  }

  /// True when help stands inside the answer: neither way clears the balance, or the payment is
  /// below the minimum.
  private var holdsHelp: Bool { transfer.isWorthIt == nil || transfer.isTypedBelowMinimum }

  /// The facts before somebody applies.
  ///
  /// Sources: help pages of TotallyMoney ("How does this work?": a soft search cannot be seen by
  /// lenders) and NimbleFins ("Credit cards with eligibility check"), read on 23 November 2026.
  private static let care = details(
    "Before you apply",
    """
    <ul>
    <li>An eligibility checker shows your chances, and lenders can’t see it. A full application \
    they can.</li>
    <li>Missing a payment can end the offer.</li>
    <li>Spending on the new card often costs more than the transfer.</li>
    </ul>
    """)
}

// MARK: - The way on

extension BalanceTransferSheet {
  /// A fixed payment on time, all debts together, and in pounds the guide to rates.
  private var next: WhatNext {
    let (terms, basis) = (transfer.terms, calculation.form.basis)
    let isBritish = calculation.state.currency == .gbp
    let fixed = isBritish ? "A fixed amount by Direct Debit" : "A fixed automatic payment"
    let plan = PlanTool.address(
      beginningWith: terms.balance, apr: terms.rate.apr, basis: basis)
    return WhatNext(
      holdsHelp || transfer.stay.cleared?.months.count == 1
        ? nil : .init("\(fixed) is on time every month, and stays the same."),
      .init(.init("More than one debt? See them all in one plan", plan)),
      isBritish ? .init(.init("What APR means", Address("/guides/apr"))) : nil)
  }
}

// MARK: - The control

extension BalanceTransferSheet {
  /// The payment each month, staying or moving.
  private var control: AnswerControl {
    let steps = PaymentSteps(transfer.payment, atLeast: transfer.firstMinimum)
    return AnswerControl(
      of: transfer.payment, BalanceTransferForm.payment, less: steps.less, more: steps.more,
      carrying: link.carried(without: [BalanceTransferForm.payment.name]),
      wrong: calculation.wrongControl,
      chips: transfer.offers.map(chip))
  }

  private func chip(_ offer: PaymentOffer) -> AnswerControl.Chip {
    guard offer.payment == transfer.clearsWithinOffer else {
      return AnswerControl.Chip(
        more: offer.payment, than: transfer.payment, to: link.paying(offer.payment))
    }
    return AnswerControl.Chip(
      id: "in-time", "Paid off in \(transfer.terms.offerLength)", offer.payment.short,
      to: link.paying(offer.payment))
  }
}

extension AnswerLink {
  /// The same card and offer with another payment.
  func paying(_ payment: Money) -> Address {
    changing((BalanceTransferForm.payment.name, payment.plain))
  }
}

extension BalanceTransferTerms {
  /// The card and the offer in a few words.
  var inShort: String {
    "\(balance.short) at \(rate.apr.formatted) APR, to \(offerRate.apr.formatted) for "
      + offerLength
  }

  /// The length of the offer in months, as card companies state it: "20 months".
  var offerLength: String { offerMonths == 1 ? "1 month" : "\(offerMonths) months" }
}

extension BalanceTransfer {
  /// True when the visitor typed a payment below the minimums; one that we chose is no cause for
  /// alarm.
  var isTypedBelowMinimum: Bool { isBelowMinimum && terms.payment != nil }
}
