import GroupsFormulas

/// Reads a statement: from its file, from the answers so far, or else it lists what has to be asked.
struct StatementReading {
  let file: StatementFile
  /// The currency of lines that do not say their own.
  let currency: Currency
  /// True where nothing says that currency: it is that of the group.
  let isCurrencyTaken: Bool
  private(set) var columns: StatementColumns
  /// The readable amounts of each column that has some.
  private let written: [Int: [WrittenAmount]]
  /// The rows of the chosen days; all of them until the order of dates is known.
  private(set) var rows: [StatementFile.Row] = []
  private(set) var dates: StatementDates?
  /// The last day that a payment is taken from; a later one has no likely date.
  private let lastDay: Int
  private(set) var spent: StatementSign?
  private(set) var amounts: WrittenAmount.DecimalSign?
  /// The words for money that was spent, in the column of directions; in lower case.
  private(set) var spentWords: Set<String> = []
  /// All words of that column, in the order of the file.
  private(set) var words: [String] = []
  /// The names of the questions that have to be answered.
  private(set) var asks: [String] = []
  /// The lines; empty until all questions are answered.
  private(set) var lines: [StatementLine] = []
  private(set) var leftOut: [StatementLeftOut] = []
  /// Sentences about amounts that were rounded, and fees that were added.
  private(set) var notes: [String] = []

  static let mostLines = 200
  /// The most different words in a column of directions.
  static let mostWords = 8

  static let tooMany = UnreadableGroupFile(
    "The file has more than \(mostLines) lines: choose its days")

  var isOFX: Bool { file.currency != nil }

  /// Reads a file; stops at the questions if any are open.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - answers: The answers so far.
  ///   - ledger: The group.
  ///   - sign: The sign of money spent in the last file with these columns; nil where none is known.
  ///   - isForQuestions: True to stop at the questions even if none is open.
  /// - Throws: What is wrong with the file or with an answer.
  init(
    _ file: StatementFile, _ answers: inout FormReading, in ledger: GroupLedger,
    before sign: StatementSign? = nil, isForQuestions: Bool = false
  ) throws(StatementRefusal) {
    let form: StatementForm
    do throws(InvalidForm) { form = try StatementForm(&answers) } catch { throw .form(error) }
    self.file = file
    columns = StatementColumns(file.header)
    columns.choose(form, in: file.header)
    columns.look(into: file)
    columns.findCurrency(in: file, form)
    written = columns.withAmounts.reduce(into: [:]) { written, column in
      written[column] = file.cells(column).compactMap { WrittenAmount($0) }
    }
    let stated = file.cells(columns.currency)
    let codes = Set(stated.compactMap { Currency(code: $0) })
    let said =
      file.currency ?? form.currency ?? (codes.count == 1 ? codes.first : nil)
      ?? file.currency(inNameOf: columns.amount ?? columns.out)
    currency = said ?? ledger.currency
    isCurrencyTaken = said == nil && codes.isEmpty
    if codes.isEmpty { columns.currency = nil }
    let isOFX = file.currency != nil
    dates = isOFX ? .ymd : form.dates
    lastDay = StatementDates.lastDay(from: answers.today)
    spent = isOFX ? .minus : form.spent
    amounts = form.amounts
    let isUnsaid =
      form.currency == nil
      && (codes.isEmpty && !stated.isEmpty || columns.doubtfulCurrency != nil)
    ask(form, answers, before: sign, isCurrencyUnsaid: isUnsaid)
    let isOrderKnown = dates != nil && columns.date != nil
    rows = isOrderKnown ? rows(from: form.from, to: form.to) : file.rows
    guard asks.isEmpty else {
      if isOrderKnown, rows.count > Self.mostLines { throw .file(Self.tooMany.sentence) }
      return
    }
    guard !isForQuestions else { return }
    do throws(UnreadableGroupFile) { try read() } catch { throw .file(error.sentence) }
  }

  /// The currency of a row; nil where its column does not say it.
  func currency(of row: StatementFile.Row) -> Currency? {
    columns.currency == nil ? currency : Currency(code: row.text(in: columns.currency))
  }

  /// The rows of some days, and those whose date cannot be read, which are named later.
  private func rows(from: CalendarDate?, to: CalendarDate?) -> [StatementFile.Row] {
    guard from != nil || to != nil else { return file.rows }
    return file.rows.filter { row in
      guard let date = dates?.date(row.text(in: columns.date)) else { return true }
      return (from ?? date) <= date && date <= (to ?? date)
    }
  }

