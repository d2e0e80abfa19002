import CardsFormulas
import Finance
import Formats
import Forms

/// The form of a card.
struct CardForm: Form {
  let values: FormValues

  init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
  }

  static let questions: [any Question] = details.map(\.question)

  /// Every detail of a card, in page order: its question, its place in the details, and its member
  /// in a file.
  static let details = [
    CardDetail(name, \.name, in: "name", .text) { $0 },
    CardDetail(balance, \.balance, in: "balance", .money) { $0 },
    CardDetail(limit, \.limit, in: "limit", .money) { $0 },
    CardDetail(dueDay, \.dueDay, in: "dueDay", .count) { $0 },
    CardDetail(reminder, \.hasReminder, in: "reminder", .truth, isLook: true) { $0 },
    CardDetail(statementDay, \.statementDay, in: "statementDay", .nullable(.count)) { $0 },
    CardDetail(apr, \.apr, in: "apr", .nullable(.number)) { $0?.plain },
    CardDetail(minimum, \.minimum, in: "minimum", .nullable(.money)) { $0 },
    CardDetail(style, \.style, in: "style", .code, isLook: true) { $0 },
  ]

  /// The details of a card in this currency, as the form gives them.
  func details(in currency: Currency) -> CardDetails {
    Self.details.reduce(into: CardDetails(in: currency)) { $1.set(values, &$0) }
  }

  static let name = Field(
    "name", question: "Name of the card", hint: "As you call it, like “Blue” or “Shopping”",
    missing: "Enter a name for the card", subject: "Name", reader: .name(upTo: 80, example: "Visa"))

  static let balance = Field(
    "balance", question: "Balance",
    hint: "What you owe on it now. If you’re in credit, put a minus first, like −20",
    missing: "Enter how much you owe on the card, or 0", subject: "Balance",
    reader: .moneyOrCredit)

  static let limit = Field(
    "limit", question: "Credit limit",
    hint: "It’s on your statement or in your app. Put 0 if you don’t know it",
    missing: "Enter the credit limit of the card, or 0 if you do not know it",
    subject: "Credit limit", reader: .moneyOrZero)

  static let dueDay = Field(
    "due-day", question: "Payment due day",
    hint: "Like 24. For 31, we’ll use the last day of shorter months",
    missing: "Enter the day of the month when the payment is due", subject: "Payment due day",
    reader: .whole(1...31))

  static let reminder = Field(
    "reminder", question: "Remind me when the payment is due", subject: "Reminder",
    reader: .ticked)

  static let statementDay = Field(
    "statement-day", question: "Statement day",
    hint: "The day of the month when your statement is made",
    subject: "Statement day", reader: Reader<Int>.whole(1...31).optional)

  static let apr = Field(
    "apr", question: "Interest rate (APR)",
    hint: "The yearly rate for purchases, like 21.9%. Leave this blank if you don’t know",
    subject: "Interest rate", reader: Reader<Percentage>.percentage(upTo: mostAPR).optional)

  static let minimum = Field(
    "minimum", question: "Minimum payment",
    hint: "On your last statement. Leave this blank and we’ll estimate it",
    subject: "Minimum payment", reader: Reader<Money>.moneyOrZero.optional)

  static let style = Field(
    "style", question: "Colour", subject: "Colour", reader: .choice(otherwise: CardStyle.teal))

  private static let mostAPR = Percentage(tenThousandths: 999_9900)
}

extension CardDetails {
  /// Reads the details that were sent, in the currency of the cards.
  init(_ submission: Submission, in currency: Currency) throws(InvalidForm) {
    var reading = FormReading(submission, in: currency)
    self = try CardForm(&reading).details(in: currency)
  }

  /// The texts that give the same details when they are typed.
  var typed: [(String, String)] { CardForm.details.map { ($0.name, $0.typed(self)) } }
}
