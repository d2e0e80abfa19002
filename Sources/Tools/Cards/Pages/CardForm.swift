import CardsFormulas

/// The form of a card.
struct CardForm: Form {
  let values: FormValues

  init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions(about: reading[Self.kind] ?? .card))
  }

  /// All questions in the order of the page, where a debt that is not a card has its monthly payment
  /// above the day when it is due.
  private static func questions(about kind: DebtKind) -> [any Question] {
    let rest = [statementDay.name, style.name, reminder.name]
    let order =
      (kind == .card
        ? [dueDay.name, apr.name, minimum.name] : [minimum.name, dueDay.name, apr.name]) + rest
    return questions.filter { !order.contains($0.name) }
      + order.compactMap { name in questions.first { $0.name == name } }
  }

  static let questions: [any Question] = details.map(\.question)

  /// Every detail of a card, in the order of files: its question, its place in the details, and its
  /// member in a file.
  static let details = [
    CardDetail(kind, \.kind, in: "kind", .code, typed: \.rawValue) { $0 },
    CardDetail(name, \.name, in: "name", .text, typed: \.self) { $0 },
    CardDetail(balance, \.balance, in: "balance", .money, typed: \.typed) { $0 },
    CardDetail(limit, \.limit, in: "limit", .money, typed: \.typed) { $0 },
    CardDetail(dueDay, \.dueDay, in: "dueDay", .nullable(.count), typed: typedDay) { $0 },
    CardDetail(
      reminder, \.hasReminder, in: "reminder", .truth, isLook: true, typed: typedTick,
      read: { $0.bool.map(typedTick) }
    ) { $0 },
    CardDetail(
      statementDay, \.statementDay, in: "statementDay", .nullable(.count), typed: typedDay
    ) { $0 },
    CardDetail(apr, \.apr, in: "apr", .nullable(.number), typed: { $0?.plain ?? "" }) { $0?.plain },
    CardDetail(
      minimum, \.minimum, in: "minimum", .nullable(.money), typed: { $0?.typed ?? "" }
    ) { $0 },
    CardDetail(style, \.style, in: "style", .code, isLook: true, typed: \.rawValue) { $0 },
  ]

  private static func typedDay(_ day: Int?) -> String { day.map { "\($0)" } ?? "" }
  private static func typedTick(_ isTicked: Bool) -> String { isTicked ? "on" : "off" }

  /// The details of a card in this currency, as the form gives them.
  func details(in currency: Currency) -> CardDetails {
    Self.details.reduce(into: CardDetails(in: currency)) { $1.set(values, &$0) }
  }

  /// The name of the buttons that ask for the form of another kind.
  static let ask = "ask"

  static let kind = Field(
    "kind", question: "What is it?", subject: "Kind", reader: .choice(otherwise: DebtKind.card))

  static let name = name(of: "card").adapted {
    name(of: $0[kind] ?? .card == .card ? "card" : "debt")
  }

  private static func name(of thing: String) -> Field<String> {
    Field(
      "name", question: "Name", hint: "As you call it, like “Blue” or “Council tax”",
      missing: "Enter a name for the \(thing)", subject: "Name",
      reader: .name(upTo: 80, example: "Visa"))
  }

  static let balance = balance(on: "the card").adapted {
    guard $0[kind]?.canBeSpent != false else { return balanceOfLoan }
    return balance(on: $0[kind] == .overdraft ? "it" : "the card")
  }

  private static func balance(on thing: String) -> Field<Money> {
    Field(
      "balance", question: "Balance",
      hint: "What you owe on it now. If you’re in credit, put a minus first, like −20",
      missing: "Enter how much you owe on \(thing), or 0", subject: "Balance",
      reader: .moneyOrCredit)
  }

  /// The same for a debt that is never in credit.
  private static let balanceOfLoan = Field(
    "balance", question: "Balance", hint: "What you owe on it now",
    missing: "Enter how much you owe on it, or 0", subject: "Balance", reader: .moneyOrZero)

  private static let cardLimit = Field(
    "limit", question: "Credit limit",
    hint: "It’s on your statement or in your app. Put 0 if you don’t know it",
    missing: "Enter the credit limit of the card, or 0 if you do not know it",
    subject: "Credit limit", reader: .moneyOrZero)

  static let limit = agreedLimit.adapted { reading in
    switch reading[kind] {
    case .card, nil: cardLimit
    case .overdraft: agreedLimit
    default: limit(reader: Reader<Money>.moneyOrZero.ignored { .zero($0) })
    }
  }

  /// The same for an overdraft, which may have none.
  private static let agreedLimit = limit(
    reader: Reader<Money>.moneyOrZero.otherwise { .zero($0) })

  private static func limit(reader: Reader<Money>) -> Field<Money> {
    Field(
      "limit", question: "Agreed limit", subject: "Limit",
      described: "Credit limit, which a card needs, or agreed limit of an overdraft",
      reader: reader)
  }

  private static let cardDueDay = Field(
    "due-day", question: "Payment due day",
    hint: "Like 24. For 31, we’ll use the last day of shorter months",
    missing: "Enter the day of the month when the payment is due", subject: "Payment due day",
    reader: Reader<Int>.dayOfMonth.optional(unless: true))

  static let dueDay = dueDayIfKnown.adapted { reading in
    guard let kind = reading[kind], kind != .card else { return cardDueDay }
    return reading[reminder] == true ? dueDayToRemind : dueDayIfKnown
  }

  /// The same for a debt that asks for a reminder.
  private static let dueDayToRemind = Field(
    "due-day", question: "Payment due day",
    missing: "Enter the day when the payment is due, or leave the reminder off",
    subject: "Payment due day", reader: Reader<Int>.dayOfMonth.optional(unless: true))

  /// The same where a payment may be made on any day.
  private static let dueDayIfKnown = Field(
    "due-day", question: "Payment due day", hint: "Leave this blank if there is none",
    subject: "Payment due day",
    described: "Day of the month when the payment is due, which a card and a reminder need",
    reader: Reader<Int>.dayOfMonth.optional)

  static let reminder = Field(
    "reminder", question: "Remind me in my calendar when the payment is due", subject: "Reminder",
    reader: .ticked)

  private static let cardStatementDay = Field(
    "statement-day", question: "Statement day (optional)",
    hint: "The day of the month when your statement is made",
    subject: "Statement day", reader: Reader<Int>.dayOfMonth.optional)

  static let statementDay = cardStatementDay.adapted {
    $0[kind] ?? .card == .card ? cardStatementDay : noStatementDay
  }

  private static let noStatementDay = Field(
    "statement-day", question: "Statement day", subject: "Statement day",
    reader: Reader<Int>.dayOfMonth.optional.ignored { _ in nil })

  static let apr = cardAPR.adapted { reading in
    switch reading[kind] {
    case .loan: loanAPR
    case .overdraft: overdraftAPR
    case .payLater, .priority: aprOrZero
    case .card, nil: cardAPR
    }
  }

  private static let cardAPR = rate("The yearly rate for purchases, like 21.9%")
  private static let loanAPR = rate("The yearly rate in your agreement, like 9.9%")
  private static let overdraftAPR = rate("The yearly rate, which banks call EAR, like 39.9%")

  private static func rate(_ hint: String) -> Field<Percentage?> {
    Field(
      "apr", question: "Interest rate (APR)",
      hint: "\(hint). Leave this blank if you don’t know",
      subject: "Interest rate", reader: Reader<Percentage>.percentage(upTo: .mostAPR).optional)
  }

  /// The same for a debt that mostly has no interest.
  private static let aprOrZero = Field(
    "apr", question: "Interest rate (APR)", hint: "Leave this blank if there’s no interest",
    subject: "Interest rate",
    reader: Reader<Percentage>.percentage(upTo: .mostAPR).optional.otherwise { _ in .zero })

  private static let cardMinimum = Field(
    "minimum", question: "Minimum payment",
    hint: "On your last statement. Leave this blank and we’ll estimate it",
    subject: "Minimum payment", reader: Reader<Money>.moneyOrZero.optional)

  static let minimum = cardMinimum.adapted { reading in
    switch reading[kind] {
    case .loan, .payLater: instalment
    case .priority: agreed
    case .overdraft: ofOverdraft
    case .card, nil: cardMinimum
    }
  }

  private static let instalment = Field(
    "minimum", question: "Instalment a month", missing: "Enter the instalment of each month",
    subject: "Instalment", reader: Reader<Money>.moneyOrZero.optional(unless: true))

  private static let ofOverdraft = Field(
    "minimum", question: "Monthly payment",
    hint: "Leave this blank: most overdrafts ask for none",
    subject: "Monthly payment", reader: Reader<Money>.moneyOrZero.optional)

  private static let agreed = Field(
    "minimum", question: "Agreed a month", hint: "Leave this blank if nothing is agreed",
    subject: "Agreed amount", reader: Reader<Money>.moneyOrZero.optional)

  static let style = Field(
    "style", question: "Colour", subject: "Colour", reader: .choice(otherwise: CardStyle.teal))
}

extension CardDetails {
  /// Reads the details that were sent, in the currency of the cards.
  init(_ submission: Submission, in currency: Currency) throws(InvalidForm) {
    var reading = FormReading(submission, in: currency)
    try self.init(&reading)
  }

  /// Reads the details of a form.
  init(_ reading: inout FormReading) throws(InvalidForm) {
    self = try CardForm(&reading).details(in: reading.currency)
  }

  /// The texts that give the same details when they are typed.
  var typed: [(String, String)] { CardForm.details.map { ($0.name, $0.typed(self)) } }
}
