import LoanPages
import MortgageFormulas

/// The form of the mortgage calculator.
struct MortgageFormView {
  let state: FormState

  /// The questions.
  ///
  /// With an answer, the extra is asked beside the answer instead.
  func form(answered isAnswered: Bool) -> HTML {
    """
    <form class="card" method="get"\(action: .here()) target="_self" novalidate data-swap>
    <h2>Your mortgage</h2>
    \(state.textInput(MortgageForm.amount))
    \(state.textInput(MortgageForm.deposit))
    \(state.textInput(MortgageForm.rate))
    \(MortgageForm.term.html("How long is the mortgage for?", state))
    \(state.textInput(MortgageForm.fixMonths, width: .number))
    \(state.textInput(MortgageForm.nextRate))
    \(state.hidden(MortgageForm.extra, if: isAnswered))\
    \(group("Fee, start and savings", MortgageForm.feeAndDays, feeAndDays))
    \(group("Overpaying", MortgageForm.overpaying, overpaying(withExtra: !isAnswered)))
    \(group("Early repayment charge", MortgageForm.deal, deal))
    \(state.currencyFold(MortgageForm.currency))
    <button>Work it out</button>
    </form>
    """
  }

  /// The answers in one line: "£200,000 over 25 years, 4.5% for 2 years, then 7.49%".
  static func summary(_ result: MortgageResult) -> HTML {
    let terms = result.terms
    let then = terms.change.map { fix in
      " for <b>\(Term(months: fix.months).words)</b>, then <b>\(fix.nextRate.formatted)</b>" as HTML
    }
    return """
      <b>\(terms.principal.short)</b> over <b>\(terms.term.words)</b>, \
      <b>\(terms.rate.formatted)</b>\(then)
      """
  }

  /// Questions that most visitors leave, behind a line; open where one of them is wrong.
  private func group(_ title: HTML, _ questions: [any Question], _ content: HTML) -> HTML {
    details(title, isOpen: state.hasMistake(in: questions), content)
  }

  private var feeAndDays: HTML {
    """
    \(state.textInput(MortgageForm.fee))
    \(state.radios(
      MortgageForm.feeAdded, [Choice("no", "No, it’s paid at once"), Choice("yes", "Yes")]))
    \(state.dateInput(MortgageForm.start))
    \(state.radios(
      MortgageForm.interest,
      [Choice("monthly", "Every month is the same"), Choice("daily", "By the day")]))
    \(state.textInput(MortgageForm.savings))
    """
  }

  private func overpaying(withExtra: Bool) -> HTML {
    """
    \(withExtra ? state.textInput(MortgageForm.extra) : nil)
    \(state.textInput(MortgageForm.extraYearly))
    \(state.yearlyMonth(
      MortgageForm.extraYearlyMonth, from: withExtra ? nil : state.firstMonth))
    \(state.textInput(MortgageForm.lumpSum))
    \(MortgageForm.lumpSumPayment.html(state))
    \(state.radios(
      MortgageForm.effect,
      [
        Choice("term", "It shortens the mortgage: payments stay the same"),
        Choice("payment", "It lowers the payments that follow"),
      ]))
    """
  }

  private var deal: HTML {
    """
    \(state.textInput(MortgageForm.erc, width: .text))
    \(state.textInput(MortgageForm.allowancePercent))
    \(state.select(
      MortgageForm.allowanceBase,
      [
        Choice("january", "What you owed on 1 January"),
        Choice("deal", "What you owed when the deal began"), Choice("now", "What you owe by then"),
      ], chosen: state.chosen(MortgageForm.allowanceBase)))
    \(state.select(
      MortgageForm.allowanceYear,
      [Choice("calendar", "Calendar years"), Choice("deal", "Years of the deal")],
      chosen: state.chosen(MortgageForm.allowanceYear)))
    \(state.textInput(MortgageForm.allowanceBalance))
    \(state.textInput(MortgageForm.overpaid))
    \(state.textInput(MortgageForm.dealMonths, width: .number))
    """
  }
}
