/// The sign of money that was spent, in a column of amounts.
enum StatementSign: String, CaseIterable, Sendable {
  case minus, plus
}

/// The questions about a statement: how its file is to be read, and which days of it.
struct StatementForm: Form {
  let values: FormValues

  static let questions: [any Question] =
    columns + [spentWord, dates, spent, amounts, currency, from, to] as [any Question]

  init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
  }

  var columnCurrency: Int? { values[Self.columnCurrency] }
  var direction: Int? { values[Self.direction] }
  var dates: StatementDates? { values[Self.dates] }
  var spent: StatementSign? { values[Self.spent] }
  var amounts: WrittenAmount.DecimalSign? { values[Self.amounts] }
  var currency: Currency? { values[Self.currency] }
  var from: CalendarDate? { values[Self.from] }
  var to: CalendarDate? { values[Self.to] }

  private static func column(_ name: String, _ question: String) -> Field<Int?> {
    Field(
      "column-\(name)", question: question, subject: "Column “\(question)”",
      described: "The number of a column, from 1, where no header says it alone",
      reader: Reader<Int>.whole(1...StatementFile.mostColumns).optional)
  }

  static let date = column("date", "Date")
  static let text = column("text", "What for")
  static let amount = column("amount", "Amount")
  static let out = column("out", "Paid out")
  static let received = column("in", "Paid in")
  static let columnCurrency = column("currency", "Currency")
  static let direction = column("direction", "Spent or received")
  static let columns = [date, text, amount, out, received, columnCurrency, direction]

  static let spentWord = Field(
    "spent-word", question: "Word for money spent", subject: "Word for money spent",
    described: "A word of “column-direction” that means spent; may be sent several times",
    reader: Reader<String>.text(upTo: 120, example: "DR").optional)

  static let amounts = Field(
    "amounts", question: "Decimals are after", subject: "Decimal sign",
    described: "The decimal sign of amounts such as 1.234, which can be read in two ways",
    reader: Reader<WrittenAmount.DecimalSign>.choice.optional)

  static let dates = Field(
    "dates", question: "Dates are", subject: "Order of dates",
    described: "The order of dates that could be read in several",
    reader: Reader<StatementDates>.choice.optional)

  static let spent = Field(
    "spent", question: "Money spent is", subject: "Sign of money spent",
    described: "The sign of money spent, where no amount is below zero",
    reader: Reader<StatementSign>.choice.optional)

  static let currency = Field(
    "currency", question: "Currency", subject: "Currency",
    described: "The currency of a CSV file; the group’s without it",
    reader: Reader<Currency>.currency.optional)

  static let from = Field(
    "from", question: "From (optional)", subject: "From", reader: GroupPaymentForm.day.optional)
  static let to = Field(
    "to", question: "To (optional)", subject: "To", reader: GroupPaymentForm.day.optional
  ).checked { to, reading in
    GroupPaymentForm.mistake(from: reading[from] ?? nil, to: to)
  }
}
