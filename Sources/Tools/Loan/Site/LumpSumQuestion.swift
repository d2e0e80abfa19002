package import LoanFormulas
import Calendars
package import Finance
package import Forms

/// The question when a one-off extra is paid: by payment number, which takes precedence, or by
/// month.
package struct LumpSumQuestion: Question {
  /// The payment dates; nil when the answers they depend on are wrong.
  private let dates: PaymentDates?
  private let number: Field<Int?>

  /// An extra of nothing needs no day.
  package init(_ dates: PaymentDates?, orAtMost payments: Int, isNeeded: Bool) {
    self.dates = dates
    number = Self.number(upTo: dates?.count ?? payments, isNeeded: isNeeded)
  }

  /// Its number on any loan, where there is nothing yet to count.
  package static let number = number(upTo: 2_600, isNeeded: false)

  package static let month = MonthQuestion(
    "lump-sum", question: "When do you pay it?", subject: "Date of the one-off extra")

  package static let names = [number.name] + month.boxes

  private static func number(upTo most: Int, isNeeded: Bool) -> Field<Int?> {
    Field(
      "lump-sum-payment", question: "With which payment?",
      hint: "Its number, counted from the first. It is used in place of a month and year",
      missing: "Enter when you pay the one-off extra", subject: "Number of the payment",
      answer: Answer<Int>.whole(1...most).optional(unless: isNeeded))
  }

  package func answer(
    in submission: Submission, as currency: Currency
  ) throws(InvalidForm) -> Int? {
    let isNumbered = submission[number.name]?.contains { !$0.isWhitespace } ?? false
    guard !isNumbered, let day = try Self.month.answer(in: submission, as: currency) else {
      return try number.answer(in: submission, as: currency)
    }
    return try dates.map { dates throws(InvalidForm) in try number(of: day, in: dates) }
  }

  private func number(of day: CalendarDate, in dates: PaymentDates) throws(InvalidForm) -> Int {
    guard let number = dates.firstPayment(inMonthOf: day) else {
      let (first, last) = (dates.date(ofPayment: 1), dates.date(ofPayment: dates.count))
      let rule = "must be between \(first.monthAndYear) and \(last.monthAndYear)"
      throw InvalidForm(errors: [Self.month.error(at: Self.month.yearBox, rule)])
    }
    return number
  }
}