  // MARK: Questions

  /// Lists what has to be asked, and finds the rest out.
  private mutating func ask(
    _ form: StatementForm, _ answers: FormReading, before sign: StatementSign?,
    isCurrencyUnsaid: Bool
  ) {
    findDates(answers.today)
    findDirection(form, answers.submission)
    findSign(before: sign)
    if !isOFX { findAmounts(isCurrencyKnown: form.currency != nil) }
    if isCurrencyUnsaid, !asks.contains(StatementForm.currency.name) {
      asks.append(StatementForm.currency.name)
    }
    if columns.text == nil { asks.insert(StatementForm.text.name, at: min(asks.count, 1)) }
  }

  private mutating func findDates(_ today: CalendarDate) {
    guard columns.date != nil else { return asks.append(StatementForm.date.name) }
    guard dates == nil else { return }
    let texts = file.cells(columns.date).filter(StatementDates.isDate)
    let fitting = StatementDates.fitting(texts, today: today)
    // Dates in no order are a fault of a line, which is left out.
    dates = fitting.count == 1 ? fitting[0] : fitting.isEmpty ? .closest(to: texts) : nil
    if dates == nil { asks.append(StatementForm.dates.name) }
  }

  private mutating func findDirection(_ form: StatementForm, _ answers: Submission) {
    guard let column = columns.direction else { return }
    var seen: Set<String> = []
    words = file.cells(column).filter { seen.insert($0.lowercased()).inserted }
    let known = words.map { $0.lowercased() }
    let typed = answers.all(StatementForm.spentWord.name).map { $0.trimmed.lowercased() }
    spentWords = Set(typed.filter { known.contains($0) })
    guard spentWords.isEmpty else { return }
    if !words.isEmpty, known.allSatisfy(StatementWords.isKnown) {
      spentWords = StatementWords.spent.intersection(known)
    } else if words.count <= Self.mostWords, !words.isEmpty,
      form.direction != nil || StatementColumns.isCertainDirection(file.header[column])
    {
      asks.append(StatementForm.spentWord.name)
    } else {
      (columns.direction, words) = (nil, [])
    }
  }

  private mutating func findSign(before sign: StatementSign?) {
    guard columns.out == nil || columns.received == nil else { return }
    guard let amount = columns.amount else { return asks.append(StatementForm.amount.name) }
    guard spent == nil else { return }
    let amounts = amounts(of: amount)
    let (debits, credits) = (amounts.has(.debit), amounts.has(.credit))
    if amounts.hasNegative, columns.direction == nil, sign == .plus {
      // A payment of a card looks like what another bank writes for money spent.
      asks.append(StatementForm.spent.name)
    } else if amounts.hasNegative || columns.direction != nil {
      spent = .minus
    } else if debits != credits {
      // What has no letters is the other way round.
      spent = debits ? .minus : .plus
    } else {
      asks.append(StatementForm.spent.name)
    }
  }

  private mutating func findAmounts(isCurrencyKnown: Bool) {
    let read = columns.withAmounts.map { amounts(of: $0) }
    let currencies =
      columns.currency == nil
      ? [currency] : file.cells(columns.currency).compactMap { Currency(code: $0) }
    if Set(currencies).contains(where: { currency in read.contains { $0.isOpen(in: currency) } }) {
      asks.append(StatementForm.amounts.name)
    }
    guard !isCurrencyKnown, columns.currency == nil else { return }
    if read.contains(where: { $0.isForeign(to: currency) }) {
      asks.append(StatementForm.currency.name)
    }
  }

  func amounts(of column: Int) -> StatementAmounts {
    StatementAmounts(
      written[column] ?? [], settled: isOFX ? .decimals : amounts.map { .sign($0) },
      mustSuit: columns.currency != nil)
  }

  // MARK: Its lines

  private mutating func read() throws(UnreadableGroupFile) {
    leftOut = file.headings.map { StatementLeftOut($0, because: .heading) }
    let (amount, fee, dated) = (spentReader, feeReader, datedPlaces)
    var sums = StatementSums()
    for (place, row) in rows.enumerated() {
      let found = amount(row)
      if let why = reason(row, found, place, dated) {
        leftOut.append(StatementLeftOut(row, because: why))
      } else if let line = line(row, found, fee, &sums) {
        guard lines.count < Self.mostLines else { throw Self.tooMany }
        lines.append(line)
      }
    }
    noteDoubtfulSigns()
    let missed = leftOut.compactMap { $0.refusal(dates) }
    if let first = missed.first, missed.count > lines.count { throw first }
    guard !lines.isEmpty else { throw rows.isEmpty ? Self.noneOfTheDays : StatementFile.unknown }
    notes += sums.notes
  }

