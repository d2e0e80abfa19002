/// A submission while its questions are read.
///
/// Each question is read when its answer is first needed, whether by the form, by another question
/// or by the page, and never again: the answer or its mistakes are remembered.
package struct FormReading: Sendable {
  package let submission: Submission
  package private(set) var currency: Currency
  package let today: CalendarDate
  private let context: (any Sendable)?

  /// The outcomes of the questions that were read, by their names.
  private var entries: [String: Entry] = [:]
  /// The money fields that were read, with the value of the sum in each; nil for a plain amount.
  private var sums: [(name: String, amount: Money?)] = []

  /// The outcome of a question that was read.
  fileprivate struct Entry: Sendable {
    let value: (any Sendable)?
    let mistakes: [FieldError]
  }

  /// A form that may ask for its currency.
  ///
  /// - Parameters:
  ///   - submission: The texts as sent.
  ///   - currency: The currency of the form when none was sent, or none that exists.
  ///   - field: The question for another currency; nil if there is none.
  ///   - today: The date on which the form is read; only questions about dates use it.
  ///   - context: What its questions are about, such as a group; nil if they stand alone.
  package init(
    _ submission: Submission, in currency: Currency, asking field: Field<Currency>? = nil,
    today: CalendarDate = .earliest, about context: (any Sendable)? = nil
  ) {
    self.submission = submission
    self.currency = currency
    self.today = today
    self.context = context
    if let field { self.currency = self[field] ?? currency }
  }

  /// The context of the form, such as the group that its questions are about.
  ///
  /// - Parameter type: Its type, which is that of the context that the reading was made with.
  /// - Returns: The context.
  package func context<Context>(_ type: Context.Type) -> Context {
    guard let context = context as? Context else {
      preconditionFailure("A form was read without its \(type)")
    }
    return context
  }

  /// The answer to a question; nil when it is wrong.
  package subscript<SomeQuestion: Question>(question: SomeQuestion) -> SomeQuestion.Value? {
    mutating get { try? value(of: question) }
  }

  /// The answer to a question.
  ///
  /// - Parameter question: A question that does not depend on itself by way of others.
  /// - Returns: The answer.
  /// - Throws: Every mistake in it, in page order.
  package mutating func value<SomeQuestion: Question>(
    of question: SomeQuestion
  ) throws(InvalidForm) -> SomeQuestion.Value {
    let name = question.name
    if let entry = entries[name] { return try entry.value(of: question) }
    do throws(InvalidForm) {
      let value = try question.value(in: &self)
      entries[name] = Entry(value: Known(value: value), mistakes: [])
      return value
    } catch {
      entries[name] = Entry(value: nil, mistakes: error.errors)
      throw error
    }
  }

  /// The answer to a field that may be left empty; if the answer is wrong, the value of an empty one.
  package mutating func valueOrUsual<Value>(_ field: Field<Value>) -> Value {
    guard let value = self[field] ?? field.valueWhenEmpty(in: currency) else {
      preconditionFailure("\(field.name) must not be empty, so it has no usual answer")
    }
    return value
  }

  /// The answers to several questions.
  ///
  /// - Parameter questions: The questions, in page order.
  /// - Returns: The answers, all of them right.
  /// - Throws: The mistakes of all questions, in page order.
  package mutating func values(
    of questions: [any Question]
  ) throws(InvalidForm) -> FormValues {
    let mistakes = mistakes(in: questions)
    guard mistakes.isEmpty else { throw InvalidForm(errors: mistakes) }
    return FormValues(entries: entries)
  }

  /// The mistakes in the answers to some questions, in the order of the questions.
  package mutating func mistakes(in questions: [any Question]) -> [FieldError] {
    questions.flatMap { mistakes(in: $0) }
  }

  private mutating func mistakes(in question: some Question) -> [FieldError] {
    do throws(InvalidForm) {
      _ = try value(of: question)
      return []
    } catch {
      return error.errors
    }
  }

  /// Makes the answer to a field wrong, for rules that only the form can check.
  ///
  /// - Parameters:
  ///   - field: The field to correct; one that is wrong already keeps its mistake.
  ///   - message: What is wrong with it.
  package mutating func refuse<Value>(_ field: Field<Value>, _ message: String) {
    guard self[field] != nil else { return }
    entries[field.name] = Entry(value: nil, mistakes: [field.error(message)])
  }

  /// The same form with some questions to be read again, in other texts.
  ///
  /// - Parameters:
  ///   - questions: The questions, and all that depend on them.
  ///   - submission: The texts, which differ in the answers to these questions only.
  /// - Returns: The reading, which remembers the answers to all other questions.
  package func rereading(
    _ questions: [any Question], in submission: Submission
  ) -> FormReading {
    var reading = FormReading(submission, in: currency, today: today, about: context)
    let again = Set(questions.map { $0.name } + questions.names)
    reading.entries = entries.filter { !again.contains($0.key) }
    reading.sums = sums.filter { !again.contains($0.name) }
    return reading
  }
}

extension FormReading {
  /// The value of the sum in a field, such as £15.50 for "12.50+3"; nil when its text is no sum.
  ///
  /// A sum that breaks another rule of its field, such as a limit, has an amount too.
  package func sum<Value>(in field: Field<Value>) -> Money? {
    if let known = sums.first(where: { $0.name == field.name }) { return known.amount }
    var reading = self
    _ = reading[field]
    return reading.sums.first { $0.name == field.name }?.amount
  }

  /// Remembers that a money field was read, with the value of a sum in it.
  mutating func note(_ sum: Money?, in name: String) { sums.append((name, sum)) }

  /// The values of the sums in a form, for a page that shows its texts in another way.
  ///
  /// - Parameters:
  ///   - submission: The texts of the page.
  ///   - moved: The new names of texts that are shown under another name.
  /// - Returns: A reading that has read nothing but the sums that are still there.
  package func showing(
    _ submission: Submission, moved: [String: String] = [:]
  ) -> FormReading {
    var reading = FormReading(submission, in: currency, today: today, about: context)
    reading.sums = sums.compactMap { name, amount in
      let shown = moved[name] ?? name
      return submission[shown] == self.submission[name] ? (shown, amount) : nil
    }
    return reading
  }
}

/// A correct value.
///
/// Keeps an optional value apart from a missing one.
private struct Known<Value: Sendable>: Sendable {
  let value: Value
}

extension FormReading.Entry {
  func value<SomeQuestion: Question>(of question: SomeQuestion) throws(InvalidForm)
    -> SomeQuestion.Value
  {
    guard let value else { throw InvalidForm(errors: mistakes) }
    guard let known = value as? Known<SomeQuestion.Value> else {
      preconditionFailure("Two questions of the form are called \(question.name)")
    }
    return known.value
  }
}

/// The answers to the questions of a form, all of them right.
///
/// Only a reading can make one.
package struct FormValues: Sendable {
  fileprivate let entries: [String: FormReading.Entry]

  /// The answer to a question, which must be in the list of the form.
  package subscript<SomeQuestion: Question>(question: SomeQuestion) -> SomeQuestion.Value {
    guard let known = entries[question.name]?.value as? Known<SomeQuestion.Value> else {
      preconditionFailure("\(question.name) is not in the list of its form")
    }
    return known.value
  }
}
