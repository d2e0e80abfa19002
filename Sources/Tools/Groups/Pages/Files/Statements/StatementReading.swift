import Calendars
import Finance
import Forms
import GroupsFormulas

/// A statement that is being read: what its file makes certain, what somebody has said, and what is
/// still to be asked.
struct StatementReading {
  let file: StatementFile
  let currency: Currency
  private(set) var columns: StatementColumns
  /// The rows of the chosen days; all of them until the order of dates is known.
  private(set) var rows: [StatementFile.Row] = []
  private(set) var dates: StatementDates?
  private(set) var spent: StatementSign?
  /// The names of the questions that have to be answered.
  private(set) var asks: [String] = []
  /// The lines; empty while something is to be asked.
  private(set) var lines: [StatementLine] = []
  /// What was rounded, in a sentence.
  private(set) var notes: [String] = []

  static let mostLines = 200

  static let tooMany = UnreadableGroupFile(
    "The file has more than \(mostLines) lines: choose its days")

  /// Reads a file as far as it can be.
  init(
    _ file: StatementFile, _ answers: inout FormReading, in ledger: GroupLedger
  ) throws(StatementRefusal) {
    let form: StatementForm
    do throws(InvalidForm) { form = try StatementForm(&answers) } catch { throw .form(error) }
    self.file = file
    currency = file.currency ?? form.currency ?? ledger.currency
    columns = StatementColumns(file.header).replaced(by: form)
    let isOFX = file.currency != nil
    dates = isOFX ? .ymd : form.dates
    spent = isOFX ? .minus : form.spent
    findDates()
    findSign()
    if columns.text == nil { asks.insert(StatementForm.text.name, at: min(asks.count, 1)) }
    let isOrderKnown = dates != nil && columns.date != nil
    rows = isOrderKnown ? rows(from: form.from, to: form.to) : file.rows
    guard asks.isEmpty else {
      if isOrderKnown, rows.count > Self.mostLines { throw .file(Self.tooMany.sentence) }
      return
    }
    do throws(UnreadableGroupFile) { try read() } catch { throw .file(error.sentence) }
  }

  /// The rows of some days, and those whose date cannot be read, which are named later.
  private func rows(from: CalendarDate?, to: CalendarDate?) -> [StatementFile.Row] {
    guard from != nil || to != nil else { return file.rows }
    return file.rows.filter { row in
      guard let date = dates?.date(row.text(in: columns.date)) else { return true }
      return (from ?? date) <= date && date <= (to ?? date)
    }
  }

  private func cells(_ column: Int?) -> [String] {
    file.rows.map { $0.text(in: column) }.filter { !$0.isEmpty }
  }

  private mutating func findDates() {
    guard columns.date != nil else { return asks.append(StatementForm.date.name) }
    guard dates == nil else { return }
    let texts = cells(columns.date)
    let fitting = StatementDates.fitting(texts)
    if fitting.count == 1 { dates = fitting[0] }
    // Dates in no order are a fault of a line, which is named later.
    if fitting.isEmpty { dates = .closest(to: texts) }
    if fitting.count > 1 { asks.append(StatementForm.dates.name) }
  }

  private mutating func findSign() {
    guard columns.out == nil || columns.received == nil else { return }
    guard let amount = columns.amount else { return asks.append(StatementForm.amount.name) }
    guard spent == nil else { return }
    let texts = cells(amount)
    let amounts = StatementAmounts(texts)
    if texts.contains(where: { amounts.number($0)?.isNegative == true }) {
      spent = .minus
    } else {
      asks.append(StatementForm.spent.name)
    }
  }

  // MARK: Its lines

  private mutating func read() throws(UnreadableGroupFile) {
    let spent = spentReader
    var (exact, rounded) = (ExactDecimal.zero, ExactDecimal.zero)
    for row in rows {
      guard let date = dates?.date(row.text(in: columns.date)) else {
        let place = ImportedPlace.line(row.line)
        throw dates == .ymd ? place.needsDate : place.needsRealDate
      }
      guard let number = spent(row), !number.isZero, let amount = number.money(in: currency),
        !amount.isZero
      else {
        throw ImportedPlace.line(row.line).doesNotAddUp
      }
      guard lines.count < Self.mostLines else { throw Self.tooMany }
      exact = exact + number.magnitude
      rounded =
        rounded
        + ExactDecimal(minorUnits: amount.absolute.minorUnits, digits: currency.digits)
      let bankID = file.currency == nil ? "" : row.text(in: StatementFile.ofxID)
      lines.append(
        StatementLine(
          number: row.line, date: date, text: row.text(in: columns.text).cut(to: 80),
          amount: amount,
          bankID: bankID.isEmpty ? nil : bankID))
    }
    guard !lines.isEmpty else { throw StatementFile.unknown }
    guard exact != rounded else { return }
    notes.append(
      "Amounts have more decimals than \(currency.name) have, and are rounded: "
        + "\(exact.text(places: currency.digits)) becomes \(rounded.text(places: currency.digits))")
  }

  /// Reads the amount of a row: above zero for money that was spent.
  var spentReader: (StatementFile.Row) -> ExactDecimal? {
    if let out = columns.out, let received = columns.received {
      let (outs, ins) = (reader(of: out), reader(of: received))
      return { row in
        let (paid, got) = (outs(row.text(in: out)), ins(row.text(in: received)))
        // A bank that writes zero in the other column means nothing there.
        switch (paid.flatMap { $0.isZero ? nil : $0 }, got.flatMap { $0.isZero ? nil : $0 }) {
        case (let paid?, nil): return paid
        case (nil, let got?): return -got
        default: return nil
        }
      }
    }
    let (amount, isSpentBelow) = (amountReader(of: columns.amount), spent == .minus)
    return { row in amount(row).map { isSpentBelow ? -$0 : $0 } }
  }

  /// Reads the amount of a row with its sign.
  func amountReader(of column: Int?) -> (StatementFile.Row) -> ExactDecimal? {
    let amounts = StatementAmounts(cells(column))
    return { row in amounts.number(row.text(in: column)) }
  }

  /// Reads a column of one direction; where all its amounts are below zero, the sign says nothing.
  private func reader(of column: Int) -> (String) -> ExactDecimal? {
    let texts = cells(column)
    let amounts = StatementAmounts(texts)
    let isBelow = texts.allSatisfy { amounts.number($0)?.isNegative ?? true }
    return { text in amounts.number(text).map { isBelow ? $0.magnitude : $0 } }
  }
}

extension StatementColumns {
  /// The columns with those that somebody has named in their place.
  fileprivate func replaced(by form: StatementForm) -> StatementColumns {
    var columns = self
    columns.choose(
      date: form.date.map { $0 - 1 }, text: form.text.map { $0 - 1 },
      amount: form.amount.map { $0 - 1 }, out: form.out.map { $0 - 1 },
      received: form.received.map { $0 - 1 })
    return columns
  }
}