  private static let noneOfTheDays = UnreadableGroupFile(
    "The file has no line of the days that you chose")

  /// Says that most amounts of one column count as received: the statements of some cards write what was
  /// spent above zero.
  private mutating func noteDoubtfulSigns() {
    guard !isOFX, spent == .minus, columns.direction == nil, columns.out == nil else { return }
    let received = lines.count { !$0.isSpent }
    guard received * 2 > lines.count, received < lines.count else { return }
    notes.append(
      "\(received) of \(lines.count) amounts are above zero and count as received. On a card they may be "
        + "what was spent: then change “Money spent is”")
  }

  /// The places from the first row with a date to the last; nil where none has one.
  private var datedPlaces: ClosedRange<Int>? {
    func hasDate(_ row: StatementFile.Row) -> Bool {
      dates?.date(row.text(in: columns.date)) != nil
    }
    guard let first = rows.firstIndex(where: hasDate), let last = rows.lastIndex(where: hasDate)
    else { return nil }
    return first...last
  }

  private func line(
    _ row: StatementFile.Row, _ found: Found,
    _ fee: (StatementFile.Row, Currency) -> ExactDecimal?, _ sums: inout StatementSums
  ) -> StatementLine? {
    guard let date = dates?.date(row.text(in: columns.date)), case .amount(let number) = found,
      let currency = currency(of: row), let amount = number.money(in: currency)
    else { return nil }
    sums.add(number, amount, fee: fee(row, currency))
    let (id, account) = (StatementFile.ofxID, StatementFile.ofxAccount)
    return StatementLine(
      number: row.line, date: date, text: text(of: row).cut(to: GroupLedger.longestName),
      amount: amount, bankID: isOFX && !row.text(in: id).isEmpty ? row.text(in: id) : nil,
      account: isOFX ? row.text(in: account) : "")
  }

  /// The words of a row, from the first of its columns with words that has some.
  func text(of row: StatementFile.Row) -> String {
    let text = row.text(in: columns.text)
    guard text.isEmpty else { return text }
    return columns.otherTexts.lazy.map { row.text(in: $0) }.first { !$0.isEmpty } ?? ""
  }

  /// The reason why a row is left out; nil for one that is read.
  private func reason(
    _ row: StatementFile.Row, _ found: Found, _ place: Int, _ dated: ClosedRange<Int>?
  ) -> StatementLeftOut.Reason? {
    let (state, date) = (row.text(in: columns.state), row.text(in: columns.date))
    if StatementWords.isPending(state) { return .pending }
    if StatementWords.isReverted(state) { return .reverted }
    guard let day = dates?.date(date) else {
      return StatementWords.isPending(date) ? .pending : undated(row, found, place, dated)
    }
    guard day.dayNumber <= lastDay else { return .ahead }
    let isAtEnd = place == 0 || place == rows.count - 1
    if StatementWords.isBalance(text(of: row), isAtEnd: isAtEnd) { return .balance }
    switch found {
    case .none: return .noAmount
    case .zero: return .zero
    case .unreadable: return .unreadable
    case .overlong: return .overlong
    case .amount(let number):
      guard let currency = currency(of: row), let amount = number.money(in: currency) else {
        return .unreadable
      }
      return amount.isZero ? .zero : nil
    }
  }

  private func undated(
    _ row: StatementFile.Row, _ found: Found, _ place: Int, _ dated: ClosedRange<Int>?
  ) -> StatementLeftOut.Reason {
    let texts = row.cells.map(\.trimmed).filter { !$0.isEmpty }
    let hasAmount = ![Found.none, .unreadable, .overlong].contains(found)
    let isTotal = texts.first.map(StatementWords.isTotal) == true
    let isLast = dated.map { $0.upperBound < place } ?? false
    if isLast, isTotal { return .footer }
    guard !hasAmount else { return .noDate }
    if texts.count == 1, texts.first == row.text(in: columns.text) { return .continuation }
    if isLast { return .footer }
    if dated.map({ place < $0.lowerBound }) == true { return .heading }
    return row.text(in: columns.date).isEmpty || texts.count == 1 ? .continuation : .noDate
  }
}
