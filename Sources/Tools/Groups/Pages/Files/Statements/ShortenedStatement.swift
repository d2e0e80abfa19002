import Forms
import GroupsFormulas
import Identifiers
import Sealing
import State

// A form has room for a short statement. Of a longer one it takes the chosen days, and nothing but
// what is read of them.

extension StatementPreview {
  /// The most bytes that fit in a form, sealed and with a choice for each line.
  private static let mostBytes = 45_000

  /// The preview of a file that was read; nil where even the chosen days are too long.
  init?(of reading: StatementReading, _ form: Submission, for group: GroupID) {
    self.init(reading.file, form, for: group)
    guard !fits else { return }
    self.init(reading.shortened, reading.completing(form), for: group)
    guard fits else { return nil }
  }

  private var fits: Bool { packed.count <= Self.mostBytes }
}

extension StatementReading {
  private typealias Row = StatementFile.Row

  /// The form with what the whole file made certain and its chosen days alone may not.
  func completing(_ form: Submission) -> Submission {
    var form = form
    if let dates { form = form.typed(StatementForm.dates.name, otherwise: dates.rawValue) }
    if let spent { form = form.typed(StatementForm.spent.name, otherwise: spent.rawValue) }
    return form
  }

  /// The file with the chosen days alone and, once all columns are known, with nothing but those.
  ///
  /// A column may be called by two names, such as "Details of money in": it stays as it is.
  var shortened: StatementFile {
    guard let date = columns.date, let text = columns.text, let amounts = plainAmounts else {
      return file.with(rows)
    }
    let others = [date, text] + (file.currency == nil ? [] : [StatementFile.ofxID])
    return file.with(
      rows.map { row in
        let plain = amounts(row)
        return Row(
          line: row.line,
          cells: row.cells.enumerated().map { column, cell in
            others.contains(column) ? cell : plain[column] ?? ""
          })
      })
  }

  /// The amounts of a row by their columns, with a point and a sign: they read alike whatever the
  /// other rows of the column have.
  private var plainAmounts: ((Row) -> [Int: String])? {
    if let out = columns.out, let received = columns.received {
      let spent = spentReader
      return { row in
        guard let number = spent(row) else {
          return [out: row.text(in: out), received: row.text(in: received)]
        }
        let column = number.isNegative ? received : out
        return [column: number.magnitude.text(places: 0)]
      }
    }
    guard let column = columns.amount else { return nil }
    let amounts = amountReader(of: column)
    return { row in
      [column: amounts(row)?.text(places: 0) ?? row.text(in: column)]
    }
  }
}
