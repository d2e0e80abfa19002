package import StudentLoanUKFormulas

/// The answer to a form: what is taken, what a year does, and when the rest is written off.
package struct StudentLoanUKResult: CalculatorResult {
  package let form: StudentLoanUKForm
  package let loan: StudentLoanUK
  /// Nil where no year was typed.
  package let writeOffs: [StudentLoanUK.WriteOff]?
  /// Nil where no balance was typed.
  package let year: StudentLoanUK.Year?

  package init(_ form: StudentLoanUKForm) throws(MoneyOverflow) {
    self.form = form
    let loan = try StudentLoanUK(
      earning: form.yearly, paid: form.paid, by: form.plans, in: form.taxYear)
    self.loan = loan
    writeOffs = form.due.map { due in
      StudentLoanUK.writeOffs(of: form.plans, due: due, older: form.older, on: form.today)
    }
    guard let balance = form.balance, let rate = form.rate else {
      year = nil
      return
    }
    year = try loan.year(owing: balance, at: rate)
  }

  /// True when the tax year is over.
  var isPast: Bool { form.taxYear < TaxYear(of: form.today) }

  /// The last month in which a part of the loan is written off; nil where it is not known, or has passed.
  var end: CalendarMonth? {
    let months = writeOffs?.compactMap(\.month) ?? []
    guard let last = months.max(by: { $0.months(until: $1) > 0 }), months.count == writeOffs?.count,
      CalendarMonth(of: form.today).months(until: last) > 0
    else { return nil }
    return last
  }

  /// The loan followed to its end with so much paid at once, as if nothing changed; nil where balance
  /// or end is not known, or a figure does not fit.
  func course(paying extra: Money = .zero(.gbp)) -> StudentLoanUKCourse? {
    guard let balance = form.balance, let rate = form.rate, let end, balance >= extra else {
      return nil
    }
    let months = CalendarMonth(of: form.today).months(until: end)
    return try? StudentLoanUKCourse(owing: balance - extra, at: rate, upTo: months, loan)
  }
}
