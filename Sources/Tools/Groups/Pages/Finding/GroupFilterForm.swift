import GroupsFormulas

/// The form that finds payments: words, days, a category, a person.
struct GroupFilterForm: Form {
  let values: FormValues

  static let questions: [any Question] = [find, from, to, category, member]

  init(_ reading: inout FormReading, in group: GroupLedger) throws(InvalidForm) {
    let member = Self.member.checked { member, _ in
      member.map { group[member: $0] == nil } == true ? "Choose a person from the list" : nil
    }
    values = try reading.values(of: [Self.find, Self.from, Self.to, Self.category, member])
  }

  static let find = Field(
    "find", question: "Words", subject: "Words",
    described: "Words that are each in the title or in the name of somebody who paid or shares",
    reader: .text(upTo: 80, example: "Dinner").otherwise { _ in "" })

  static let from = day("from", "From")
  static let to = day("to", "To").checked { to, reading in
    GroupPaymentForm.mistake(from: reading[from] ?? nil, to: to)
  }

  /// The category; empty for all of them.
  static let category = Field(
    "category", question: "Kind", subject: "Kind",
    described: "A category, or “none” for payments without one",
    reader: .text(upTo: PaymentCategory.longestName, example: "food").otherwise { _ in "" })

  static let member = Field(
    "member", question: "Person", subject: "Person",
    described: "The id of somebody who paid or shares",
    reader: Reader<MemberID>.text("must be one of the people in the list", .id) {
      MemberID(text: $0.trimmed)
    }.optional)

  private static func day(_ name: String, _ question: String) -> Field<CalendarDate?> {
    Field(
      name, question: question, subject: question, described: "A day, included",
      reader: GroupPaymentForm.day.optional)
  }

  /// True if somebody looks for payments, even with an empty form.
  static func isAsked(in query: Submission) -> Bool {
    questions.contains { query[$0.name] != nil }
  }

  var filter: PaymentFilter {
    let category = values[Self.category]
    return PaymentFilter(
      finding: values[Self.find], from: values[Self.from], to: values[Self.to],
      category: PaymentCategory.isNone(category)
        ? .none : PaymentCategory(named: category).map { .named($0) } ?? .any,
      member: values[Self.member])
  }
}

/// A filter with the form that it came from.
struct GroupFiltering {
  let filter: PaymentFilter
  let state: FormState
}
