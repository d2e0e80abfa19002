import GroupsFormulas

/// The members of a payment that comes again, in the JSON of its group and in files.
enum RuleInFile {
  /// A rule that is not deleted.
  struct Told {
    let rule: GroupLedger.Rule
    let recurrence: Recurrence
    /// The days on which a payment is due that the group does not have.
    let due: [CalendarDate]

    /// `nil` for the mark of a deleted rule.
    init?(_ rule: GroupLedger.Rule, due: [CalendarDate] = []) {
      guard let recurrence = rule.recurrence else { return nil }
      self.rule = rule
      self.recurrence = recurrence
      self.due = due
    }
  }

  /// A rule in a file.
  static let shape = Shape<Told> { members }

  /// A rule in the JSON of its group.
  static let told = Shape<Told> {
    members
    Member("due", .list(.date)) { $0.due }
  }

  static let deleted = Shape { marks }

  private static let members = Members<Told> {
    marks.of { $0.rule }
    every
    first
    until
    times
    PaymentInFile.undated.of { $0.recurrence.payment }
  }

  private static let marks = Members<GroupLedger.Rule> {
    id
    position
    revision
  }

  static let every = FileMember("every", .code, \Told.recurrence.every)
  static let first = FileMember("first", .date, \Told.recurrence.first)
  static let until = FileMember("until", .nullable(.date)) { (told: Told) -> CalendarDate? in
    if case .until(let date) = told.recurrence.end { date } else { nil }
  }
  static let times = FileMember("times", .nullable(.count)) { (told: Told) -> Int? in
    if case .times(let count) = told.recurrence.end { count } else { nil }
  }

  static let id = FileMember("id", .id(), \GroupLedger.Rule.id)
  static let position = FileMember("position", .count, \GroupLedger.Rule.position)
  static let revision = FileMember("revision", .count, \GroupLedger.Rule.revision)
}
