import Finance
import Forms

/// The form of a card.
struct CardForm: Form {
  let answers: Answers

  init(_ reading: inout FormReading) throws(InvalidForm) {
    answers = try reading.answers(to: Self.questions)
  }

  static let questions: [any Question] = [
    name, balance, limit, dueDay, reminder, statementDay, apr, minimum, style,
  ]

  /// The card's details, as the form gives them.
  var details: CardDetails {
    CardDetails(
      name: name, balance: balance, limit: limit, dueDay: dueDay, statementDay: statementDay,
      apr: apr, minimum: minimum, hasReminder: reminder, style: style)
  }

  static let name = Field(
    "name", question: "Name of the card", hint: "As you call it, like “Blue” or “Shopping”",
    missing: "Enter a name for the card", subject: "Name", answer: .name(upTo: 80, example: "Visa"))

  static let balance = Field(
    "balance", question: "Balance",
    hint: "What you owe on it now. If you’re in credit, put a minus first, like −20",
    missing: "Enter how much you owe on the card, or 0", subject: "Balance",
    answer: .moneyOrCredit)

  static let limit = Field(
    "limit", question: "Credit limit", hint: "It’s on your statement or in your app",
    missing: "Enter the credit limit of the card, or 0 if you do not know it",
    subject: "Credit limit", answer: .moneyOrZero)

  static let dueDay = Field(
    "due-day", question: "Payment due day",
    hint: "The day of the month, from 1 to 31. In a shorter month it is the last day",
    missing: "Enter the day of the month when the payment is due", subject: "Payment due day",
    answer: .whole(1...31))

  static let reminder = Field(
    "reminder", question: "Remind me when the payment is due", subject: "Reminder",
    answer: .ticked)

  static let statementDay = Field(
    "statement-day", question: "Statement day (optional)",
    hint: "The day of the month when your statement is made",
    subject: "Statement day", answer: Reader<Int>.whole(1...31).optional)

  static let apr = Field(
    "apr", question: "Interest rate (APR)", hint: "The yearly rate for purchases, like 21.9%",
    subject: "Interest rate", answer: Reader<Percentage>.percentage(upTo: mostAPR).optional)

  static let minimum = Field(
    "minimum", question: "Minimum payment", hint: "On your last statement",
    subject: "Minimum payment", answer: Reader<Money>.moneyOrZero.optional)

  static let style = Field(
    "style", question: "Colour", subject: "Colour", answer: .choice(otherwise: CardStyle.teal))

  private static let mostAPR = Percentage(tenThousandths: 999_9900)
}

extension CardDetails {
  /// Reads the details that were sent, in the currency of the cards.
  init(_ submission: Submission, in currency: Currency) throws(InvalidForm) {
    var reading = FormReading(submission, in: currency)
    self = try CardForm(&reading).details
  }

  /// The texts that give the same details when they are typed.
  var typed: [(String, String)] {
    [
      (CardForm.name.name, name), (CardForm.balance.name, balance.typed),
      (CardForm.limit.name, limit.typed),
      (CardForm.dueDay.name, String(dueDay)), (CardForm.reminder.name, hasReminder ? "on" : "off"),
      (CardForm.statementDay.name, statementDay.map { String($0) } ?? ""),
      (CardForm.apr.name, apr?.plain ?? ""), (CardForm.minimum.name, minimum?.typed ?? ""),
      (CardForm.style.name, style.rawValue),
    ]
  }
}
