import LoanFormulas

/// The form of the loan calculator.
struct LoanFormView {
  let state: FormState

  /// The questions.
  ///
  /// With an answer, the extra is asked beside the answer instead.
  func form(answered isAnswered: Bool) -> HTML {
    let isUsual = isAnswered && isUsual
    let first = isAnswered ? state.firstMonth : nil
    return """
      <form class="card" method="get"\(action: .here()) target="_self" novalidate data-swap>
      <h2>Your loan</h2>
      \(state.textInput(LoanForm.amount))
      \(state.currencyFold(LoanForm.currency))
      \(state.textInput(LoanForm.downPayment))
      \(state.textInput(LoanForm.rate))
      \(LoanForm.term.html(LoanForm.term.question, state))
      \(isUsual ? Self.usualCourse : course)
      \(isUsual ? Self.usualPayments : payments)
      \(state.hidden(LoanForm.extra, if: isAnswered))\
      \(isUsual ? Self.usualMore[first] : more(withExtra: !isAnswered, from: first))
      <button>Work it out</button>
      </form>
      """
  }

  /// True when the questions that most visitors leave are at their defaults, which are drawn once.
  private var isUsual: Bool { state.areUsual(Self.seldomAnswered) }

  private static let seldomAnswered =
    [LoanForm.currency, LoanForm.kind, LoanForm.frequency] + LoanForm.courseQuestions
    + LoanForm.optional.filter { $0.name != LoanForm.extra.name }

  private static let usual = LoanFormView(state: FormState(currency: LoanForm.usualCurrency))
  private static let usualCourse = usual.course
  private static let usualPayments = usual.payments
  private static let usualMore = Drawn(for: (1...12).map(Optional.some)) { month in
    usual.more(withExtra: false, from: month)
  }

  /// The answers in one line: "£180,000 at 4.25% for 30 years".
  var summary: HTML {
    let loan = state.known(LoanForm.amount).map { amount in
      amount - (state.known(LoanForm.downPayment) ?? .zero(amount.currency))
    }
    let rate = state.known(LoanForm.rate).map { "<b>\($0.formatted)</b>" as HTML }
    let then: HTML? = state.isUnchanged([LoanForm.laterRates]) ? nil : " at first"
    return "\(loan.map { "<b>\($0.short)</b> at " as HTML })\(rate)\(then)\(length)"
  }

  /// The length of the loan: " for 30 years", or " paying £250 each month".
  private var length: HTML? {
    state.known(LoanForm.duration).map { duration in
      duration.payment.map { " paying <b>\($0.short)</b> \(frequency.eachTime)" as HTML }
        ?? " for <b>\(duration.term.words)</b>"
    }
  }

  /// The questions about what else was agreed, which most visitors leave blank.
  private var course: HTML {
    details(
      "A rate that changes, or other terms",
      isOpen: state.hasMistake(in: LoanForm.courseQuestions),
      """
      <p>Leave blank whatever your loan doesn’t have. Payments are counted from the first.</p>
      \(state.textInput(LoanForm.payment))
      \(each: Array(rates), { "\(state.textInput($0.rate))\n\(state.textInput($0.from, width: .number))\n" })\
      \(state.textInput(LoanForm.interestOnly, width: .number))
      \(state.textInput(LoanForm.balloon))
      """)
  }

  /// The rates that were sent, and the next one.
  private var rates: ArraySlice<LoanRateFields> {
    let last = LoanForm.laterRates.entries(in: state.typed).last?.number ?? 1
    return LoanForm.laterRates.entries.prefix(last)
  }

  /// The questions about payments, which most visitors leave at their defaults.
  private var payments: HTML {
    let kind = state.known(LoanForm.kind) == .interestOnly ? "Interest-only" : "Repayment"
    let paid =
      switch frequency {
      case .monthly: "monthly"
      case .fortnightly: "every two weeks"
      case .weekly: "weekly"
      }
    return details(
      "<b>\(kind)</b> loan, paid \(paid). <span class=\"change\">Change</span>",
      isOpen: state.hasMistake(in: [LoanForm.kind, LoanForm.frequency]),
      """
      \(state.radios(
        LoanForm.kind,
        [
          Choice("repayment", "Repayment: it’s paid off at the end"),
          Choice("interest-only", "Interest-only: you still owe it all at the end"),
        ]))
      \(state.radios(
        LoanForm.frequency,
        [
          Choice("monthly", "Every month"), Choice("fortnightly", "Every two weeks"),
          Choice("weekly", "Every week"),
        ]))
      """)
  }

  private var frequency: PaymentFrequency { state.known(LoanForm.frequency) ?? .monthly }

  /// The month of the yearly extra by its name, where payments are monthly; else the number of the
  /// payment in the year.
  private func yearlyMonth(from first: Int?) -> HTML {
    let field = LoanForm.extraYearlyMonth.adapted(to: state.reading)
    return frequency == .monthly
      ? state.yearlyMonth(field, from: first) : state.textInput(field, width: .number)
  }

  private func more(withExtra: Bool, from first: Int?) -> HTML {
    details(
      "Extra payments, start date and lender", isOpen: state.hasMistake(in: LoanForm.optional),
      """
      \(withExtra ? state.textInput(LoanForm.extra) : nil)
      \(state.textInput(LoanForm.extraYearly))
      \(yearlyMonth(from: first))
      \(state.textInput(LoanForm.lumpSum))
      \(LoanForm.lumpSumPayment.html(state))
      \(state.dateInput(LoanForm.start))
      \(state.textInput(LoanForm.lender, width: .text))
      """)
  }
}

extension FormState {
  /// The hidden fields: those of a frame, and the extra if it stands elsewhere.
  package func hidden(_ extra: Field<Money>, if isElsewhere: Bool) -> HTML {
    hiddenInputs(typed.values(of: Embedding.names + (isElsewhere ? [extra.name] : [])))
  }

  /// The month of the yearly extra by its name, or its box where that is wrong.
  ///
  /// A blank page is kept for longer than a day, so it knows no first month.
  package func yearlyMonth(_ field: Field<Int>, from first: Int?) -> HTML {
    error(for: field.name) == nil
      ? select(field, LoanForm.yearlyMonths(from: first), chosen: chosen(field))
      : textInput(field, width: .number)
  }

  /// The month of the first payment; nil where the start is wrong.
  package var firstMonth: Int? {
    known(LoanForm.start).map { CalendarMonth(of: $0).addingMonths(1).month }
  }
}

extension LoanForm {
  /// The months of an extra once a year, by the number of its payment in the year.
  ///
  /// They are numbers where the month of the first payment is not known.
  fileprivate static func yearlyMonths(from first: Int?) -> [Choice] {
    (1...12).map { Choice("\($0)", words(ofPayment: $0, from: first)) }
  }

  private static func words(ofPayment number: Int, from first: Int?) -> String {
    let isUsual = number == 12
    guard let first else {
      return isUsual
        ? "With every 12th payment"
        : "With payments \(number), \(number + 12), \(number + 24) …"
    }
    let month = CalendarMonth.names[(first + number - 2) % 12]
    return isUsual ? "With every 12th payment, in \(month)" : "\(month)"
  }
}
