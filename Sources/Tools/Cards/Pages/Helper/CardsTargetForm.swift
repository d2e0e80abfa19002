import CardsFormulas

/// The form of the helper: the budget, its aim and the target utilisation.
struct CardsTargetForm: Form {
  let values: FormValues

  init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
  }

  init(_ submission: Submission, in currency: Currency) throws(InvalidForm) {
    var reading = FormReading(submission, in: currency)
    try self.init(&reading)
  }

  var budget: Money? { values[Self.budget] }
  var aim: CardsAim { values[Self.aim] }
  var target: Percentage { values[Self.target] }

  static let questions: [any Question] = [budget, aim, target]

  static let budget = Field(
    "budget", question: "What you can pay this month", subject: "What you can pay",
    reader: Reader<Money>.moneyOrZero.optional)

  static let aim = Field(
    "aim", question: "After the minimum payments, what comes first?",
    subject: "What comes first", reader: .choice(otherwise: CardsAim.interest))

  static let target = Field(
    "target", question: "Target: how much of each limit to use",
    subject: "Share to reach",
    reader: Reader<Percentage>.percentage(upTo: .hundred, decimals: 2).otherwise { _ in
      CardsSituation.usualTarget
    })
}

extension CardsTarget {
  /// The payments on the cards of a wallet that a form asks for.
  init(_ wallet: Wallet, _ form: CardsTargetForm, today: CalendarDate) {
    self.init(
      CardsSituation(wallet: wallet, target: form.target, today: today, budget: form.budget),
      aim: form.aim)
  }
}
