/// Questions that a form asks again and again: about each debt, each one-off payment, each card.
///
/// Each entry has its own questions. Their names end in its number (`balance-1`) or in an id
/// (`apr-1f2e3d4c`):
///
///     static let debts = Repeated("debts", of: (1...9).map(DebtFields.init))
///     form.debts.map(\.balance)  // the balance of each debt that was filled in
package struct Repeated<Entry: RepeatedEntry>: Question {
  /// The name of all answers together, which no other question of the form has.
  package let name: String
  /// Every entry that there can be, in page order.
  package let entries: [Entry]

  /// Questions about some entries.
  ///
  /// - Parameters:
  ///   - name: The name of all answers together.
  ///   - entries: Every entry that there can be, in page order.
  package init(_ name: String, of entries: [Entry]) {
    self.name = name
    self.entries = entries
  }

  /// The texts about all entries; only what every form needs is required.
  package var parameters: [FormParameter] {
    let nothing = Submission()
    return entries.flatMap { entry in
      let isNeeded = entry.isThere(in: nothing)
      return entry.questions.parameters.map { isNeeded ? $0 : $0.optional }
    }
  }

  /// The entries with something sent, right or wrong.
  package func entries(in submission: Submission) -> [Entry] {
    entries.filter { $0.isThere(in: submission) }
  }

  /// The answers about each entry that is there.
  ///
  /// - Parameter reading: The submission.
  /// - Returns: The answers, in page order.
  /// - Throws: The mistakes in all of them, in page order.
  package func value(in reading: inout FormReading) throws(InvalidForm) -> [EntryValues<Entry>] {
    let there = entries(in: reading.submission)
    let values = try reading.values(of: there.flatMap(\.questions))
    return there.map { EntryValues(entry: $0, values: values) }
  }
}

/// One of the entries of a repeated question.
package protocol RepeatedEntry: Sendable {
  /// The questions about the entry, in page order.
  var questions: [any Question] { get }

  /// True when something was sent about the entry, or when there is no form without it.
  func isThere(in submission: Submission) -> Bool
}

/// The answers about one entry, each under the name of its question.
@dynamicMemberLookup
package struct EntryValues<Entry: RepeatedEntry>: Sendable {
  package let entry: Entry
  fileprivate let values: FormValues

  /// The answer to a question about the entry.
  package subscript<SomeQuestion: Question>(dynamicMember path: KeyPath<Entry, SomeQuestion>)
    -> SomeQuestion.Value
  {
    values[entry[keyPath: path]]
  }

  /// The answers about a part of the entry.
  package subscript<Part: RepeatedEntry>(dynamicMember path: KeyPath<Entry, Part>) -> EntryValues<
    Part
  > {
    EntryValues<Part>(entry: entry[keyPath: path], values: values)
  }
}
