import GroupsFormulas

/// The file of a preview on its way through the form that confirms it, with the answers so far.
struct StatementPreview: Equatable, Sendable {
  private(set) var group: GroupID
  private(set) var file: StatementFile
  private(set) var answers: Submission

  init(_ file: StatementFile, _ form: Submission, for group: GroupID) {
    self.group = group
    self.file = file
    answers = Self.answers(in: form)
  }

  static func answers(in form: Submission) -> Submission {
    let word = StatementForm.spentWord.name
    let words = form.all(word).filter { !$0.trimmed.isEmpty }.prefix(StatementReading.mostWords)
    return Submission(form.values(of: StatementForm.questions.map(\.name).filter { $0 != word }))
      .adding(words.map { (word, $0) })
  }

  /// A form with the answers so far to the questions that it leaves out.
  ///
  /// A field that is sent empty is an answer.
  static func completing(_ form: Submission, with answers: Submission) -> Submission {
    answers.filter { form[$0.name] == nil }.adding(form)
  }

  /// The answers of a form that say how such files are read, without the days that were chosen.
  static func lastingAnswers(in form: Submission) -> Submission {
    answers(in: form).omitting([StatementForm.from.name, StatementForm.to.name])
  }
}

extension StatementPreview: Kept {
  static let isDeflated = true
  static let blank = StatementPreview(.blank, Submission(), for: .blank)

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&group)
    try passage.pass(&file)
    try passage.pass(answers: &answers)
  }
}

extension Passage {
  /// Passes the answers for a statement.
  mutating func pass(answers: inout Submission) throws(MalformedBytes) {
    var entries = answers.entries.map { ($0.name, $0.text) }
    let most = StatementForm.questions.count + StatementReading.mostWords
    try passList(&entries, upTo: most, blank: ("", "")) { passage, entry throws(MalformedBytes) in
      try passage.pass(&entry.0)
      try passage.pass(&entry.1)
    }
    answers = Submission(entries)
  }
}

/// The preview of a statement for programs.
enum StatementJSON {
  struct Told {
    let token: String
    let reading: StatementReading
    let statement: GroupStatement
  }

  static let preview = Shape<Told> {
    Member("confirm", .text) { $0.token }
    Member("asks", .list(.text)) { $0.reading.asks }
    Member("lines", .list(line)) { $0.statement.entries }
    Member("spent", sums) { sums($0.statement, $0.statement.spent) }
    Member("received", sums) { sums($0.statement, $0.statement.received) }
    Member("currency", .nullable(.currency)) {
      $0.statement.isMixed ? nil : $0.statement.currencies[0]
    }
    Member("leftOut", .list(leftOut)) { $0.reading.leftOut }
    Member("notes", .list(.text)) { $0.reading.notes }
  }

  /// A sum; an object by currency where a statement has several.
  private static let sums = Shape<Either<Money, [(String, Money)]>>.either(.money, or: .map(.money))

  private static func sums(
    _ statement: GroupStatement, _ sums: [Money]
  ) -> Either<Money, [(String, Money)]> {
    statement.isMixed ? .second(sums.map { ($0.currency.code, $0) }) : .first(sums[0])
  }

  private static let leftOut = Shape<StatementLeftOut> {
    Member("line", .count) { $0.line }
    Member("why", .text) { $0.why.code }
  }

  private static let line = Shape<GroupStatement.Entry> {
    Member("line", .count) { $0.line.number }
    Member("date", .date) { $0.line.date }
    Member("text", .text) { $0.line.text }
    Member("amount", .money) { $0.line.amount.absolute }
    Member("currency", .currency) { $0.line.amount.currency }
    Member("spent", .truth) { $0.line.isSpent }
    Member("here", .truth) { $0.isHere }
    Member("choice", .text) { $0.usual.rawValue }
  }
}
