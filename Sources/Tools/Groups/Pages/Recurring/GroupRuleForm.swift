import GroupsFormulas

/// The form of a payment that comes again: the questions of every payment but its day, and when it
/// comes.
struct GroupRuleForm: Form {
  let values: FormValues

  static let questions: [any Question] =
    GroupPaymentForm.first + [every, first, until, times]
    + GroupPaymentForm.others.filter { $0.name != GroupPaymentForm.date.name }

  init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
  }

  var every: Recurrence.Every { values[Self.every] }
  var first: CalendarDate { values[Self.first] }

  static let every = Field(
    "every", question: "How often?", missing: "Choose how often it comes", subject: "How often",
    reader: Reader<Recurrence.Every>.choice)

  static let first = Field(
    "first", question: "First on", missing: "Enter the day on which it comes first",
    subject: "First on", reader: GroupPaymentForm.day)

  static let until = Field(
    "until", question: "Last on (optional)", subject: "Last on",
    described: "The last day; for ever without it and without `times`",
    reader: GroupPaymentForm.day.optional
  ).checked { until, reading in
    GroupPaymentForm.mistake(from: reading[first], to: until)
  }

  static let times = Field(
    "times", question: "Or how many times?", subject: "How many times",
    described: "The number of payments, in place of `until`",
    reader: Reader<Int>.whole(1...Recurrence.mostTimes).optional
  ).checked { times, reading in
    guard times != nil, reading[until] ?? nil != nil else { return nil }
    return "Give a last day or a number of times, not both"
  }

  private var end: Recurrence.End {
    values[Self.until].map { .until($0) } ?? values[Self.times].map { .times($0) } ?? .never
  }

  /// The payment that comes again, of a form with its payment and its schedule.
  ///
  /// - Throws: The mistakes of both, in page order.
  static func recurrence(_ reading: inout GroupPaymentReading) throws(InvalidForm) -> Recurrence {
    let form = try reading.schedule()
    var payment = try reading.payment()
    payment.date = form.first
    payment.serial = 0
    return Recurrence(payment, every: form.every, end: form.end)
  }
}

extension Recurrence {
  /// The fields of the form that give this recurrence in a group that counts in a currency.
  func typed(in currency: Currency) -> Submission {
    let form = payment.typed(in: currency).omitting([GroupPaymentForm.date.name]).adding([
      (GroupRuleForm.every.name, every.rawValue), (GroupRuleForm.first.name, first.iso),
    ])
    switch end {
    case .never: return form
    case .until(let date): return form.adding([(GroupRuleForm.until.name, date.iso)])
    case .times(let count): return form.adding([(GroupRuleForm.times.name, String(count))])
    }
  }
}

extension Recurrence.Every {
  /// “every month”.
  var words: String { self == .fortnight ? "every two weeks" : "every \(rawValue)" }
}
