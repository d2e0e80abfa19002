import GroupsFormulas

/// The questions about a payment that comes again, besides those of every payment.
struct GroupRuleForm: Form {
  let values: FormValues

  static let questions: [any Question] = [every, first, until, times]

  init(_ reading: inout FormReading) throws(InvalidForm) {
    let until = Self.until.checked { until, reading in
      guard let until, let first = reading[Self.first] else { return nil }
      return until < first ? "The last day must not be before the first" : nil
    }
    let times = Self.times.checked { times, reading in
      guard times != nil, reading[Self.until] ?? nil != nil else { return nil }
      return "Give a last day or a number of times, not both"
    }
    values = try reading.values(of: [Self.every, Self.first, until, times])
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
    reader: GroupPaymentForm.day.optional)

  static let times = Field(
    "times", question: "Or how many times?", subject: "How many times",
    described: "The number of payments, in place of `until`",
    reader: Reader<Int>.whole(1...Recurrence.mostTimes).optional)

  /// The questions of a payment that come before these on the page.
  private static let before: [String] = [
    GroupPaymentForm.amount.name, GroupPaymentForm.currency.name, GroupPaymentForm.rate.name,
    GroupPaymentForm.title.name,
  ]

  private var end: Recurrence.End {
    values[Self.until].map { .until($0) } ?? values[Self.times].map { .times($0) } ?? .never
  }

  /// The payment that comes again, of a form with its payment and its schedule.
  ///
  /// - Throws: The mistakes of both, in page order.
  static func recurrence(
    _ reading: inout GroupPaymentReading
  ) throws(InvalidForm) -> Recurrence {
    var (ofPayment, ofSchedule): ([FieldError], [FieldError]) = ([], [])
    let payment = ofPayment.collect { () throws(InvalidForm) in try reading.payment() }
    let form = ofSchedule.collect { () throws(InvalidForm) in try reading.schedule() }
    guard var payment, let form else {
      let isBefore = ofPayment.prefix { Self.before.contains($0.field) }
      throw InvalidForm(errors: isBefore + ofSchedule + ofPayment.dropFirst(isBefore.count))
    }
    payment.date = form.first
    payment.serial = 0
    return Recurrence(payment, every: form.every, end: form.end)
  }
}

extension Recurrence {
  /// The fields of the form that give this recurrence.
  var typed: Submission {
    let form = payment.typed.omitting([GroupPaymentForm.date.name]).adding([
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
